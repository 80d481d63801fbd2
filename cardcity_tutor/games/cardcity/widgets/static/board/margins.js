import { button, el, figure, fill, icon } from "../base/dom.js";

/** The margins: why not here, and what would follow there. */

/** A kind's chip: its letter and icon on its colour. @param {string} letter */
function chip(letter) {
  const kinds = { R: "residence", C: "commerce", L: "leisure", I: "industry", P: "parking" };
  const kind = kinds[/** @type {keyof typeof kinds} */ (letter)] ?? "hall";
  return el("span", { class: `cc-chip k-${kind}` }, icon(kind === "industry" ? "industry-1" : kind), el("b", {}, letter));
}

/** @param {string} text @param {string} state */
function pill(text, state) {
  const mark = { ready: "grow", blocked: "lock" }[state];
  return el("span", { class: `cc-pill ${state}` }, mark && icon(mark), text);
}

/** The reasons, numbered as on the board. @param {any} scene @param {any[]} reasons */
function reasonList(scene, reasons) {
  return el(
    "ol",
    { class: "cc-reasons" },
    reasons.map((reason, k) => {
      const rule = scene.rules[reason[0]];
      const here = scene.texts[reason[1]];
      return el(
        "li",
        { "data-rule": rule.id },
        el("i", { class: "cc-num bad", "aria-hidden": "true" }, String(k + 1)),
        el("div", {}, el("p", {}, el("b", {}, rule.text), here && ` ${here}`), el("p", { class: "cc-cite" }, rule.cite)),
      );
    }),
  );
}

/**
 * Why the picked card may not go there: every reason with its number, its rule and its page; then the remedy.
 * @param {any} scene @param {Record<string, string>} words @param {string} cell @param {any[]} verdict
 * @param {{ goes: string[], fits: string[] }} other where the card may go instead, and what may lie here
 */
export function reasonPanel(scene, words, cell, verdict, other) {
  const [remedy, ...reasons] = verdict;
  const helps = [
    remedy >= 0 && scene.texts[remedy],
    other.goes.length > 0 && fill(words["goes-to"], { cells: other.goes.join(", ") }),
    other.fits.length > 0 && fill(words["fits-here"], { cards: other.fits.join(", ") }),
  ].filter(Boolean);
  return el(
    "div",
    { class: "cc-panel why", role: "group", "aria-label": words.why, "data-panel": "why" },
    el("h3", {}, icon("illegal", "bad"), el("span", {}, fill(words[cell in scene.names ? "not-at" : "not-beyond"], { cell }))),
    reasons.length > 1 && el("p", { class: "cc-small" }, fill(words["rules-against"], { count: reasons.length })),
    reasonList(scene, reasons),
    helps.length > 0 && el("p", { class: "cc-remedy" }, icon("hint"), el("span", {}, helps.join(" "))),
  );
}

/**
 * What lies on a cell: the card, its districts with what they have and need, and that it stays.
 * @param {any} scene @param {Record<string, string>} words @param {number} cell @param {any[]} verdict
 */
export function cardPanel(scene, words, cell, [remedy, ...reasons]) {
  const mine = scene.districts.filter((/** @type {any} */ district) => district.cells.includes(cell));
  return el(
    "div",
    { class: "cc-panel card", role: "group", "aria-label": words["card-here"], "data-panel": "why" },
    el("h3", {}, scene.cells[cell][7] ?? scene.cells[cell][6]), // what the districts' own lines say is left out there
    mine.map((/** @type {any} */ district) =>
      el(
        "p",
        { class: "cc-district" },
        chip(district.colour),
        pill(district.badge, district.state),
        " ",
        district.words,
        district.state === "blocked" && `. ${district.why}`,
      ),
    ),
    reasonList(scene, reasons),
    remedy >= 0 && el("p", { class: "cc-small" }, scene.texts[remedy]),
  );
}

/**
 * Where nothing is told beforehand: the card, the cell, and the same two buttons as under a preview.
 * @param {Record<string, string>} words @param {string} card @param {string} cell @param {{ confirm: () => void, cancel: () => void }} acts
 */
export function placePanel(words, card, cell, acts) {
  return el(
    "div",
    { class: "cc-panel preview", role: "group", "aria-label": words["place-here"], "data-panel": "preview" },
    el("h3", {}, fill(words["place-on"], { card, cell })),
    placeButtons(words, acts),
  );
}

/** @param {Record<string, string>} words @param {{ confirm: () => void, cancel: () => void }} acts */
function placeButtons(words, acts) {
  return el(
    "div",
    { class: "cc-row" },
    button({ label: words["place-here"], kind: "primary", key: "↵", act: acts.confirm, name: "confirm" }),
    button({ label: words.elsewhere, kind: "quiet", act: acts.cancel, name: "elsewhere" }),
  );
}

/**
 * What follows if the card goes there: steps in words, badges and figures before → after.
 * @param {any} scene @param {Record<string, string>} words @param {string} cell @param {any[]} after
 * @param {{ confirm: () => void, cancel: () => void } | null} acts
 */
export function previewPanel(scene, words, cell, after, acts) {
  const [used, max, income, score, money, steps, changes, , pollution] = after;
  const stats = Object.fromEntries(scene.stats.map((/** @type {any[]} */ stat) => [stat[0], stat]));
  const row = (/** @type {string} */ name, /** @type {any} */ before, /** @type {any} */ now, /** @type {any} */ more) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, icon(name === "income" ? "coin" : name), stats[name][1]),
      el("td", {}, figure(before, words.lang)),
      el("td", { class: "arr", "aria-hidden": "true" }, "→"),
      el("td", {}, el("b", {}, figure(now, words.lang)), more),
      el("td", { class: now > before ? "d up" : "d" }, difference(before, now, words.lang)),
    );
  return el(
    "div",
    { class: "cc-panel preview", role: "group", "aria-label": words.preview, "data-panel": "preview" },
    el("h3", {}, icon("legal", "ok"), el("span", {}, fill(words["then-at"], { cell }))),
    el(
      "ol",
      { class: "cc-steps" },
      steps.map((/** @type {number} */ text, /** @type {number} */ k) =>
        el("li", {}, el("i", { class: "cc-num", "aria-hidden": "true" }, String(k + 1)), el("p", {}, scene.texts[text])),
      ),
    ),
    el(
      "table",
      { class: "cc-delta" },
      el("caption", {}, words["before-after"]),
      el(
        "tbody",
        {},
        changes.map((/** @type {number} */ k) => {
          const [colour, label, text, state, , , old] = scene.changes[k];
          const before = old.map((/** @type {number} */ n) => pill(scene.districts[n].badge, scene.districts[n].state));
          return el(
            "tr",
            {},
            el("th", { scope: "row" }, chip(colour), label),
            el("td", {}, before.length ? before : "–"),
            el("td", { class: "arr", "aria-hidden": "true" }, "→"),
            el("td", { colspan: 2 }, pill(text, state)),
          );
        }),
        stats.limit && row("limit", stats.limit[2], used, el("small", {}, `/${max}`)),
        stats.income && row("income", stats.income[2], income, null),
        stats.star && row("star", stats.star[2], score, null),
        stats.cloud && pollution !== null && row("cloud", stats.cloud[2], pollution, null),
        stats.coin && money !== stats.coin[2] && row("coin", stats.coin[2], money, null),
      ),
    ),
    acts && placeButtons(words, acts),
  );
}

/** @param {number | null} before @param {number | null} now @param {string} lang */
function difference(before, now, lang) {
  if (before === null || now === null || before === now) return "=";
  return (now > before ? "+" : "") + figure(now - before, lang);
}
