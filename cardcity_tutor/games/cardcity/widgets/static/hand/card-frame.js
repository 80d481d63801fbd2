import { NARROW, el, icon } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { cardButton, folded, typedMove } from "../board/bars.js";

/** What hands and lots have in common: cards that arrows go through, one of them picked, and a field for typing. */

export class CardFrame extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, (scene, words) => this.paint(scene, words));
    this.root.classList.add("cc-shelf");
    this.id = `cc-${Math.random().toString(36).slice(2)}`; // each widget has a copy of this module: a counter would not do
    /** @type {number | null} the card that was picked */ this.picked = null;
    this.fold = { open: false };
    this.current = 0; // the card that the tabulator key reaches
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.root.addEventListener("focusin", (event) => this.reach(/** @type {HTMLElement} */ (event.target)));
  }

  get words() {
    return this.model.get("words");
  }

  /** A subclass takes over what is new. @param {any} _scene */
  renew(_scene) {}

  /** A subclass draws it. @param {any} _scene @param {Record<string, string>} _words */
  paint(_scene, _words) {}

  /** A subclass tells what a key does. @param {string} _key @param {Event} _event @returns {(() => void) | undefined} */
  keyed(_key, _event) {
    return undefined;
  }

  repaint() {
    this.renew(this.scene);
    super.repaint();
    if (!this.scene.note) this.say(this.scene.said ?? "");
  }

  /** Draw again what the browser alone has changed. */
  again() {
    this.paint(this.scene, this.words);
  }

  /** @param {string} text */
  say(text) {
    this.live.textContent = text;
  }

  /** A card as a button, or without an act as a picture with its name. @param {number} number @param {any} entry @param {string} svg @param {(() => void) | null} act */
  card(number, entry, svg, act) {
    const node = cardButton(entry, svg, number === this.picked, this.words, act ?? (() => {}), `card-${number}`);
    if (entry.down) node.querySelector(".cc-face")?.append(icon("hidden", "cc-covered"));
    if (!act) return el("div", { class: "cc-card", "data-card": entry.card }, ...node.childNodes);
    node.setAttribute("aria-label", entry.say);
    node.dataset.number = String(number);
    node.tabIndex = number === this.current ? 0 : -1;
    return node;
  }

  /** All cards in the order of the page. */
  get cards() {
    return /** @type {HTMLElement[]} */ ([...this.body.querySelectorAll("button.cc-card")]);
  }

  /** The number of the card that has the focus. */
  get focused() {
    /** @type {any} */ const node = document.activeElement;
    return this.cards.includes(node) ? Number(node.dataset.number) : null;
  }

  /** Let the tabulator key reach this card. @param {number} number */
  aim(number) {
    this.current = number;
  }

  /** @param {HTMLElement} target */
  reach(target) {
    if (!this.cards.includes(target)) return;
    this.aim(Number(target.dataset.number));
    for (const card of this.cards) card.tabIndex = card === target ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { cards } = this;
    /** @type {{ target: any }} */ const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input")) return;
    const at = cards.indexOf(target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const act = step && at >= 0 ? () => cards.at((at + step) % cards.length)?.focus() : this.keyed(event.key.toLowerCase(), event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** The field for typing, with a line that says how. @param {string[]} typed */
  typed([example, how]) {
    const { words, id } = this;
    const form = typedMove({
      id: `${id}-typed`,
      words: { ...words, typed: words["lots-typed"], "typed-example": example, ok: words["lots-ok"] },
      send: this.send,
    });
    form.querySelector("input")?.setAttribute("aria-describedby", `${id}-how`);
    form.append(el("p", { id: `${id}-how`, class: "cc-small" }, how));
    return folded((this.root.clientWidth || innerWidth) < NARROW, words["lots-typed"], form, this.fold);
  }
}
