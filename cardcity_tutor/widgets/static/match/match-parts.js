import { button, el, figure, icon } from "../base/dom.js";

/** The parts of a match around its areas: numbers, players, what is said, the curtain, the end. */

/** @typedef {(rule: string) => void} OpenRule */
/** @typedef {(stat: scene.Stat & { sum: scene.Sum }) => void} OpenStat */

/** A rule's name that opens it. @param {string} rule @param {string} label @param {OpenRule} open */
function ruleName(rule, label, open) {
  return el("button", { type: "button", class: "cc-rule-link", "data-rule": rule, onclick: () => open(rule) }, label);
}

/** The numbers that matter now. @param {scene.Stat[]} stats @param {Record<string, string>} words @param {OpenStat} open */
export function statRow(stats, words, open) {
  return el(
    "ul",
    { class: "cc-figures", tabindex: 0 },
    stats.map((stat) => el("li", { "data-stat": stat.id }, oneStat(stat, words, open))),
  );
}

/** @param {scene.Stat} stat @param {Record<string, string>} words @param {OpenStat} open */
function oneStat(stat, words, open) {
  const value = figure(stat.value, words.lang);
  const inner = [
    el("span", { class: "cc-figure-name" }, stat.label),
    el("b", {}, value, stat.max !== undefined && el("small", {}, ` / ${figure(stat.max, words.lang)}`)),
    stat.max !== undefined && meter(stat),
    stat.note && el("small", { class: "cc-figure-note" }, stat.note),
  ];
  const { sum } = stat;
  if (!sum) return el("div", { class: "cc-figure" }, inner);
  return el(
    "button",
    { type: "button", class: "cc-figure", title: words["match-sum"], "data-act": `sum-${stat.id}`, onclick: () => open({ ...stat, sum }) },
    inner,
  );
}

/** @param {scene.Stat} stat */
function meter({ value, max = 0 }) {
  const part = typeof value === "number" && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const full = part >= 1 ? " full" : "";
  return el("span", { class: `cc-meter${full}`, "aria-hidden": "true" }, el("i", { style: `width:${(100 * part).toFixed(1)}%` }));
}

/** How a number is made up, as lists within lists. @param {scene.Sum} sum @param {Record<string, string>} words @param {OpenRule} open @returns {HTMLElement} */
export function sumTree(sum, words, open) {
  return el(
    "ul",
    { class: "cc-sum" },
    el(
      "li",
      {},
      el("span", {}, sum.rule ? ruleName(sum.rule, sum.label, open) : sum.label),
      el("b", {}, figure(sum.value, words.lang)),
      (sum.parts ?? []).map((part) => sumTree(part, words, open)),
    ),
  );
}

/** Who plays, and what everybody knows of them. @param {scene.Seat[]} seats @param {number | null} viewer @param {Record<string, string>} words */
export function seatList(seats, viewer, words) {
  return el(
    "ul",
    { class: "cc-match-seats", "aria-label": words["match-seats"] },
    seats.map((seat, number) =>
      el(
        "li",
        { class: seat.on_turn ? "now" : "", "aria-current": seat.on_turn ? "true" : null },
        el("i", { class: "cc-zone", style: `--zone: var(--cc-zone-${(number % 4) + 1})`, "aria-hidden": "true" }, "ABCDEFGH"[number]),
        el(
          "span",
          { class: "cc-seat-name" },
          seat.name,
          number === viewer && el("small", {}, ` (${words["match-you"]})`),
          seat.on_turn && el("span", { class: "cc-hidden" }, ` (${words["match-turn-of"]})`),
        ),
        el(
          "span",
          { class: "cc-seat-stats" },
          seat.stats.map((stat) => el("span", {}, `${stat.label} `, el("b", {}, figure(stat.value, words.lang)))),
        ),
      ),
    ),
  );
}

/** The rules against something, each with its number, and what would help. @param {scene.Objection[]} objections @param {string | undefined} remedy @param {Record<string, string>} words @param {OpenRule} open */
export function objectionList(objections, remedy, words, open) {
  return [
    el(
      "ol",
      { class: "cc-objections" },
      objections.map((one, number) =>
        el(
          "li",
          {},
          el("span", { class: "cc-num bad", "aria-hidden": "true" }, String(number + 1)),
          el("p", {}, ruleName(one.rule, one.title, open), " ", one.text),
        ),
      ),
    ),
    remedy && el("p", { class: "cc-remedy" }, icon("hint"), el("span", {}, el("b", {}, words["match-remedy"]), " ", remedy)),
  ];
}

/** What hides the table until the next person has the screen. @param {look.Curtain} curtain @param {(kind: string) => void} act */
export function curtainOf(curtain, act) {
  return el(
    "div",
    { class: "cc-curtain", role: "group", "aria-label": curtain.head, "data-panel": "curtain" },
    el(
      "div",
      {},
      icon("hidden"),
      el("h3", { "aria-level": 2 }, curtain.head),
      el("p", {}, curtain.body),
      button({ label: curtain.act, kind: "primary", act: () => act("uncover"), name: "uncover" }),
      curtain.undo && button({ label: curtain.undo, icon: "undo", act: () => act("undo"), name: "undo" }),
    ),
  );
}

/** How the match ended. @param {look.Outcome} outcome @param {Record<string, string>} words */
export function outcomePanel(outcome, words) {
  const scored = outcome.rows.some((row) => row.score);
  const ranked = outcome.rows.some((row) => row.rank);
  const head = (/** @type {string} */ text) => el("th", { scope: "col" }, text);
  return el(
    "div",
    { class: "cc-outcome", "data-panel": "outcome", tabindex: -1 },
    el("h3", { "aria-level": 2 }, outcome.head),
    el(
      "table",
      {},
      el("caption", { class: "cc-hidden" }, words["match-result"]),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          head(words["match-place-no"]),
          head(words["match-player"]),
          scored && head(words["match-score"]),
          ranked && head(words["match-title"]),
        ),
      ),
      el(
        "tbody",
        {},
        outcome.rows.map((row) =>
          el(
            "tr",
            { class: row.mine ? "mine" : "" },
            el("td", {}, String(row.place)),
            el("th", { scope: "row" }, row.name),
            scored && el("td", {}, row.score),
            ranked && el("td", {}, row.rank),
          ),
        ),
      ),
    ),
  );
}

/** What the book says under a rule, and the way to its page where there is one. @param {any} rule @param {Record<string, string>} words @param {OpenRule | null} lookUp */
export function ruleDialog(rule, words, lookUp) {
  const link = lookUp && button({ label: words["rules-open"], act: () => (dialog.close(), lookUp(rule.rule)), name: "look-up" });
  /** @type {HTMLDialogElement} */ const dialog = dialogOf(
    rule.title,
    [
      el("p", {}, rule.text),
      rule.cites.map((/** @type {string} */ cite) => el("p", { class: "cc-cite" }, cite)),
      link && el("p", {}, link),
    ],
    words,
  );
  return dialog;
}

/** A dialogue with a heading. @param {string} title @param {any} content @param {Record<string, string>} words @returns {HTMLDialogElement} */
export function dialogOf(title, content, words) {
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "cc-dialog cc-match-dialog", "aria-label": title },
      el("h3", { "aria-level": 2 }, title),
      content,
      el("p", {}, button({ label: words.close, kind: "primary", act: () => dialog.close(), name: "close-dialog" })),
    )
  );
  return dialog;
}
