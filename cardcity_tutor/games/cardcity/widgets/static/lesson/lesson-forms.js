import { button, drawing, el, fill } from "../base/dom.js";

/**
 * Forms of answers: each is a way to compose the text that could also be typed.
 * @typedef {{ form: any, words: Record<string, string>, deck: Record<string, string>, text: string, set: (text: string) => void, light: (cells: number[] | null) => void }} Asking
 */

const FACE = (/** @type {string} */ svg) => drawing("cc-face", `<svg viewBox="-3 -3 106 111">${svg}</svg>`);

/** What is picked with the mouse or the keys, beside the field. @param {Asking} asking */
export function formPicker(asking) {
  const { form } = asking;
  if (form.kind === "rules") return picks(asking, form.choices, true);
  if (form.kind === "word") return picks(asking, form.choices, false);
  if (form.kind === "line") return sheetPicker(asking);
  if (form.kind === "lots") return lotsPicker(asking);
  if (form.kind === "lot") return lotPicker(asking);
  return null;
}

/** Numbers of a typed list. @param {string} text */
const numbers = (text) =>
  new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
  );

/** A list to tick, numbered as it can be typed. @param {Asking} asking @param {string[]} choices @param {boolean} several */
function picks({ text, set }, choices, several) {
  const chosen = numbers(text);
  return el(
    "ol",
    { class: "cc-picks" },
    choices.map((label, k) =>
      el(
        "li",
        {},
        el(
          "label",
          {},
          el("input", {
            type: several ? "checkbox" : "radio",
            name: `pick-${several ? k : "one"}`,
            value: k + 1,
            "data-key": `pick-${k}`,
            checked: chosen.has(k + 1),
            onchange: (/** @type {widget.FieldEvent} */ event) => {
              if (!several) chosen.clear();
              if (event.target.checked) chosen.add(k + 1);
              else chosen.delete(k + 1);
              set(
                [...chosen]
                  .filter((n) => n > 0)
                  .sort((a, b) => a - b)
                  .join(" "),
              );
            },
          }),
          el("b", {}, String(k + 1)),
          el("span", {}, label),
        ),
      ),
    ),
  );
}

/** A sheet of which one line is wrong. @param {Asking} asking */
function sheetPicker({ form, words, text, set, light }) {
  const chosen = Number(text);
  return el(
    "div",
    { class: "cc-claimed" },
    form.lines.map((/** @type {any} */ line, /** @type {number} */ k) =>
      el(
        "button",
        {
          type: "button",
          class: "cc-claim",
          "aria-pressed": String(chosen === k + 1),
          "data-act": `line-${k}`,
          onclick: () => set(String(k + 1)),
          onpointerenter: () => light(line.cells),
          onpointerleave: () => light(null),
          onfocus: () => light(line.cells),
          onblur: () => light(null),
        },
        el("b", {}, String(k + 1)),
        el("span", {}, line.title, line.where && el("small", {}, ` ${line.where}`)),
        el("span", { class: "cc-lv" }, line.value),
      ),
    ),
    el("p", { class: "cc-claim-total" }, el("span", {}, words["course-total"]), el("b", {}, form.total)),
  );
}

/** The lots of a typed division: for each card of the pool where it lies, and whether face down. @param {any} form @param {string} text */
function readLots(form, text) {
  const parts = text.split("/");
  /** @type {{ lot: number, down: boolean, token: string }[]} */ const cards = [];
  const money = [0, 0];
  const left = [...form.pool];
  parts.slice(0, 2).forEach((part, lot) => {
    let down = false;
    for (const word of part
      .replace(/([()])/g, " $1 ")
      .split(/[\s,]+/)
      .filter(Boolean)) {
      if (word === "(" || word === ")") down = word === "(";
      else if (word.includes("$")) money[lot] = Number(word.replace("$", "")) || 0;
      else {
        const at = left.findIndex((token) => token.toLowerCase() === word.toLowerCase());
        if (at >= 0) cards.push({ lot, down, token: left.splice(at, 1)[0] });
      }
    }
  });
  return { cards: [...cards, ...left.map((token) => ({ lot: 1, down: false, token }))], money };
}

/** Two lots, between which cards wander, face up or down. @param {Asking} asking */
function lotsPicker({ form, words, deck, text, set }) {
  const { cards, money } = readLots(form, text);
  const write = () => {
    const lot = (/** @type {number} */ n) =>
      [
        ...cards.filter((card) => card.lot === n).map((card) => (card.down ? `(${card.token})` : card.token)),
        ...(money[n] ? [`$${money[n]}`] : []),
      ].join(" ");
    set(`${lot(0)} / ${lot(1)}`);
  };
  const name = (/** @type {string} */ token) => form.names[token] ?? token;
  return el(
    "div",
    { class: "cc-lots-form" },
    el("p", { class: "cc-small" }, words["course-lots-how"]),
    [0, 1].map((n) =>
      el(
        "fieldset",
        {},
        el("legend", {}, n ? words["course-rest"] : words["course-open"]),
        el(
          "div",
          { class: "cc-cards" },
          cards.map(
            (card, k) =>
              card.lot === n &&
              el(
                "div",
                { class: `cc-lot-card ${card.down ? "down" : ""}`, "data-token": card.token },
                el(
                  "button",
                  {
                    type: "button",
                    class: "cc-card",
                    "data-act": `lot-${k}`,
                    "aria-label": fill(words["course-to-lot"], { card: name(card.token), lot: n + 1 }),
                    onclick: () => ((card.lot = 1 - n), write()),
                  },
                  FACE(deck[card.token] ?? deck[card.token.slice(0, 2) + (card.token.endsWith("d") ? "0" : "n")] ?? ""),
                  el("span", { class: "cc-card-name" }, name(card.token)),
                ),
                button({
                  label: card.down ? words["course-face-down"] : words["course-face-up"],
                  pressed: card.down,
                  act: () => ((card.down = !card.down), write()),
                  name: `down-${k}`,
                }),
              ),
          ),
        ),
        form.money > 0 &&
          el(
            "label",
            { class: "cc-lot-money" },
            words["course-money"],
            el("input", {
              class: "cc-field",
              type: "number",
              min: 0,
              max: form.money,
              value: money[n],
              name: `money-${n}`,
              onchange: (/** @type {widget.FieldEvent} */ event) => ((money[n] = Number(event.target.value) || 0), write()),
            }),
          ),
      ),
    ),
  );
}

/** Two lots, of which one is taken. @param {Asking} asking */
function lotPicker({ form, words, deck, text, set }) {
  return el(
    "div",
    { class: "cc-lots-form" },
    form.lots.map((/** @type {any} */ lot, /** @type {number} */ n) =>
      el(
        "fieldset",
        {},
        el("legend", {}, n ? words["course-rest"] : words["course-open"]),
        el(
          "div",
          { class: "cc-cards" },
          lot.up.map((/** @type {string} */ token) =>
            el(
              "div",
              { class: "cc-lot-card" },
              FACE(deck[token] ?? deck[token.slice(0, 2) + (token.endsWith("d") ? "0" : "n")] ?? ""),
              el("span", { class: "cc-card-name" }, form.names[token] ?? token),
            ),
          ),
          Array.from({ length: lot.down }, () =>
            el(
              "div",
              { class: "cc-lot-card down" },
              FACE(deck["?"] ?? ""),
              el("span", { class: "cc-card-name" }, words["course-face-down"]),
            ),
          ),
          lot.money > 0 && el("b", { class: "cc-lot-sum" }, fill(words.price, { price: lot.money })),
        ),
        button({ label: words["course-take"], pressed: text.trim() === String(n + 1), act: () => set(String(n + 1)), name: `take-${n}` }),
      ),
    ),
  );
}
