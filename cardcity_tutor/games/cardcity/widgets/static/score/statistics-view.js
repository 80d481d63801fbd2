import { el, replaceKeepingFocus } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { ChartPanel } from "./chart.js";

/** The figures of a chart. @param {{ head: string[], lines: string[][] }} table @param {string} title */
function figuresTable(table, title) {
  const cell = "text-align: start; padding: 4px 12px 4px 0; white-space: nowrap";
  const head = el(
    "tr",
    {},
    table.head.map((text) => el("th", { scope: "col", style: cell }, text)),
  );
  const lines = table.lines.map((line) =>
    el(
      "tr",
      {},
      line.map((text) => el("td", { style: cell }, text)),
    ),
  );
  // A region that scrolls by itself must be reachable by keyboard.
  return el(
    "div",
    { class: "cc-panel", style: "overflow-x: auto", role: "region", tabindex: 0, "aria-label": title },
    el("table", {}, el("thead", {}, head), el("tbody", {}, lines)),
  );
}

/** `StatisticsView` in the browser: the chart is asked for at once. */
export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    let drawn = "";
    const table = el("div");
    const view = new PlainView(model, host, (scene, words) => {
      const text = JSON.stringify([scene.table, scene.title]);
      if (text !== drawn) replaceKeepingFocus(table, figuresTable(scene.table, scene.title));
      drawn = text;
      chart.draw(scene.chart, words);
    });
    const chart = new ChartPanel(model, view.root, view.send);
    view.body.append(chart.node, table);
    const end = view.start(() => chart.dispose());
    requestAnimationFrame(() => chart.ask()); // its width is known once it stands on the page
    return end;
  },
};
