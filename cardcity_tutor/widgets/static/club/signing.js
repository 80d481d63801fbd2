import { el, icon } from "../base/dom.js";

/** The seats of a table that other members sign: who has, and a form for each who has not. */
export class SigningPart {
  /** @param {HTMLElement} root where it is shown @param {widget.Send} send @param {boolean} [open] whether it is unfolded at first */
  constructor(root, send, open = false) {
    this.first = open;
    this.root = root;
    this.send = send;
    /** @type {Record<string, string>} what was typed, until it is sent */ this.typed = {};
  }

  /** @param {any} signing the scene's part @param {Record<string, string>} words */
  draw(signing, words) {
    return el(
      "details",
      { class: "cc-signing", "data-key": "signing", open: this.isOpen("signing", this.first) },
      el("summary", { "data-act": "signing" }, icon("star"), el("span", {}, signing.head)),
      el(
        "div",
        { class: "cc-panel" },
        el("p", { class: "cc-small" }, signing.why),
        el(
          "ul",
          {},
          signing.lines.map((/** @type {any} */ line) => this.line(line, signing.open, words)),
        ),
      ),
    );
  }

  /** @param {string} key @param {boolean} [first] */
  isOpen(key, first = false) {
    return this.root.querySelector(`details[data-key="${key}"]`)?.hasAttribute("open") ?? first;
  }

  /** @param {any} line @param {boolean} open @param {Record<string, string>} words */
  line(line, open, words) {
    const state = el("p", {}, el("b", {}, line.letter), el("span", {}, line.text), line.state === "signed" && icon("check", "ok"));
    const submit = (/** @type {string} */ label, /** @type {string} */ kind) =>
      el("button", { type: "submit", class: "cc-btn", value: kind, "data-act": `${kind}-${line.seat}` }, label);
    const key = `key-${line.seat}`;
    const asked = line.state === "asked";
    const nickname = [
      this.field(`nickname-${line.seat}`, words["signing-nickname"], line.nickname, { maxlength: 40, required: true }),
      submit(words["signing-ask"], "ask"),
    ];
    return el(
      "li",
      { "data-seat": line.seat, "data-state": line.state },
      state,
      open &&
        line.state !== "signed" &&
        el(
          "form",
          { class: "cc-row", onsubmit: (/** @type {widget.FormEvent} */ event) => this.submit(event, line.seat) },
          !asked && nickname,
          el(
            "details",
            { "data-key": `${key}-fold`, open: this.isOpen(`${key}-fold`) },
            el("summary", { "data-act": `${key}-fold` }, words[asked ? "signing-other" : "signing-key-open"]),
            el(
              "div",
              { class: "cc-row" },
              asked && nickname,
              this.field(key, words["signing-key"], "", { type: "password", maxlength: 200 }),
              submit(words["signing-sign"], "sign"),
            ),
          ),
        ),
    );
  }

  /** @param {string} name @param {string} label @param {string} value @param {Record<string, any>} props */
  field(name, label, value, props) {
    const oninput = (/** @type {widget.FieldEvent} */ event) => {
      this.typed[name] = event.target.value;
      event.target.dataset.dirty = "1";
    };
    const input = /** @type {HTMLInputElement} */ (
      el("input", {
        class: "cc-field",
        name,
        "data-key": name,
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        ...props,
        oninput,
      })
    );
    input.value = this.typed[name] ?? value;
    return el("label", {}, el("span", { class: "cc-small" }, label), input);
  }

  /** @param {widget.FormEvent} event @param {number} seat */
  submit(event, seat) {
    event.preventDefault();
    const { elements } = event.target;
    const key = elements[`key-${seat}`];
    const kind = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "ask";
    this.send({ kind: `seat-${kind}`, seat, nickname: elements[`nickname-${seat}`].value, ...(kind === "sign" && { key: key.value }) });
    key.value = ""; // it stays nowhere
    delete this.typed[`key-${seat}`];
  }
}
