import { askedBox } from "../base/asking.js";
import { button, el, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";

/** `OptionsPanel` in the browser: a line that says how the game is played, and rows of choices behind it. */

/** A radio group steps with its arrows. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const WIDE = 720;

class OptionsView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintRows());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.root.classList.add("cc-options");
    /** @type {Record<string, any>} for each row the choice that is looked at, not yet made */ this.looked = {};
    this.heard = /** @type {any} */ (null);
    this.asked = /** @type {any} */ (null);
    this.last = ""; // what was chosen last: what it changed on the page is said beside it
    /** @type {Set<string>} the parts that are folded out */ this.parts = new Set();
    this.body.className = "cc-options-body cc-panel";
    this.body.addEventListener("keydown", (event) => this.onKey(event));
  }

  paintRows() {
    const { unfolded, summary, moved, asked, below } = this.scene;
    const { words } = this.link;
    const rows =
      unfolded &&
      el(
        "div",
        { class: "cc-options-rows" },
        this.scene.rows.map((/** @type {any} */ row) => (row.many ? this.manyRow(row) : this.oneRow(row))),
        this.rulingsPart(),
      );
    const beside = rows ? rows.querySelector(".cc-options-below") : null;
    if (beside && beside.textContent !== this.live.textContent) this.live.textContent = beside.textContent;
    if (moved && moved !== this.heard) this.live.textContent = moved.text;
    this.heard = moved;
    this.body.setAttribute("role", "group");
    this.body.setAttribute("aria-label", words["options-heading"]);
    renew(
      this.body,
      el(
        "div",
        { class: "cc-options-line" },
        el("p", { class: "cc-options-summary" }, summary),
        el(
          "button",
          {
            type: "button",
            class: "cc-btn",
            "data-act": "options-unfold",
            "aria-expanded": String(unfolded),
            "aria-description": words["options-heading"],
            onclick: () => this.send({ kind: "unfold", on: !unfolded }),
          },
          el("span", {}, unfolded ? words["options-fold"] : words["options-change"]),
        ),
      ),
      rows,
      !beside && el("p", { class: "cc-options-below", role: "status", hidden: !below }, below),
    );
    if (asked && asked !== this.asked) this.body.querySelector(".cc-asked")?.scrollIntoView({ block: "nearest" });
    this.asked = asked;
  }

  /** What the last choice changed on the page, where there is room for it beside that choice. @param {string} name */
  told(name) {
    const { below } = this.scene;
    return below && this.last === name && this.root.clientWidth >= WIDE && el("p", { class: "cc-options-below" }, below);
  }

  /** A row with its name; under it what its last choice changed elsewhere. @param {string} name @param {any} row */
  rowOf(name, row, /** @type {any[]} */ ...children) {
    const { moved } = this.scene;
    return el(
      "div",
      { class: `cc-options-row ${name}`, "data-key": `row-${row.field}` },
      el("span", { class: "cc-options-label", id: `${this.id}-${row.field}` }, row.label),
      ...children,
      this.told(row.field),
      moved?.field === row.field && el("p", { class: "cc-note" }, moved.text),
    );
  }

  /** What a choice would cost, and whether it shall be: beside the choice. @param {string} field @param {any[]} choices */
  askedBeside(field, choices) {
    const { asked } = this.scene;
    if (asked?.field !== field || !choices.some((choice) => choice.value === asked.value)) return null;
    return askedBox(asked.text, this.link.words, (gesture) => this.send(gesture));
  }

  /** One of several: buttons side by side, and the sentence of the one that is chosen or looked at. @param {any} row */
  oneRow(row) {
    const shown =
      row.choices.find((/** @type {any} */ choice) => choice.value === this.looked[row.field]) ??
      row.choices.find((/** @type {any} */ choice) => choice.on);
    const current = row.choices.findIndex((/** @type {any} */ choice) => choice.on);
    const look = (/** @type {any} */ value) => {
      if (this.looked[row.field] === value) return;
      this.looked[row.field] = value;
      this.paintRows();
    };
    return this.rowOf(
      "one",
      row,
      el(
        "div",
        {
          class: "cc-segments",
          role: "radiogroup",
          "aria-labelledby": `${this.id}-${row.field}`,
          onpointerleave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(undefined),
        },
        row.choices.map((/** @type {any} */ choice, /** @type {number} */ k) =>
          el(
            "button",
            {
              type: "button",
              class: "cc-btn",
              role: "radio",
              "data-act": `${row.field}-${choice.value}`,
              "aria-checked": String(choice.on),
              "aria-disabled": choice.why ? "true" : null,
              "aria-description": choice.why || choice.text,
              tabindex: k === Math.max(0, current) ? 0 : -1,
              onclick: () => this.choose(row.field, choice),
              onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(choice.value),
              onfocus: () => look(choice.value),
              onblur: () => look(undefined),
            },
            el("span", {}, choice.name),
          ),
        ),
      ),
      shown && this.sentence(shown),
      this.askedBeside(row.field, row.choices),
    );
  }

  /** Each on or off, with its sentence beside it. @param {any} row */
  manyRow(row) {
    return this.rowOf(
      "many",
      row,
      el(
        "ul",
        { class: "cc-toggles", "aria-labelledby": `${this.id}-${row.field}` },
        row.choices.map((/** @type {any} */ choice) =>
          el(
            "li",
            {},
            this.toggle({ ...choice, name: `${row.field}-${choice.value}`, label: choice.name, act: () => this.choose(row.field, choice) }),
            this.sentence(choice),
            this.told(`${row.field}-${choice.value}`),
            this.askedBeside(row.field, [choice]),
          ),
        ),
      ),
    );
  }

  /** @param {{ name: string, label: string, on: boolean, text: string, why?: string, act: () => void }} toggle */
  toggle({ name, label, on, text, why, act }) {
    return el(
      "button",
      {
        type: "button",
        class: "cc-btn cc-toggle",
        role: "switch",
        "data-act": name,
        "aria-checked": String(on),
        "aria-disabled": why ? "true" : null,
        "aria-description": why || text,
        onclick: act,
      },
      el("i", { "aria-hidden": "true" }),
      el("span", {}, label),
    );
  }

  /** What a choice changes, and where the book says so; or why it cannot be made. @param {any} choice */
  sentence({ text, why, cite, rule }) {
    const where = this.scene.links
      ? el(
          "button",
          { type: "button", class: "cc-options-cite", "data-act": `cite-${rule}`, onclick: () => this.send({ kind: "rule", rule }) },
          cite,
        )
      : el("span", { class: "cc-cite" }, cite);
    return el("p", { class: "cc-options-text" }, why ? el("b", {}, why) : [text, " ", where]);
  }

  /** @param {string} field @param {any} choice */
  choose(field, choice) {
    this.looked = choice.why ? { [field]: choice.value } : {};
    if (choice.why) {
      this.live.textContent = choice.why;
      this.paintRows();
    }
    if (choice.why || (field !== "variants" && choice.on)) return;
    this.last = field === "variants" ? `${field}-${choice.value}` : field;
    this.send({ kind: "choose", field, value: choice.value });
  }

  /** The rulings that a table may settle otherwise, folded away. */
  rulingsPart() {
    const { rulings } = this.scene;
    const { words } = this.link;
    const one = (/** @type {any} */ ruling) =>
      ruling.on === null
        ? this.part(ruling.name, ruling.title, this.sentence(ruling), this.tableOf(ruling))
        : [
            this.toggle({
              name: `ruling-${ruling.name}`,
              label: ruling.title,
              on: ruling.on,
              text: ruling.text,
              act: () => this.send({ kind: "ruling", name: ruling.name, value: !ruling.on }),
            }),
            this.sentence(ruling),
          ];
    return (
      rulings.length > 0 &&
      this.part(
        "rulings",
        words["options-rulings"],
        el("p", {}, words["options-rulings-why"]),
        el(
          "ul",
          { class: "cc-toggles" },
          rulings.map((/** @type {any} */ ruling) => el("li", {}, one(ruling))),
        ),
      )
    );
  }

  /** Something folded away; it stays open while the rest is drawn anew. @param {string} name @param {string} title @param {...any} children */
  part(name, title, ...children) {
    const toggled = (/** @type {widget.FoldEvent} */ event) => this.parts[event.target.open ? "add" : "delete"](name);
    return el(
      "details",
      { class: "cc-options-more", open: this.parts.has(name), ontoggle: toggled },
      el("summary", { "data-act": `options-${name}` }, title),
      ...children,
    );
  }

  /** A ruling that is a table: numbers, or the cards of a ring; it is sent as a whole. @param {any} ruling */
  tableOf(ruling) {
    const { words } = this.link;
    const field = (/** @type {[string, string, string | number]} */ [key, label, value]) => {
      const kind =
        typeof value === "number" ? { class: "cc-field", type: "number", min: 0, max: 99 } : { class: "cc-field cc-code", type: "text" };
      return el(
        "label",
        {},
        el("span", {}, label),
        el("input", { ...kind, "data-key": `${ruling.name}-${key}`, "data-entry": key, value, spellcheck: "false" }),
      );
    };
    const apply = (/** @type {Event} */ event) => {
      // What stands on the page, not what this drawing made: fields that look the same are kept.
      const table = /** @type {HTMLElement} */ (event.currentTarget).closest(".cc-options-table");
      const inputs = /** @type {HTMLInputElement[]} */ ([...(table?.querySelectorAll("input") ?? [])]);
      const entries = inputs.map((input) => [input.dataset.entry, input.type === "number" ? Number(input.value) : input.value]);
      this.send({ kind: "ruling", name: ruling.name, value: Object.fromEntries(entries) });
    };
    return el(
      "div",
      { class: "cc-options-table", role: "group", "aria-label": ruling.title, "data-key": `table-${ruling.name}` },
      el("div", { class: "cc-options-fields" }, ruling.fields.map(field)),
      el(
        "div",
        { class: "cc-row" },
        button({ label: words["options-apply"], name: `apply-${ruling.name}`, act: apply }),
        ruling.changed &&
          button({
            label: words["options-reset"],
            kind: "quiet",
            name: `reset-${ruling.name}`,
            act: () => this.send({ kind: "ruling", name: ruling.name }),
          }),
      ),
    );
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    const group = at.closest("[role=radiogroup]");
    const step = STEPS[event.key] ?? 0;
    if (!group || !step) return;
    event.preventDefault();
    const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[role=radio]")]);
    const next = all[(all.indexOf(at) + step + all.length) % all.length];
    next.focus();
    next.click();
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new OptionsView(model, host).start();
  },
};
