import { el } from "../base/dom.js";

/** Options of a game as rows of values side by side. */

/** One field of the game. @param {string} form the id of the form @param {any} row @param {(value: any) => void} choose */
export function optionRow(form, row, choose) {
  return radioRow(
    form,
    row.name,
    row.label,
    row.options.map((/** @type {any} */ one) => [one.value, one.label, one.chosen]),
    choose,
    row.many,
    row.about,
  );
}

/** Values side by side, one or several of which are chosen. @param {string} form @param {string} name @param {string} label @param {any[][]} options @param {(value: any) => void} choose @param {boolean} [many] @param {string} [about] */
export function radioRow(form, name, label, options, choose, many = false, about = "") {
  const id = `${form}-${name.replace(/\W/g, "-")}`;
  return el(
    "div",
    { class: "cc-setup-row", role: many ? "group" : "radiogroup", "aria-labelledby": id, "aria-describedby": about ? `${id}-about` : null },
    el("p", { class: "cc-setup-label", id }, label),
    el(
      "div",
      { class: "cc-setup-values" },
      options.map(([value, text, chosen]) =>
        el(
          "label",
          {},
          el("input", {
            type: many ? "checkbox" : "radio",
            name: id,
            value: String(value),
            "data-act": `${name}-${value}`,
            checked: chosen,
            onchange: () => choose(value),
          }),
          el("span", {}, text),
        ),
      ),
    ),
    about && el("p", { class: "cc-small", id: `${id}-about` }, about),
  );
}
