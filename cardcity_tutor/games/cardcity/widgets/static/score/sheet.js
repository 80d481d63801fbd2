import { dim, el } from "../base/dom.js";

/** The score sheet: income and all five victories, each line of which can light its cells. */

/** @typedef {{ title: string, detail: string, cite: string, value: string, cells: number[] }} SheetLine */

/** @param {any[]} sheet @param {Record<string, string>} words @param {(cells: number[] | null) => void} light */
export function scoreSheet(sheet, words, light) {
  const off = () => light(null);
  const line = (/** @type {SheetLine} */ item) => {
    const on = () => light(item.cells);
    return el(
      "tr",
      {},
      el(
        "th",
        { scope: "row" },
        el(
          "button",
          { type: "button", class: "cc-sheet-line", tabindex: -1, onfocus: on, onblur: off, onpointerenter: on, onpointerleave: off },
          el("b", {}, item.title),
          item.detail && el("small", {}, item.detail),
          el("small", { class: "cc-cite" }, item.cite),
        ),
      ),
      el("td", {}, item.value),
    );
  };
  const node = el(
    "div",
    { class: "cc-sheet", role: "group", "aria-label": words.sheet, "data-panel": "sheet" },
    sheet.map((column) =>
      el(
        "table",
        { class: `cc-panel ${column.what}` },
        el("caption", {}, column.title),
        el("tbody", {}, column.lines.map(line)),
        el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, words.total), el("td", {}, column.total))),
      ),
    ),
  );
  rove(node);
  return node;
}

/** All lines are one stop of the tabulator key; arrows go up and down, and from table to table. @param {HTMLElement} node */
function rove(node) {
  const rows = [...node.querySelectorAll("table")].map((table) => [...table.querySelectorAll("button")]).filter((lines) => lines.length);
  const all = rows.flat();
  if (all.length) all[0].tabIndex = 0;
  node.addEventListener("focusin", (event) => all.forEach((line) => (line.tabIndex = line === event.target ? 0 : -1)));
  node.addEventListener("keydown", (event) => {
    const line = /** @type {HTMLButtonElement} */ (event.target);
    const table = rows.findIndex((lines) => lines.includes(line));
    if (table < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = all.indexOf(line);
    const beside = (/** @type {number} */ by) => rows[(table + by + rows.length) % rows.length][0];
    /** @type {Record<string, () => HTMLButtonElement>} */
    const goals = {
      ArrowDown: () => all[at + 1],
      ArrowUp: () => all[at - 1],
      ArrowRight: () => beside(1),
      ArrowLeft: () => beside(-1),
      Home: () => all[0],
      End: () => all[all.length - 1],
    };
    const goal = goals[event.key];
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    goal()?.focus();
  });
}

/** The city as a picture whose other cells step back. @param {any} scene @returns {[HTMLElement, (cells: number[] | null) => void]} */
export function litPicture(scene) {
  const [x, y, w, h] = scene.core;
  const node = el("div", {
    class: "cc-sheet-city",
    role: "img",
    "aria-label": scene.city,
    html: `<svg viewBox="${x} ${y} ${w} ${h}">${scene.picture.join("")}<g></g></svg>`,
  });
  /** @type {any} */ const layer = node.querySelector("svg > g:last-child");
  const light = (/** @type {number[] | null} */ cells) => {
    const shown = scene.cells.filter(
      (/** @type {number[]} */ cell, /** @type {number} */ k) => cells?.length && !cells.includes(k) && cell[4] === 100 && cell[5] === 100,
    );
    layer.innerHTML = dim(shown);
  };
  return [node, light];
}
