import { NARROW, button, el, renew, spoken } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { Board } from "./board.js";
import { BoardFit } from "./fit.js";
import { openSheet } from "../base/overlay.js";
import { cardPanel, placePanel, previewPanel, reasonPanel } from "./margins.js";

/** A board that is looked at: the picked card, the cell under the pointer or the focus, and the margin that speaks of both. */

export class CityLook extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host @param {() => void} draw */
  constructor(model, host, draw) {
    super(model, host, draw);
    /** @type {string | null} the picked card */ this.card = null;
    this.at = 0;
    /** @type {Record<string, number>} how each card is turned */ this.turns = {};
    /** @type {number | null} */ this.hover = null;
    /** @type {string | null} the same cell by row and column */ this.hovered = null;
    /** @type {number | null} */ this.focus = null;
    /** @type {string | null} a cell touched once */ this.pinned = null;
    /** @type {string | null} the cell of the last placement, of which there is nothing to say while the pointer rests on it */ this.justLaid =
      null;
    this.unlaid = false; // the board is being laid
    /** @type {Set<number> | null} the cells of a line of the score sheet */ this.lit = null;
    this.board = new Board({ over: (cell, how) => this.look(cell, how), act: (cell, how) => this.act(cell, how) });
    this.slots = Object.fromEntries(
      ["top", "line", "left", "right", "hand", "side", "below"].map((name) => [name, el("div", { class: `cc-${name}-slot` })]),
    );
    this.narrow = (this.root.clientWidth || innerWidth) < NARROW; // the page may not have taken the view in yet
    this.watcher = new ResizeObserver(() => {
      const narrow = this.root.clientWidth < NARROW;
      if (narrow === this.narrow) return;
      this.narrow = narrow;
      this.repaint();
    });
    this.watcher.observe(this.root);
    this.fit = new BoardFit(model, this.root, this.board.node, this.slots.hand);
    // A sheet belongs to its board: it goes when something else is touched, or the board leaves the screen.
    this.onOutside = (/** @type {Event} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (this.pinned && !this.root.contains(target) && !target.closest?.("[data-lang]")) this.unpin(); // another language says the same
    };
    document.addEventListener("pointerdown", this.onOutside);
    this.sight = new IntersectionObserver((entries) => !entries.at(-1)?.isIntersecting && this.narrow && this.pinned && this.unpin());
    this.sight.observe(this.board.node);
  }

  /** @param {() => void} [end] */
  start(end) {
    return super.start(() => {
      this.watcher.disconnect();
      this.fit.dispose();
      this.sight.disconnect();
      document.removeEventListener("pointerdown", this.onOutside);
      end?.();
    });
  }

  get words() {
    return this.model.get("words");
  }

  // ---------------------------------------------------------------- what is picked

  /** The first card that can go somewhere, else the first. @param {any[]} hand */
  firstCard(hand) {
    const fits = hand.findIndex((_, k) => this.scene.judged?.[k].some((/** @type {number[]} */ turn) => turn.some((number) => number < 0)));
    return hand[Math.max(0, fits)]?.card ?? null;
  }

  /** Cells are numbered anew with every scene: what is hovered and focused is found again by the cell itself. */
  restoreLook() {
    const index = (/** @type {Element | null | undefined} */ node) =>
      node ? Number(/** @type {HTMLElement} */ (node).dataset.index) : null;
    const under = /** @type {HTMLElement | null} */ (this.board.grid.querySelector(".cc-cell:hover"));
    this.hover = under?.dataset.cell === this.hovered ? index(under) : null; // nobody pointed at what has slid under the pointer
    const active = document.activeElement;
    this.focus = active && this.board.grid.contains(active) && active.matches(":focus-visible") ? index(active) : null;
    if (this.narrow) this.hover = null;
  }

  /** The picked card; of equal cards the one that was picked. */
  entry() {
    const hand = this.scene.hand ?? [];
    return hand[this.at]?.card === this.card ? hand[this.at] : hand.find((/** @type {any} */ item) => item.card === this.card);
  }

  /** What Python says of the picked card, as it is turned, on every cell; without a card, of what keeps it from growing. @returns {number[] | null} */
  judged() {
    const entry = this.entry();
    if (!entry && this.scene.rest?.length) return this.scene.rest;
    return entry && this.scene.judged ? this.scene.judged[this.scene.hand.indexOf(entry)][this.turned(entry)] : null;
  }

  /** @param {any} entry */
  turned(entry) {
    return entry.facings.length ? (this.turns[entry.card] ?? 0) : 0;
  }

  /** The token of a hand's card as it is turned now. @param {any} entry */
  token(entry) {
    if (!entry.facings.length) return entry.card;
    return entry.card.slice(0, 2) + entry.facings[this.turned(entry)];
  }

  // ---------------------------------------------------------------- what is said of it

  /** What the board shows now, and the margins that go with it. */
  drawLook() {
    const { scene } = this;
    if (this.unlaid) return; // a cell that goes away while the board is laid tells that nobody points at it: all is drawn afterwards
    const { left, right } = this.slots;
    const entry = this.entry();
    const judged = this.judged();
    const at = this.hover ?? this.pinnedIndex() ?? this.focus;
    const looked = at !== null && this.keyOf(at) === this.justLaid ? null : at;
    const marks = scene.help && Boolean(judged && entry);
    this.board.paint({
      judged,
      token: entry ? this.token(entry) : null,
      looked,
      marks,
      badges: (scene.badges ?? scene.help) && !scene.score,
      ...this.staged(),
      ...(this.lit && { lit: this.lit, extra: "" }),
    });
    const margin = looked === null || !judged ? null : scene.help ? this.margin(looked, judged) : this.placing(looked);
    const legal = margin?.dataset.panel === "preview";
    if (this.narrow) [left, right].forEach((slot) => slot.replaceChildren());
    renew(left, legal && margin);
    renew(right, !legal && margin);
    if (!margin || looked === null) return this.root.removeAttribute("data-sheet");
    const shown = legal ? "preview" : scene.cards.includes(looked) ? "card" : "why";
    if (this.root.dataset.sheet !== shown) this.root.dataset.sheet = shown;
    const panel = /** @type {HTMLElement} */ ((legal ? left : right).firstElementChild);
    if (this.narrow) this.showSheet(panel, looked);
    else requestAnimationFrame(() => panel.isConnected && this.align(panel, looked, legal)); // it asks for the layout: once, at its end
  }

  /** What there is to say of a cell and the picked card. @param {number} cell @param {number[]} judged @returns {HTMLElement | null} */
  margin(cell, judged) {
    const { scene, words } = this;
    const number = judged[cell];
    const name = this.nameOf(cell);
    const acts = this.pinned ? { confirm: () => this.place(cell), cancel: () => this.unpin() } : null;
    if (number < 0) return previewPanel(scene, words, name, scene.outlooks[-1 - number], acts);
    if (scene.cards.includes(cell)) return cardPanel(scene, words, cell, scene.verdicts[number]);
    return reasonPanel(scene, words, name, scene.verdicts[number], this.otherwise(judged, cell));
  }

  /** Without help a touched cell asks only whether the card shall lie there. @param {number} cell @returns {HTMLElement | null} */
  placing(cell) {
    const entry = this.entry();
    if (!entry || this.pinnedIndex() !== cell || this.scene.cards.includes(cell)) return null;
    return placePanel(this.words, entry.name, this.nameOf(cell), { confirm: () => this.place(cell), cancel: () => this.unpin() });
  }

  /** Where the picked card may go instead, and which other cards may lie on this cell. @param {number[]} judged @param {number} cell */
  otherwise(judged, cell) {
    const { scene } = this;
    const goes = Object.keys(scene.names).filter((name) => judged[scene.names[name]] < 0);
    const fits = scene.hand.filter(
      (/** @type {any} */ entry, /** @type {number} */ k) =>
        entry.card !== this.card && scene.judged[k].some((/** @type {number[]} */ turn) => turn[cell] < 0),
    );
    if (goes.length > 8) goes.splice(8, goes.length, "…");
    return { goes, fits: [...new Set(fits.map((/** @type {any} */ entry) => /** @type {string} */ (entry.name)))] };
  }

  /** On a phone the margin is a sheet at the foot of the screen, above everything, wherever the page scrolls. @param {HTMLElement} panel @param {number} cell */
  showSheet(panel, cell) {
    panel.prepend(
      button({
        label: this.words.close,
        kind: "quiet cc-close",
        icon: "illegal",
        act: () => this.unpin(),
        name: "close-sheet",
        hide: true,
      }),
    );
    openSheet(this.root, panel);
    const node = this.board.nodeOf(cell);
    if (node && node.getBoundingClientRect().bottom > panel.getBoundingClientRect().top) node.scrollIntoView({ block: "start" });
  }

  /** Beside the board a margin stands at the height of its cell, and a line along the street ties them. @param {HTMLElement} panel @param {number} cell @param {boolean} legal @param {boolean} [left] */
  align(panel, cell, legal, left = legal) {
    const node = this.board.nodeOf(cell);
    const slot = /** @type {HTMLElement} */ (panel.parentElement);
    const from = slot.getBoundingClientRect();
    const board = this.board.node.getBoundingClientRect();
    const beside = left ? from.right <= board.left : from.left >= board.right;
    if (!node || !beside || this.root.classList.contains("has-side")) return;
    const street = node.getBoundingClientRect().bottom - from.top;
    const room = Math.max(0, from.height - panel.offsetHeight);
    const top = Math.min(room, Math.max(0, street - panel.offsetHeight / 2));
    panel.style.marginTop = `${top}px`;
    this.board.lead(cell, left, left ? from.right : from.left, legal);
  }

  /** @param {number} cell */
  nameOf(cell) {
    return Object.keys(this.scene.names).find((name) => this.scene.names[name] === cell) ?? this.scene.cells[cell][6];
  }

  pinnedIndex() {
    if (!this.pinned) return null;
    const found = this.scene.cells.findIndex((/** @type {any[]} */ _, /** @type {number} */ k) => this.keyOf(k) === this.pinned);
    return found < 0 ? null : found;
  }

  /** Row and column of a cell, which stay its own while the city grows. @param {number} cell */
  keyOf(cell) {
    return `${this.scene.cells[cell][0]},${this.scene.cells[cell][1]}`;
  }

  // ---------------------------------------------------------------- what is looked at

  /** @param {number | null} cell @param {string} how */
  look(cell, how) {
    if (cell === null || how === "press" || this.keyOf(cell) !== this.justLaid) this.justLaid = null;
    if (how === "press") this.pin(cell);
    else if (how === "hover") [this.hover, this.hovered] = [cell, cell === null ? null : this.keyOf(cell)];
    else this.focus = cell;
    if (how === "hover" && cell !== null) this.pinned = null;
    // When the focus goes to a button of the pinned margin, the margin has to stay.
    if (how !== "focus" || cell !== null || !this.pinned) this.drawLook();
  }

  /** @param {number | null} cell */
  pin(cell) {
    this.pinned = cell === null ? null : this.keyOf(cell);
  }

  /** Keep a cell's margin open and read it aloud. @param {number} cell */
  show(cell) {
    this.pin(cell);
    this.drawLook();
    this.tell(null); // what was said of something else
    const panel = this.root.querySelector("[data-panel=why], [data-panel=preview]");
    this.live.textContent = panel ? spoken(panel) : this.scene.cells[cell][6];
  }

  unpin() {
    this.pinned = null;
    this.drawLook();
  }

  /** What a score that is being counted lights and stamps on the board. @returns {{ lit: Set<number> | null, extra: string }} */
  staged() {
    return { lit: null, extra: "" };
  }

  /** A cell was chosen. @param {number} _cell @param {string} _how */
  act(_cell, _how) {}

  /** The picked card goes to a cell. @param {number} _cell */
  place(_cell) {}
}
