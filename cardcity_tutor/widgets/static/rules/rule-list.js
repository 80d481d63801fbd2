import { el, icon, renew } from "../base/dom.js";

/** What the lists of rules are made of: links, states, filters, and what is said where nothing was found. */

/** A learner's state of a rule: a shape and a letter. @param {any} tile */
export function stateMark(tile) {
  return el("span", { class: `cc-state ${tile.state}`, "aria-hidden": "true" }, tile.letter);
}

/** A link to a rule. @param {any} rule @param {(name: string) => void} open @param {string} [key] */
export function ruleLink(rule, open, key = rule.name) {
  return el("button", { type: "button", class: "cc-rule-link", "data-act": `rule-${key}`, onclick: () => open(rule.name) }, rule.title);
}

/** The filters as selects. @param {any[]} filters @param {(name: string, value: string) => void} set */
export function filterBar(filters, set) {
  return filters.map((filter) =>
    el(
      "label",
      { class: "cc-labelled" },
      filter.label,
      el(
        "select",
        {
          class: "cc-field",
          name: filter.name,
          onchange: (/** @type {widget.FieldEvent} */ event) => set(filter.name, event.target.value),
        },
        filter.choices.map((/** @type {string[]} */ [value, text]) => el("option", { value, selected: value === filter.value }, text)),
      ),
    ),
  );
}

/** What to say where nothing was found. @param {any} nothing @param {HTMLElement} node @param {(word: string) => void} search */
export function nothingFound(nothing, node, search) {
  if (!nothing) return node.replaceChildren();
  renew(
    node,
    el("p", {}, icon("hint"), " ", nothing.head, " ", nothing.without, " ", nothing.hint),
    nothing.near.length > 0 &&
      el(
        "p",
        { class: "cc-row" },
        nothing.perhaps,
        nothing.near.map((/** @type {string} */ word) =>
          el("button", { type: "button", class: "cc-btn", "data-act": `word-${word}`, onclick: () => search(word) }, word),
        ),
      ),
  );
}
