import { button, el, icon } from "../base/dom.js";

/** The development stage: a metro line of steps, lines kept as forks, why it ended, the best end on request. */

export const GROWS_MS = 1100; // each card of a development that is only watched

/** What there is to learn from a move, and where. @param {any} after @param {widget.Send} send */
export function afterPanel({ head, body, go, gesture }, send) {
  return el(
    "div",
    { class: "cc-panel after", role: "status" },
    el("h3", {}, head),
    el("p", {}, body),
    go && button({ label: go, icon: "learn", kind: "primary", act: () => send(gesture), name: "lesson" }),
  );
}

/** @param {any} grow @param {Record<string, string>} words @param {widget.Send} send */
export function stepLine(grow, words, send) {
  const station = (/** @type {number} */ at, /** @type {string} */ label) =>
    el(
      "li",
      { class: at < grow.at ? "done" : at === grow.at ? "now" : "" },
      el(
        "button",
        {
          type: "button",
          "data-act": `step-${at}`,
          "aria-current": at === grow.at ? "step" : null,
          onclick: () => send({ kind: "step", at }),
        },
        el("i", {}, at < grow.at ? icon("check") : String(at)),
        el("span", {}, label),
      ),
    );
  return el(
    "div",
    { class: "cc-line" },
    button({
      label: words["step-back"],
      icon: "back",
      disabled: grow.at === 0,
      act: () => send({ kind: "step", at: grow.at - 1 }),
      name: "step-back",
      hide: true,
    }),
    el(
      "ol",
      { class: "cc-metro", "aria-label": words["grow-line"] },
      station(0, words.start),
      grow.line.map((/** @type {string[]} */ step, /** @type {number} */ k) => station(k + 1, step[1])),
    ),
    button({
      label: words["step-next"],
      icon: "next",
      disabled: grow.at >= grow.line.length,
      act: () => send({ kind: "step", at: grow.at + 1 }),
      name: "step-next",
      hide: true,
    }),
  );
}

/** @param {any} grow @param {Record<string, string>} words @param {widget.Send} send */
export function growPanel(grow, words, send) {
  const named = (/** @type {string[]} */ line) => line.join(" · ") || words.nothing;
  return el(
    "div",
    { class: "cc-panel grow", role: "group", "aria-label": words.grow, "data-panel": "grow" },
    el("h3", {}, icon("grow", "ok"), el("span", {}, grow.ended ? words["grow-ended"] : words["grow-open"])),
    el("p", {}, grow.outcomes),
    grow.why.length > 0 &&
      el(
        "ul",
        { class: "cc-list" },
        grow.why.map((/** @type {string[]} */ [text, cite]) => el("li", {}, text, el("span", { class: "cc-cite" }, cite))),
      ),
    grow.forks.length > 0 && [
      el("h4", {}, words.forks),
      el(
        "ul",
        { class: "cc-list plain" },
        grow.forks.map((/** @type {string[]} */ line, /** @type {number} */ number) =>
          el(
            "li",
            {},
            button({ label: named(line), icon: "merge", act: () => send({ kind: "take-fork", number }), name: `fork-${number}` }),
          ),
        ),
      ),
    ],
    grow.best && el("p", { class: "cc-remedy" }, icon("star"), el("span", {}, grow.best.words, " ", el("b", {}, named(grow.best.line)))),
    el(
      "div",
      { class: "cc-row" },
      button({ label: words.fork, disabled: grow.line.length === 0, act: () => send({ kind: "fork" }), name: "fork" }),
      button({
        label: grow.best ? words["best-hide"] : words["best-show"],
        act: () => send({ kind: "best", on: !grow.best }),
        name: "best",
      }),
      button({
        label: grow.tree ? words["tree-hide"] : words["tree-show"],
        act: () => send({ kind: "tree", on: !grow.tree }),
        name: "tree",
      }),
    ),
  );
}
