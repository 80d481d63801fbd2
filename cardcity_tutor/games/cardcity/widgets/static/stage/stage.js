import { button, el } from "../base/dom.js";
import { stamp } from "../board/marks.js";

/** The score stage: one line at a time, forwards and backwards, lit on the board. */

/** What the board shows with the first `shown` lines revealed. @param {any} score @param {number} shown */
export function stageLook(score, shown) {
  const seen = score.lines.slice(0, shown);
  if (!seen.length) return { lit: null, extra: "" };
  const lit = new Set(seen.flatMap((/** @type {any} */ line) => line.cells));
  const extra = seen
    .map((/** @type {any} */ line, /** @type {number} */ k) => (line.at ? stamp(line.value, line.at, k === shown - 1) : ""))
    .join("");
  return { lit: lit.size ? lit : null, extra };
}

/** Scrolls as little as brings the newest line in sight, above the total that sticks to the foot. @param {HTMLElement} root */
export function seeLine(root) {
  const [line, foot] = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".cc-lines .now, .cc-foot"));
  if (!foot) return; // no line, or nothing that hides it
  line.style.scrollMarginBottom = `${foot.offsetHeight}px`;
  line.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/**
 * @param {any} score @param {number} shown @param {Record<string, string>} words
 * @param {{ reveal: (shown: number) => void, count: (what: string) => void, full: () => void, compare: () => void }} acts
 * @param {boolean} compared
 */
export function stagePanel(score, shown, words, acts, compared) {
  const line = (/** @type {any} */ item, /** @type {number} */ k) => {
    const open = k < shown;
    return el(
      "li",
      { class: open ? (k === shown - 1 ? "now" : "") : "todo", "data-line": k },
      el("span", { class: "cc-ln", "aria-hidden": "true" }, String(k + 1)),
      el(
        "span",
        { class: "cc-lw" },
        el("b", {}, item.title),
        item.where && el("small", { class: "cc-where" }, item.where),
        el("small", {}, open ? item.detail : words["to-guess"]),
        open && el("small", { class: "cc-cite" }, item.cite),
      ),
      el("span", { class: "cc-lv" }, open ? item.value : "?"),
    );
  };
  const all = score.lines.length;
  return el(
    "div",
    { class: "cc-stage", role: "group", "aria-label": score.title, "data-panel": "stage" },
    el(
      "div",
      { class: "cc-row" },
      el(
        "label",
        { class: "cc-small" },
        words["count-what"],
        " ",
        el(
          "select",
          { class: "cc-field", name: "count", onchange: (/** @type {widget.FieldEvent} */ event) => acts.count(event.target.value) },
          score.choices.map((/** @type {[string, string]} */ [key, label]) =>
            el("option", { value: key, selected: key === score.what }, label),
          ),
        ),
      ),
    ),
    el("h3", { class: "cc-question" }, score.question),
    el("ol", { class: "cc-lines" }, score.lines.map(line)),
    el(
      "div",
      { class: "cc-foot" },
      el(
        "p",
        { class: "cc-total" },
        el("span", {}, shown < all ? words["so-far"] : words.total),
        el("b", {}, shown < all ? (shown ? score.lines[shown - 1].sum : score.zero) : score.total),
      ),
      el(
        "div",
        { class: "cc-row" },
        button({
          label: words["line-back"],
          icon: "back",
          key: "P",
          disabled: shown === 0,
          act: () => acts.reveal(shown - 1),
          name: "line-back",
        }),
        button({
          label: words["line-next"],
          icon: "next",
          key: "N",
          kind: "primary",
          disabled: shown >= all,
          act: () => acts.reveal(shown + 1),
          name: "line-next",
        }),
        button({ label: words["line-all"], key: "T", disabled: shown >= all, act: () => acts.reveal(all), name: "line-all" }),
        button({ label: words.full, key: "F", kind: "quiet", pressed: Boolean(document.fullscreenElement), act: acts.full, name: "full" }),
        button({ label: words.compare, kind: "quiet", pressed: compared, act: acts.compare, name: "compare" }),
      ),
    ),
  );
}
