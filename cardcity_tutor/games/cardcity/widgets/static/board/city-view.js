import { button, el, isTyping, keepingDraft, renew, replaceKeepingFocus } from "../base/dom.js";
import { CityLook } from "./city-look.js";
import { cardButton, folded, keysDialog, topBar, typedMove } from "./bars.js";
import { GROWS_MS, afterPanel, growPanel, stepLine } from "./grow.js";
import { seeLine, stageLook, stagePanel } from "../stage/stage.js";
import { editorPanel, saveExport } from "./editor.js";
import { TreePanel } from "../tree/tree.js";
import { scoreSheet } from "../score/sheet.js";
import { openDialog } from "../base/overlay.js";
import { ChartPanel } from "../score/chart.js";

/** A city to play on: draws the scene around its board and reports gestures. */

export class CityView extends CityLook {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.stage = "";
    this.shown = 0;
    this.growing = 0; // the clock of a development that is only watched
    /** @type {number[]} what was revealed here and is on its way */ this.revealed = [];
    this.compared = false;
    this.tree = new TreePanel((gesture) => this.gesture(gesture));
    this.chart = new ChartPanel(model, this.root, (gesture, answered) => this.gesture(gesture, answered));
    /** @type {WeakMap<HTMLElement, string>} what each slot was made from */ this.made = new WeakMap();
    this.typing = { open: false };
    this.parts = {
      shelf: el("div", { class: "cc-shelf" }),
      say: el("div", { class: "cc-say" }),
      tools: el("div", { class: "cc-tools", role: "group" }),
      typed: el("div", { class: "cc-typed-slot" }),
    };
    this.bar = el("div", { class: "cc-hand" }, Object.values(this.parts));
    const { top, line, left, right, hand, side, below } = this.slots;
    const middle = el("div", { class: "cc-middle" }, this.board.node, hand);
    this.body.classList.add("cc-city-body");
    this.body.append(top, line, el("div", { class: "cc-table" }, left, middle, right, side), below);
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.onPageKey = (/** @type {KeyboardEvent} */ event) => this.hears(event) && this.onKey(event);
    document.addEventListener("keydown", this.onPageKey);
    this.onShown = () => this.followShown(model.get("shown"));
    model.on("change:shown", this.onShown);
    this.onFull = () => this.scene.score && this.drawStage();
    document.addEventListener("fullscreenchange", this.onFull);
  }

  start() {
    return super.start(() => {
      document.removeEventListener("fullscreenchange", this.onFull);
      document.removeEventListener("keydown", this.onPageKey);
      this.chart.dispose();
      clearTimeout(this.growing);
      this.model.off("change:shown", this.onShown);
    });
  }

  /** Python shows more or fewer lines of the score. @param {number} shown */
  followShown(shown) {
    if (this.revealed[0] === shown) return void this.revealed.shift(); // our own gesture, come back
    if (!this.scene.score || shown === this.shown) return;
    this.shown = shown;
    this.drawStage();
    this.drawLook();
  }

  /** @param {widget.Gesture} gesture @param {boolean} [answered] */
  gesture(gesture, answered = true) {
    if (!["pick", "turn", "reveal", "hello"].includes(gesture.kind)) this.link.touched = true;
    this.link.send(gesture, answered);
  }

  // ---------------------------------------------------------------- drawing

  drawOffer() {
    this.root.querySelector(".cc-offer")?.remove();
    const offer = this.link.offer();
    if (offer) this.root.prepend(offer);
  }

  paintScene() {
    const { scene, words, board } = this;
    this.link.keep();
    this.drawOffer();
    this.root.dataset.mode = scene.mode;
    this.root.toggleAttribute("data-palette", Boolean(scene.palette || scene.mode === "edit"));
    board.deck = this.model.get("deck");
    board.words = words;
    const hand = scene.hand ?? [];
    if (!hand.some((/** @type {any} */ entry) => entry.card === this.card)) this.card = scene.mode === "edit" ? null : this.firstCard(hand);
    const stage = `${scene.mode} ${scene.score?.what}`;
    if (this.stage !== stage) this.shown = scene.score?.known ? scene.score.lines.length : this.model.get("shown");
    this.stage = stage;
    if (this.spoken === words.lang) this.pinned = null; // in another language the same is said again
    this.spoken = words.lang;
    this.unlaid = true;
    board.lay(scene, this.frameOnly());
    this.unlaid = false;
    this.restoreLook();
    this.part(this.slots.top, [scene.modes, scene.mode, scene.stats], () => topBar(scene, words, (gesture) => this.gesture(gesture)));
    renew(this.slots.line, this.stations());
    this.drawHand();
    this.drawSide();
    clearTimeout(this.growing);
    if (scene.then) this.growing = setTimeout(() => this.gesture(scene.then), GROWS_MS); // what follows by itself
    this.slots.left.dataset.await = this.root.classList.contains("has-side") ? "" : words["frame-await"]; // what an empty frame says
    this.drawLook();
  }

  /** Whether the strips beyond the frame are left out: they matter to who builds, where there is room for them. */
  frameOnly() {
    return this.narrow || this.scene.mode !== "build";
  }

  /** The line above the board. @returns {any} */
  stations() {
    return this.scene.grow && stepLine(this.scene.grow, this.words, (gesture) => this.gesture(gesture));
  }

  /** Fill a slot, if what it is made from has changed: most of a scene is as it was. @param {HTMLElement} slot @param {any} made @param {() => any} make */
  part(slot, made, make) {
    const text = JSON.stringify([made, this.words.lang]);
    if (this.made.get(slot) === text) return;
    this.made.set(slot, text);
    renew(slot, make());
  }

  drawHand() {
    const { scene, words } = this;
    const { shelf, say, tools, typed } = this.parts;
    if (scene.score) return this.slots.hand.replaceChildren(this.note);
    if (!this.bar.isConnected) this.slots.hand.replaceChildren(this.bar);
    if (this.note.parentElement !== this.bar) tools.before(this.note);
    const hand = scene.hand ?? [];
    const deck = this.board.deck;
    const entry = this.entry();
    const at = hand.indexOf(entry);
    const send = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    this.part(
      shelf,
      [hand, at, hand.map((/** @type {any} */ card) => this.turned(card)), scene.mode],
      () =>
        hand.length > 0 &&
        el(
          "div",
          {
            class: "cc-cards",
            role: "group",
            "aria-label": scene.mode === "edit" ? words.palette : scene.palette ? words["free-cards"] : words.hand,
          },
          hand.map((/** @type {any} */ card, /** @type {number} */ k) =>
            cardButton(
              card,
              card.card === "." ? ERASER : deck[this.token(card)],
              k === at,
              words,
              () => this.pick(k),
              `card-${k}-${card.card}`,
            ),
          ),
        ),
    );
    const body = scene.say?.body || entry?.body;
    this.part(say, [scene.say, body], () => [
      scene.say && el("b", {}, scene.say.head),
      body && el("span", {}, body),
      scene.say?.news?.map((/** @type {string} */ text) => el("p", { class: "cc-news" }, text)),
    ]);
    const turnable = entry?.facings.length > 0;
    this.part(
      tools,
      [scene.undo, scene.redo, scene.told, scene.hinted, turnable, Boolean(scene.judged), scene.help, scene.acts, scene.phase],
      () => this.toolButtons(turnable),
    );
    tools.setAttribute("aria-label", words.tools);
    const labels = scene.mode === "edit" ? { ...words, typed: words["typed-paint"], ok: words.paint } : words;
    const begun = typed.querySelector("input")?.value;
    this.part(typed, [scene.mode, this.narrow], () =>
      folded(this.narrow, labels.typed, typedMove({ id: `${this.id}-typed`, words: labels, send }), this.typing),
    );
    const field = /** @type {HTMLInputElement} */ (typed.querySelector("input"));
    if (begun) field.value = begun; // another language takes nothing away
    field.placeholder = this.exampleMove() ?? scene.example ?? words["typed-example"];
  }

  /** A move that is allowed, as one would type it; where the marks are off it would be an answer, and in an exercise too: there it is none. */
  exampleMove() {
    const { scene } = this;
    const entry = this.entry();
    const judged = scene.help && entry && this.judged();
    const fits = (/** @type {number} */ cell) => (scene.lesson?.task ? scene.cards.includes(cell) : judged[cell] < 0);
    const goal = judged && Object.keys(scene.names).find((name) => fits(scene.names[name]));
    return goal ? `${this.token(entry)} ${goal}` : null;
  }

  /** @param {boolean} turnable @returns {any[]} */
  toolButtons(turnable) {
    const { scene, words } = this;
    const send = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    const judged = Boolean(scene.judged);
    return [
      button({ label: words.undo, icon: "undo", key: "U", disabled: !scene.undo, act: () => send({ kind: "undo" }), name: "undo" }),
      button({ label: words.redo, icon: "redo", key: "⇧U", disabled: !scene.redo, act: () => send({ kind: "redo" }), name: "redo" }),
      turnable && button({ label: words.turn, icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
      judged && button({ label: words.hint, icon: "hint", key: "H", act: () => this.hint(), name: "hint" }),
      judged &&
        (scene.help || scene.hinted) &&
        button({ label: words.why, icon: "why", key: "W", act: () => this.speakWhy(), name: "why" }),
      judged &&
        button({
          label: words.help,
          icon: "learn",
          pressed: scene.help,
          act: () => send({ kind: "help", on: !this.scene.help }),
          name: "help",
        }),
      button({ label: words.keys, icon: "keys", key: "?", act: () => this.showKeys(), name: "keys", hide: true }),
    ];
  }

  drawSide() {
    const { scene, words } = this;
    const send = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    const { side, below } = this.slots;
    this.root.classList.toggle("has-side", Boolean(scene.score || scene.edit || scene.grow || scene.after));
    if (scene.score) return this.drawStage();
    saveExport(scene.edit?.export);
    if (scene.edit)
      keepingDraft(side, false, () => replaceKeepingFocus(side, editorPanel(scene.edit, words, send, this.model.get("app_address"))));
    else if (scene.after) renew(side, afterPanel(scene.after, send));
    else if (scene.grow) renew(side, growPanel(scene.grow, words, send));
    else side.replaceChildren();
    if (scene.tree) this.tree.draw(scene.tree, words);
    if (!scene.tree) below.replaceChildren();
    else if (!below.contains(this.tree.node)) {
      below.replaceChildren(this.tree.node);
      if (this.link.touched) this.seeBelow();
    }
  }

  drawStage() {
    const { score } = this.scene;
    renew(
      this.slots.side,
      stagePanel(
        score,
        this.shown,
        this.words,
        {
          reveal: (shown) => this.reveal(shown),
          count: (what) => this.gesture({ kind: "count", what }),
          full: () => this.full(),
          compare: () => ((this.compared = !this.compared), this.drawStage(), this.compared && this.seeBelow()),
        },
        this.compared,
      ),
    );
    this.drawSheet();
  }

  /** What was opened below the board comes into sight. */
  seeBelow() {
    requestAnimationFrame(() => this.slots.below.scrollIntoView({ block: "start", behavior: "instant" }));
  }

  staged() {
    return this.scene.score ? stageLook(this.scene.score, this.shown) : super.staged();
  }

  /** All five victories under the stage, each line of which lights its cells on the board, and their chart. */
  drawSheet() {
    const { scene, words } = this;
    const { below } = this.slots;
    if (!this.compared) return below.replaceChildren();
    const light = (/** @type {number[] | null} */ cells) => ((this.lit = cells?.length ? new Set(cells) : null), this.drawLook());
    const text = JSON.stringify(scene.sheet);
    if (this.sheet !== text || !below.firstChild) replaceKeepingFocus(below, scoreSheet(scene.sheet, words, light), this.chart.node);
    /** @type {string | undefined} */ this.sheet = text;
    this.chart.draw(scene.chart, words);
  }

  // ---------------------------------------------------------------- gestures

  /** A cell was chosen: by mouse or key, which show the card there before, at once; by touch the second time. So it is at every level of help. @param {number} cell @param {string} how */
  act(cell, how) {
    const { scene } = this;
    if (scene.mode === "edit") return this.paintCell(cell);
    if (!scene.judged || !this.entry()) return scene.rest?.length ? this.show(cell) : this.look(cell, "press");
    if (how === "touch" && this.pinnedIndex() !== cell) this.show(cell);
    else this.place(cell);
  }

  /** @param {number} cell */
  place(cell) {
    const entry = this.entry();
    const [row, column] = this.scene.cells[cell];
    const number = /** @type {number[]} */ (this.judged())[cell];
    if (this.scene.help && number >= 0) return this.show(cell);
    this.justLaid = this.keyOf(cell);
    this.gesture({ kind: "place", card: entry.card, cell: [row, column], facing: entry.facings[this.turned(entry)] });
  }

  /** @param {number} cell */
  paintCell(cell) {
    const entry = this.entry();
    if (!entry) return this.tell(this.words["pick-first"]);
    const [row, column] = this.scene.cells[cell];
    this.gesture({ kind: "paint", token: this.token(entry), cell: [row, column] });
  }

  /** @param {number} at */
  pick(at) {
    const { card } = this.scene.hand[at];
    this.at = at;
    this.card = this.card === card && this.scene.mode === "edit" ? null : card;
    this.gesture({ kind: "pick", card: this.card }, false);
    this.drawHand();
    this.drawLook();
  }

  turn() {
    const entry = this.entry();
    if (!entry?.facings.length) return;
    this.turns[entry.card] = (this.turned(entry) + 1) % entry.facings.length;
    this.gesture({ kind: "turn", card: entry.card, facing: entry.facings[this.turned(entry)] }, false);
    this.drawHand();
    this.drawLook();
  }

  /** @param {number} shown */
  reveal(shown) {
    this.shown = Math.max(0, Math.min(shown, this.scene.score.lines.length));
    if (this.shown !== (this.revealed.at(-1) ?? this.model.get("shown"))) this.revealed.push(this.shown);
    this.gesture({ kind: "reveal", shown: this.shown }, false);
    this.drawStage();
    this.drawLook();
    seeLine(this.slots.side);
    const line = this.scene.score.lines[this.shown - 1];
    this.live.textContent = line ? `${line.title}, ${line.value}. ${this.words["so-far"]} ${line.sum}` : this.scene.score.question;
  }

  full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.root.requestFullscreen?.();
  }

  hint() {
    this.gesture({ kind: "hint", card: this.card });
  }

  speakWhy() {
    const looked = this.hover ?? this.pinnedIndex();
    if (looked === null && this.scene.hinted) return this.gesture({ kind: "hint-why", card: this.card }); // it stands beside the hint
    const cell = looked ?? this.focus ?? this.firstForbidden();
    if (cell !== null && cell >= 0) this.show(cell);
  }

  firstForbidden() {
    const lies = new Set(this.scene.cards);
    return this.judged()?.findIndex((number, k) => number >= 0 && !lies.has(k)) ?? null;
  }

  /** Where the hand has to scroll, what is said in it comes into sight. @param {string | null} text */
  tell(text) {
    super.tell(text);
    const [said, room] = [this.note, this.note.parentElement].map((node) => node?.getBoundingClientRect());
    if (!text || !said || !room || this.note.parentElement !== this.bar || said.bottom <= room.bottom) return;
    this.bar.scrollTop += Math.min(said.bottom - room.bottom + 8, Math.max(0, said.top - room.top - 8));
  }

  /** The keys that work now, and what they do. @returns {any[]} */
  keys() {
    const { scene, words } = this;
    const hand = scene.hand ?? [];
    return [
      ["← ↑ → ↓", words["key-move"]],
      hand.length > 0 && ["↵", words["key-place"]],
      hand.length > 0 && ["1 – 9", words["key-pick"]],
      hand.some((/** @type {any} */ entry) => entry.facings.length) && ["R", words["key-turn"]],
      ["U", words["key-undo"]],
      ["⇧ U", words["key-redo"]],
      scene.judged && ["H", words["key-hint"]],
      scene.judged && (scene.help || scene.hinted) && ["W", words["key-why"]],
      (scene.score || scene.grow) && ["N · P", words["key-step"]],
      scene.score && ["T · F", words["key-all"]],
      ["Esc", words["key-escape"]],
      ["?", words["key-help"]],
    ];
  }

  showKeys() {
    const dialog = keysDialog(this.words, this.keys());
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  /** In the app, where no other board is seen, keys are ours wherever the focus is. @param {KeyboardEvent} event */
  hears(event) {
    if (
      event.defaultPrevented ||
      this.root.contains(/** @type {Node} */ (event.target)) ||
      !this.root.closest(".cc-app") ||
      document.querySelector("dialog[open]")
    )
      return false;
    const boards = [...document.querySelectorAll(".cc-city-body")].filter((body) => body.checkVisibility());
    return boards.length === 1 && boards[0] === this.body;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    const { scene } = this;
    const stage = scene.score && !this.board.grid.contains(target);
    /** @type {Record<string, () => void>} */
    const keys = {
      r: () => this.turn(),
      u: () => this.gesture({ kind: event.shiftKey ? "redo" : "undo" }),
      h: () => scene.judged && this.hint(),
      w: () => scene.judged && (scene.help || scene.hinted) && this.speakWhy(),
      "?": () => this.showKeys(),
      escape: () => (this.pinned ? this.unpin() : this.tell(null)),
      n: () => this.step(1),
      p: () => this.step(-1),
      t: () => scene.score && this.reveal(scene.score.lines.length),
      f: () => scene.score && this.full(),
    };
    if (stage && ["arrowright", "arrowleft"].includes(event.key.toLowerCase()))
      keys[event.key.toLowerCase()] = () => this.step(event.key === "ArrowRight" ? 1 : -1);
    let act = keys[event.key.toLowerCase()];
    if (/^[1-9]$/.test(event.key) && scene.hand?.[Number(event.key) - 1]) act = () => this.pick(Number(event.key) - 1);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** One step on or back: along the score, or along the developments. @param {number} by */
  step(by) {
    const { scene } = this;
    if (scene.score) this.reveal(this.shown + by);
    else if (scene.grow) this.gesture({ kind: "step", at: Math.max(0, Math.min(scene.grow.at + by, scene.grow.line.length)) });
  }
}

const ERASER = '<rect class="cc-eraser" x="1" y="1" width="98" height="98" rx="11"/>';
