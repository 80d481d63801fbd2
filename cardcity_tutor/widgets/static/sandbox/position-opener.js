import { button, el, renew } from "../base/dom.js";
import { optionRow, radioRow } from "../match/option-rows.js";

/** Where a sandbox begins: a new game, the book, a text. */

const KINDS = ["book", "new", "text"];
const MOST_FOUND = 200; // lines of the list; who searches sees fewer

export class PositionOpener {
  /** @param {(gesture: Record<string, any>) => void} send @param {() => void} done */
  constructor(send, done) {
    this.send = send;
    this.done = done;
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.kind = "book";
    this.asked = "";
    this.scene = /** @type {any} */ (null);
    this.words = /** @type {Record<string, string>} */ ({});
    /** @type {any[]} */ this.shelf = [];
    this.tabs = el("div", { class: "cc-tabs", role: "group" });
    this.found = el("div", { class: "cc-opener-found cc-scroll", tabindex: 0 });
    this.search = /** @type {HTMLInputElement} */ (el("input", { class: "cc-field", type: "search", name: "find", maxlength: 80, autocomplete: "off", oninput: () => this.find() }));
    this.book = el("div", { class: "cc-opener-book" }, this.search, this.found);
    this.game = el("div", { class: "cc-opener-new" });
    this.area = /** @type {HTMLTextAreaElement} */ (el("textarea", { class: "cc-field", rows: 6, name: "position", spellcheck: "false", autocapitalize: "off" }));
    this.file = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ".json,.jsonl,.txt,application/json,text/plain", hidden: true, name: "position-file", onchange: () => this.load() }));
    this.lead = el("p", { class: "cc-small" });
    this.buttons = el("div", { class: "cc-row" });
    this.text = el("div", { class: "cc-opener-text" }, this.lead, this.area, this.file, this.buttons);
    this.node = el("div", { class: "cc-opener-body" }, this.tabs, this.book, this.game, this.text);
  }

  /** @param {any} scene @param {Record<string, string>} words @param {any} shelf as it travels: a text */
  draw(scene, words, shelf) {
    [this.scene, this.words] = [scene, words];
    this.shelf = typeof shelf === "string" ? JSON.parse(shelf) : shelf;
    const label = { book: words["sandbox-book"], new: words["sandbox-new"], text: words["sandbox-text"] };
    renew(this.tabs, KINDS.map((kind) => button({ label: label[/** @type {"new"} */ (kind)], pressed: this.kind === kind, act: () => this.turnTo(kind), name: `from-${kind}` })));
    [this.book.hidden, this.game.hidden, this.text.hidden] = [this.kind !== "book", this.kind !== "new", this.kind !== "text"];
    this.search.placeholder = words["sandbox-find"];
    this.search.setAttribute("aria-label", words["sandbox-find"]);
    this.found.setAttribute("aria-label", words["sandbox-book"]);
    this.area.setAttribute("aria-label", words["sandbox-text"]);
    this.lead.textContent = words["sandbox-text-lead"];
    renew(this.buttons, button({ label: words["sandbox-text-open"], kind: "primary", act: () => this.open(this.area.value), name: "text-open" }), button({ label: words["sandbox-file"], act: () => this.file.click(), name: "text-file" }));
    this.drawGame();
    this.find();
  }

  /** @param {string} kind */
  turnTo(kind) {
    this.kind = kind;
    this.draw(this.scene, this.words, this.shelf);
  }

  drawGame() {
    const { opener } = this.scene;
    const { words } = this;
    const choose = (/** @type {any} */ row) => optionRow(this.id, row, (value) => this.send({ kind: "option", name: row.name, value }));
    renew(
      this.game,
      el(
        "div",
        { class: "cc-scroll cc-opener-options", tabindex: 0, "aria-label": words["match-options"], role: "group" },
        opener.players.length > 1 && radioRow(this.id, "players", words["match-players"], opener.players.map((/** @type {number} */ count) => [count, String(count), count === opener.count]), (count) => this.send({ kind: "players", count })),
        opener.rows.filter((/** @type {any} */ row) => !row.ruling).map(choose),
        opener.rows.some((/** @type {any} */ row) => row.ruling) && el("details", { class: "cc-play-more", "data-key": "rulings", open: this.game.querySelector("details[open][data-key=rulings]") !== null }, el("summary", {}, words["match-rulings"]), opener.rows.filter((/** @type {any} */ row) => row.ruling).map(choose)),
        el("label", { class: "cc-labelled" }, words["sandbox-seed"], " ", el("input", { class: "cc-field", inputmode: "numeric", maxlength: 16, autocomplete: "off", value: opener.seed, "data-act": "seed", onchange: (/** @type {any} */ event) => this.send({ kind: "seed", text: event.target.value }) })),
      ),
      opener.trouble && el("p", { class: "cc-note", role: "alert" }, opener.trouble),
      button({ label: words["sandbox-begin"], kind: "primary", faded: Boolean(opener.trouble), act: () => this.finish({ kind: "begin" }), name: "begin" }),
    );
  }

  /** The entries whose titles hold every word that is typed. */
  find() {
    const asked = plain(this.search.value).split(/\s+/).filter(Boolean);
    let left = MOST_FOUND;
    const groups = this.shelf
      .map((group) => ({ title: group.title, places: group.places.filter((/** @type {any} */ place) => asked.every((word) => plain(`${place.title} ${group.title}`).includes(word)) && left-- > 0) }))
      .filter((group) => group.places.length);
    renew(
      this.found,
      groups.map((group) => el("section", {}, el("h4", { "aria-level": 3 }, group.title), el("ul", {}, group.places.map((/** @type {any} */ place) => el("li", {}, numbers(place.count).map((number) => button({ label: number ? String(number + 1) : place.title, kind: "quiet", act: () => this.finish({ kind: "place", name: place.name, number }), name: `place-${place.name}-${number}` })), place.tag && el("em", { class: "cc-small" }, place.tag)))))),
      groups.length === 0 && this.scene?.opener.shelved && el("p", {}, this.words["sandbox-nothing"]),
    );
  }

  async load() {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (file) this.open(file.size > this.scene.largest ? "" : await file.text(), file.size);
  }

  /** What is too large is not sent: Python says so all the same. @param {string} text @param {number} [size] */
  open(text, size = text.length) {
    this.finish({ kind: "open", text: size > this.scene.largest ? "" : text, size });
  }

  /** @param {Record<string, any>} gesture */
  finish(gesture) {
    this.done();
    this.send(gesture);
  }
}

/** @param {number} count */
function numbers(count) {
  return [...Array(count).keys()];
}

/** Letters as they are compared. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}
