import { button, el, replaceKeepingFocus } from "../base/dom.js";

/** A Bokeh chart where the page may have no BokehJS: Python then sends it, once per page. */

const NARROW_CHART = 560;
/** Where scripts leave their names. @type {any} */
const page = window;

export class ChartPanel {
  /** @param {widget.Model} model @param {HTMLElement} root @param {(gesture: any, answered?: boolean) => void} send */
  constructor(model, root, send) {
    this.model = model;
    this.root = root;
    this.send = send;
    this.shown = "";
    this.look = "";
    this.tools = el("div", { class: "cc-row" });
    this.figure = el("div", { class: "cc-chart", hidden: true });
    this.node = el("div", { class: "cc-chart-slot" }, this.tools, this.figure);
    this.onLook = () => this.figure.hidden || this.ask();
    this.scheme = matchMedia("(prefers-color-scheme: dark)");
    this.scheme.addEventListener("change", this.onLook);
    this.watcher = new MutationObserver(this.onLook);
    for (const node of [document.body, root]) this.watcher.observe(node, { attributeFilter: ["data-jp-theme-light", "data-theme"] });
  }

  /** How the page looks now: by night the ink is bright. */
  looks() {
    /** @type {any} */ const ink = getComputedStyle(this.root).color.match(/[\d.]+/g);
    return { dark: ink?.[0] > 128, narrow: this.root.clientWidth < NARROW_CHART };
  }

  /** Ask for the chart in the present look, once for each. */
  ask() {
    const looks = this.looks();
    if (JSON.stringify(looks) === this.look) return;
    this.look = JSON.stringify(looks);
    this.send({ kind: "chart", on: true, ...looks });
  }

  /** @param {any} chart @param {Record<string, string>} words */
  async draw(chart, words) {
    const act = button({
      label: chart ? words["chart-hide"] : words["chart-show"],
      pressed: Boolean(chart),
      act: () => (chart ? this.send({ kind: "chart", on: false }) : this.ask()),
      name: "chart",
    });
    replaceKeepingFocus(this.tools, act);
    const text = chart ? JSON.stringify(chart) : "";
    if (text === this.shown) return;
    this.shown = text;
    this.figure.hidden = !chart;
    this.figure.replaceChildren(el("p", { class: "cc-small" }, words["chart-wait"]));
    if (!chart) return (this.look = "");
    const bokeh = await this.bokeh(chart.version);
    if (this.shown !== text) return;
    const place = el("div", { role: "img", "aria-label": chart.label });
    this.figure.replaceChildren(place, el("p", { class: "cc-small" }, chart.unit));
    await bokeh.embed.embed_item(chart.item, place);
  }

  /** BokehJS of a version: the page's own, or the one that some widget has fetched or is fetching. @param {string} version */
  bokeh(version) {
    const known = () => page.Bokeh?.[version] ?? (page.Bokeh?.version === version && page.Bokeh);
    if (known()) return known();
    page.cardcityBokeh ??= {};
    const forget = () => delete page.cardcityBokeh[version]; // so that the next chart asks again
    return (page.cardcityBokeh[version] ??= this.fetched().then(known).finally(forget));
  }

  async fetched() {
    const packed = await new Promise((resolve) => {
      const take = (/** @type {{ kind: string }} */ message, /** @type {DataView[]} */ buffers) => {
        if (message.kind !== "bokeh") return;
        this.model.off("msg:custom", take);
        resolve(buffers[0]);
      };
      this.model.on("msg:custom", take);
      this.send({ kind: "bokeh" }, false);
    });
    const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const address = URL.createObjectURL(await new Response(text, { headers: { "Content-Type": "text/javascript" } }).blob());
    const { define } = page;
    page.define = undefined; // with a module loader on the page, scripts would register there instead
    try {
      await new Promise((onload, onerror) => document.head.append(el("script", { src: address, onload, onerror })));
    } finally {
      page.define = define;
      URL.revokeObjectURL(address);
    }
  }

  dispose() {
    this.scheme.removeEventListener("change", this.onLook);
    this.watcher.disconnect();
  }
}
