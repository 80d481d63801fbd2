import { el } from "../base/dom.js";
import { AreaView } from "./area-view.js";
import { arrange } from "./arrange.js";

/** The areas of a table, each where there is room for it: the hand apart, all others together. */

const HEAD = 24; // pixels of an area's title
const HEAD_VIEWS = 36; // with ways to look at it
const HAND_HEAD = 22;

/** A game's style sheet and symbols, once in each view. @param {HTMLElement} root @param {{ css?: string, defs?: string }} drawing @param {string} name */
export function installDrawing(root, { css = "", defs = "" }, name) {
  let holder = /** @type {HTMLElement | null} */ (root.querySelector(":scope > .cc-drawing"));
  if (holder?.dataset.name === name + css.length + defs.length) return;
  holder?.remove();
  holder = el("div", { class: "cc-drawing", "data-name": name + css.length + defs.length, "aria-hidden": "true" }, el("style", {}, css), el("div", { html: `<svg width="0" height="0"><defs>${defs}</defs></svg>` }));
  root.prepend(holder);
}

export class Stage {
  /** @param {import("./area-view.js").Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.node = el("div", { class: "cc-m-stage" });
    this.hand = el("div", { class: "cc-m-hand" });
    /** @type {Map<string, AreaView>} */ this.known = new Map();
    /** @type {Map<string, string>} how each area is looked at */ this.views = new Map();
    /** @type {any[]} */ this.areas = [];
    this.plan = { stage: "", hand: "" };
    this.shape = "";
  }

  /** Whether there is a hand. */
  get handed() {
    return this.areas.some((area) => area.role === "hand");
  }

  /** @param {any} area */
  viewOf(area) {
    const views = area.views ?? [];
    return views.find((/** @type {any} */ view) => view.id === this.views.get(area.id)) ?? views[0] ?? null;
  }

  /** Whether a thing lies on the table. @param {string} spot */
  has(spot) {
    return this.areas.some((area) => area.items.some((/** @type {any} */ item) => item.spot === spot));
  }

  /** @param {any[]} areas @param {import("./choosing.js").Choosing} choosing @param {Record<string, string>} words */
  draw(areas, choosing, words) {
    this.areas = areas;
    const more = choosing.unseen((spot) => this.has(spot));
    choosing.name(new Map([...areas.flatMap((area) => area.items), ...more].map((item) => [item.spot, item.label])));
    const nodes = { stage: /** @type {Node[]} */ ([]), hand: /** @type {Node[]} */ ([]) };
    for (const area of areas) {
      let view = this.known.get(area.id);
      if (!view) this.known.set(area.id, (view = new AreaView(this.hooks)));
      view.draw(area, more.filter((item) => item.at === area.id), this.viewOf(area), words);
      view.node.dataset.role = area.role;
      nodes[area.role === "hand" ? "hand" : "stage"].push(view.node);
    }
    for (const [id] of this.known) if (!areas.some((area) => area.id === id)) this.known.delete(id);
    settle(this.node, nodes.stage);
    settle(this.hand, nodes.hand);
  }

  /** @param {import("./choosing.js").Choosing} choosing @param {any} refused @param {Record<string, string>} words */
  mark(choosing, refused, words) {
    const told = refused ?? choosing.told();
    /** @type {Map<string, number[]>} */ const culprits = new Map();
    (told?.objections ?? []).forEach((/** @type {any} */ one, /** @type {number} */ number) => {
      for (const spot of one.spots) culprits.set(spot, [...(culprits.get(spot) ?? []), number + 1]);
    });
    const marks = {
      part: (/** @type {string} */ spot) => choosing.part(spot),
      picked: (/** @type {string} */ spot) => choosing.isPicked(spot),
      looked: refused?.gesture.spot ?? choosing.lookedSpot ?? choosing.pinnedSpot ?? "",
      culprits,
      ghosts: told?.objections?.length ? [] : (told?.ghosts ?? []),
      words,
    };
    for (const view of this.known.values()) view.mark(marks);
  }

  /** Give every area its place. @param {boolean} wide */
  layout(wide) {
    this.shape = wide ? "wide" : "tall";
    this.settle();
  }

  settle() {
    this.plan.stage = this.place(this.node, this.areas.filter((area) => area.role !== "hand"), this.plan.stage);
    this.plan.hand = this.place(this.hand, this.areas.filter((area) => area.role === "hand"), this.plan.hand);
  }

  /** @param {HTMLElement} room @param {any[]} areas @param {string} before */
  place(room, areas, before) {
    const { clientWidth: width, clientHeight: height } = room;
    if (!areas.length || !width || !height) return before;
    const parts = areas.map((area) => {
      const [wide, high] = this.known.get(area.id)?.size(this.viewOf(area)) ?? area.size;
      const head = area.role === "hand" ? HAND_HEAD : (area.views ?? []).length > 1 ? HEAD_VIEWS : HEAD;
      return { width: wide, height: high, main: area.role === "main", head };
    });
    const { places, plan } = arrange(parts, width, height, before);
    const top = this.shape === "wide" && room === this.hand ? Math.min(...places.map((place) => place.y)) : 0; // a rail is read from its top
    places.forEach((place, k) => {
      const view = /** @type {AreaView} */ (this.known.get(areas[k].id));
      view.scale = place.scale || 1;
      Object.assign(view.node.style, { left: `${place.x.toFixed(1)}px`, top: `${(place.y - top).toFixed(1)}px`, width: `${place.width.toFixed(1)}px`, height: `${place.height.toFixed(1)}px` });
      view.node.style.setProperty("--head", `${parts[k].head}px`);
    });
    return plan;
  }
}

/** Exactly these children, those that are there already left alone. @param {HTMLElement} room @param {Node[]} nodes */
function settle(room, nodes) {
  for (const child of [...room.childNodes]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, at) => room.childNodes[at] === node || room.insertBefore(node, room.childNodes[at] ?? null));
}
