import { button, drawing, el, figure, fill, icon, keyList } from "../base/dom.js";

/** The bars around the board: modes and figures above, the hand and the tools below, the field for typed moves. */

/** @param {any} scene @param {Record<string, string>} words @param {widget.Send} send */
export function topBar(scene, words, send) {
  const modes =
    scene.modes.length > 1 &&
    el(
      "div",
      { class: "cc-modes", role: "group", "aria-label": words.modes },
      scene.modes.map((/** @type {[string, string]} */ [mode, label]) =>
        button({
          label,
          kind: mode === scene.mode ? "primary" : "quiet",
          pressed: mode === scene.mode,
          act: () => send({ kind: "mode", mode }),
          name: `mode-${mode}`,
        }),
      ),
    );
  const stats =
    scene.stats &&
    el(
      "dl",
      { class: "cc-stats" },
      scene.stats.map((/** @type {[string, string, number | string | null, number | null]} */ [name, label, value, max]) =>
        el(
          "div",
          { class: "cc-stat", "data-stat": name },
          icon(name === "income" ? "coin" : name),
          el("dt", {}, label),
          el("dd", {}, name === "income" && "+", figure(value, words.lang), max !== null && el("small", {}, `/${max}`)),
        ),
      ),
    );
  return el("div", { class: "cc-top" }, modes, stats);
}

/** A card to pick. @param {any} entry @param {string} svg @param {boolean} picked @param {Record<string, string>} words @param {() => void} act @param {string} key */
export function cardButton(entry, svg, picked, words, act, key) {
  const price = entry.price ? fill(words.price, { price: entry.price }) : "";
  return el(
    "button",
    { type: "button", class: "cc-card", "aria-pressed": String(picked), "data-act": key, "data-card": entry.card, onclick: act },
    drawing("cc-face", `<svg viewBox="-3 -3 106 111">${svg}</svg>`),
    el("span", { class: "cc-card-name" }, entry.name),
    price && el("span", { class: "cc-small" }, price),
  );
}

/** @param {{ id: string, words: Record<string, string>, send: (gesture: any) => void }} options */
export function typedMove({ id, words, send }) {
  const field = el("input", {
    id,
    class: "cc-field",
    name: "typed",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    placeholder: words["typed-example"],
    oninput: (/** @type {widget.FieldEvent} */ event) => (event.target.dataset.dirty = event.target.value ? "1" : ""),
  });
  return el(
    "form",
    {
      class: "cc-typed",
      onsubmit: (/** @type {widget.FormEvent} */ event) => {
        event.preventDefault();
        const typed = event.target.elements.typed; // a form that was made anew may have kept its old field
        const text = typed.value.trim();
        if (!text) return;
        typed.value = typed.dataset.dirty = "";
        send({ kind: "type", text });
      },
    },
    el("label", { for: id }, words.typed),
    field,
    el("button", { type: "submit", class: "cc-btn", "data-act": "typed-ok" }, words.ok),
  );
}

/** On a phone few type their moves: the form folds away. @param {boolean} narrow @param {string} name @param {HTMLElement} form @param {{ open: boolean }} fold kept by the view */
export function folded(narrow, name, form, fold) {
  const toggled = (/** @type {widget.FoldEvent} */ event) => (fold.open = event.target.open);
  return narrow
    ? el("details", { class: "cc-fold", open: fold.open, ontoggle: toggled }, el("summary", { "data-act": "typed-open" }, name), form)
    : form;
}

/** The dialogue with the keys that work now. @param {Record<string, string>} words @param {any[]} keys each with what it does; what is false is left out */
export function keysDialog(words, keys) {
  const rows = /** @type {string[][]} */ (keys.filter(Boolean));
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "cc-dialog", "aria-label": words.keys }));
  dialog.append(
    el("h3", {}, words.keys),
    keyList(rows),
    button({ label: words.close, kind: "primary", act: () => dialog.close(), name: "close-keys" }),
  );
  return dialog;
}
