import { button, el, icon } from "../base/dom.js";

/** The parts of the lesson's column: the line of stops, the rule, what is said of an answer, hints, the way on. */

/** @typedef {widget.Send} Send */

const DONE = ["solved", "first"];

/** The stops of the lesson. @param {any} lesson @param {Record<string, string>} words @param {Send} send */
export function stopLine(lesson, words, send) {
  const { stations, at, stop } = lesson;
  return [
    el(
      "ol",
      { class: "cc-metro", "aria-label": words["course-steps"] },
      stations.map((/** @type {string[]} */ [name, state], /** @type {number} */ k) => {
        const done = DONE.includes(state);
        return el(
          "li",
          { class: `${done ? "done" : ""} ${k === at ? "now" : ""}` },
          el(
            "button",
            { type: "button", "data-act": `go-${k}`, "aria-current": k === at ? "step" : null, onclick: () => send({ kind: "go", at: k }) },
            el("i", {}, done && k !== at ? icon("check") : String(k + 1)),
            el("span", {}, name),
          ),
        );
      }),
    ),
    el("p", { class: "cc-stop", "aria-hidden": "true" }, `${stop} · `, el("b", {}, stations[at][0])),
  ];
}

/**
 * The rule of the step, and behind a fold the others.
 * @param {any} box @param {any[]} more @param {Send} send @param {{ open: boolean }} fold whether the others are shown, kept while the step lasts
 */
export function ruleBox(box, more, send, fold) {
  return el(
    "aside",
    { class: "cc-rule" },
    el(
      "button",
      { type: "button", class: "cc-cite", "data-act": "rule", onclick: () => send({ kind: "rule", rule: box.id }) },
      icon("learn"),
      el("span", {}, box.cite),
    ),
    el("p", {}, box.text),
    more.length > 0 &&
      el(
        "details",
        { open: fold.open, ontoggle: (/** @type {widget.FoldEvent} */ event) => (fold.open = event.target.open) },
        el("summary", { "data-act": "more-rules" }, more.map((entry) => entry.title).join(" · ")),
        more.map((entry) => el("div", {}, el("p", {}, entry.text), el("p", { class: "cc-small" }, entry.cite))),
      ),
  );
}

/** What is said of an answer. @param {any} feedback */
export function feedbackBox({ right, head, lines, misconception, cites }) {
  return el(
    "div",
    { class: `cc-feedback ${right ? "right" : ""}`, "data-feedback": right ? "right" : "wrong" },
    icon(right ? "check" : "why"),
    el(
      "div",
      {},
      el("p", {}, el("b", {}, head), " ", lines[0] ?? ""),
      lines.slice(1).map((/** @type {string} */ line) => el("p", {}, line)),
      misconception && el("p", { class: "cc-small cc-misconception" }, misconception),
      cites.map((/** @type {string} */ text) => el("p", { class: "cc-small" }, icon("learn"), " ", text)),
    ),
  );
}

/** The lesson has just been mastered: its plot is built. @param {any} mastery @param {Record<string, string>} words @param {Send} send */
export function masteredBox({ plot, head, map }, words, send) {
  return el(
    "div",
    { class: "cc-mastered fresh" },
    el("span", { class: "cc-mastered-plot", html: plot }),
    el(
      "div",
      {},
      el("h3", {}, head),
      map && el("p", {}, words["course-mastered-built"]),
      map && button({ label: words["course-map"], icon: "mark", act: () => send({ kind: "map" }), name: "map" }),
    ),
  );
}

/** Hints so far. @param {string[]} hints */
export function hintList(hints) {
  return (
    hints.length > 0 &&
    el(
      "ol",
      { class: "cc-hints" },
      hints.map((text) => el("li", {}, icon("hint"), el("span", {}, text))),
    )
  );
}

/** The buttons for more help, and the one that checks. @param {any} lesson @param {boolean} undo @param {HTMLElement | null} check @param {Record<string, string>} words @param {Send} send */
export function hintButtons(lesson, undo, check, words, send) {
  const { hints, hintsLeft, solved, solution, tries } = lesson;
  const number = `${hints.length + 1}/${hints.length + hintsLeft}`;
  const buttons = [
    hintsLeft > 0 &&
      button({
        label: `${words["course-hint"]} ${number}`,
        icon: "hint",
        key: "H",
        kind: "quiet",
        act: () => send({ kind: "hint" }),
        name: "hint",
      }),
    !solved &&
      !solution &&
      (tries > 0 || hints.length > 0) &&
      button({ label: words["course-solution"], kind: "quiet", act: () => send({ kind: "solution" }), name: "solution" }),
    !solved &&
      undo &&
      button({ label: words["course-reset"], kind: "quiet", icon: "redo", hide: true, act: () => send({ kind: "again" }), name: "reset" }),
    check,
  ].filter(Boolean);
  return buttons.length > 0 && el("div", { class: "cc-row cc-lesson-helps" }, buttons);
}

/** Back, how far it is, a fresh one, and on. @param {any} lesson @param {Record<string, string>} words @param {Send} send */
export function footBar(lesson, words, send) {
  const { mastery, foot, form, solved, solution } = lesson;
  const training = mastery.drilling && !mastery.done;
  const finished = solved || !form;
  return el(
    "div",
    { class: "cc-lesson-foot" },
    button({
      label: words["course-back"],
      icon: "back",
      kind: "quiet",
      disabled: !foot.back,
      act: () => send({ kind: "back" }),
      name: "back",
    }),
    el(
      "span",
      { class: "cc-streak" },
      mastery.drilling &&
        Array.from({ length: mastery.of }, (_, k) => el("i", { class: k < mastery.streak ? "on" : "", "aria-hidden": "true" })),
      el("small", {}, mastery.text, mastery.mastered && ` · ${mastery.mastered}`),
    ),
    form &&
      (solved || solution) &&
      button({
        label: words["course-again"],
        key: training ? "↵" : "",
        kind: training ? "primary" : "",
        icon: "redo",
        act: () => send({ kind: "again" }),
        name: "again",
      }),
    foot.next &&
      button({
        label: foot.next,
        key: finished && !training ? "↵" : "",
        kind: finished && !training ? "primary" : "",
        icon: "next",
        act: () => send({ kind: "next" }),
        name: "next",
      }),
  );
}

/** A cell that the learner marked, or that the feedback talks about. @param {any[]} cell @param {string} how */
export function cellMark([, , x, y, w, h], how) {
  const tick = `M${x + w * 0.28} ${y + h * 0.52}l${w * 0.16} ${h * 0.18}l${w * 0.3} ${-h * 0.36}`;
  const cross = `M${x + w * 0.32} ${y + h * 0.32}l${w * 0.36} ${h * 0.36}m0 ${-h * 0.36}l${-w * 0.36} ${h * 0.36}`;
  const shape = { asked: "", chosen: "", extra: cross, missing: "" }[how] ?? tick; // no tick before the verdict
  const box = `x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="9"`;
  const drawn = shape
    ? `<path class="halo" d="${shape}"/><path d="${shape}"/>`
    : how === "missing"
      ? `<text x="${x + w / 2}" y="${y + h / 2 + 16}">?</text>`
      : "";
  return `<g class="cc-chosen ${how}">${how === "asked" ? `<rect class="halo" ${box}/>` : ""}<rect ${box}/>${drawn}</g>`;
}
