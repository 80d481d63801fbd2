import { el } from "../base/dom.js";

/** The lines of a stage: which key tells what, and how a line looks. */

/** @typedef {{ label: string, value: string, asked: string, detail: string, cite: string, spots: string[], ghosts: any[], board: number, total: boolean }} Line */

const HIDDEN = "?";

/** Whether there is something to guess in a line. @param {Line} line */
function canBeGuessed(line) {
  return Boolean(line.value) || line.asked !== line.label;
}

/** What each key does: it asks a line, or tells it. @param {Line[]} lines @param {boolean} guess @returns {{ line: number, asked: boolean }[]} */
export function stepsOf(lines, guess) {
  return lines.flatMap((line, k) => (guess && canBeGuessed(line) ? [{ line: k, asked: true }, { line: k, asked: false }] : [{ line: k, asked: false }]));
}

/** The lines after some steps, in their last form. @param {Line[]} lines @param {{ line: number, asked: boolean }[]} steps */
export function told(lines, steps) {
  const last = steps[steps.length - 1];
  return last ? lines.slice(0, last.line + 1).map((line, k) => ({ line, asked: k === last.line && last.asked })) : [];
}

/** @param {Line} line @param {boolean} asked @param {boolean} now @returns {HTMLElement} */
export function lineItem(line, asked, now) {
  return el(
    "li",
    { class: [now && "now", asked && "asked", line.total && "total"].filter(Boolean).join(" ") },
    el("div", {}, el("b", {}, asked ? line.asked : line.label), !asked && line.detail && el("small", {}, line.detail), !asked && line.cite && el("small", { class: "cc-cite" }, line.cite)),
    line.value && el("span", { class: "cc-present-value" }, asked ? HIDDEN : line.value),
  );
}
