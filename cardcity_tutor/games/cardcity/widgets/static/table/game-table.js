import { button, el, isTyping, renew } from "../base/dom.js";
import { culprit, noMarks } from "../board/marks.js";
import { CityView } from "../board/city-view.js";
import { openDialog } from "../base/overlay.js";
import { LotsTable } from "../hand/lots-table.js";
import { reasonPanel } from "../board/margins.js";
import { PartModel } from "../base/part-model.js";
import { StoryPanel, curtainPanel, endPanel, incomePanel, otherDialog, otherStrip, ownCity, phaseLine } from "./table-parts.js";

/** `GameTable` in the browser: the board of a city inside a game. */

const THINKING = 350; // milliseconds without an answer until it shows

const OPEN = "cardcity:open:"; // whether the game that is kept goes on

class GameView extends CityView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.root.classList.add("cc-game");
    this.body.classList.add("cc-game-body");
    this.others = el("div", { class: "cc-others-slot" });
    this.curtain = el("div", { class: "cc-curtain-slot" });
    this.story = new StoryPanel();
    this.busy = el("p", { class: "cc-thinking", role: "status", hidden: true });
    this.timer = 0;
    this.dismissed = false;
    this.stop = ""; // where the game last waited
    this.held = "";
    this.acted = false;
    /** @type {PartModel | null} */ this.lots = null;
    /** @type {() => void} */ this.endLots = () => {};
    this.slots.side.after(this.story.node);
    const main = el("div", { class: "cc-main" }, ...this.body.childNodes);
    this.slots.line.after(this.others);
    this.others.before(this.curtain);
    this.link.touched = model.get("chosen"); // then what was kept before is not offered
    this.body.append(main, this.busy);
  }

  /** @param {widget.Gesture} gesture @param {boolean} [answered] */
  gesture(gesture, answered = true) {
    super.gesture(gesture, answered);
    if (!answered) return;
    this.acted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.busy.textContent = this.words["table-thinking"];
      this.busy.hidden = this.link.lost;
    }, THINKING);
  }

  // ---------------------------------------------------------------- drawing

  /** What was focused may be gone with its phase: the focus then goes where the game goes on. */
  repaint() {
    clearTimeout(this.timer);
    this.busy.hidden = true;
    const inside = this.root.contains(document.activeElement);
    super.repaint();
    const active = document.activeElement;
    if (inside && !(active && this.root.contains(active) && active.checkVisibility())) this.refocus();
    this.follow();
  }

  /** What has to be decided next may lie above or below the screen, on a phone mostly: it is brought into sight. */
  follow() {
    const { scene, acted, stop } = this;
    this.stop = `${scene.phase} ${scene.turn} ${scene.curtain?.head}`;
    this.acted = false;
    if (!acted || !stop || stop === this.stop) return;
    const part = scene.curtain
      ? this.curtain
      : scene.lots || scene.score
        ? this.slots.side
        : /** @type {HTMLElement} */ (this.slots.hand.parentElement);
    const { top, height } = part.getBoundingClientRect();
    const long = height > innerHeight;
    if (!long || top < 0 || top > innerHeight / 8) part.scrollIntoView({ block: long ? "start" : "nearest", behavior: "instant" });
  }

  refocus() {
    const { scene } = this;
    const first = scene.curtain
      ? '[data-act="uncover"]'
      : scene.lots
        ? '.cc-side-slot :is(.cc-card[tabindex="0"], [data-act="take-open"])'
        : scene.judged
          ? '[role="gridcell"][tabindex="0"]'
          : '.cc-tools .primary, [data-act="line-next"]';
    /** @type {HTMLElement | null} */ (this.root.querySelector(first))?.focus({ preventScroll: true });
  }

  paintScene() {
    const { scene, words, model } = this;
    scene.work = String(new URLSearchParams({ city: model.get("value").city, record: model.get("kept") }));
    this.dismissed = false;
    if (scene.curtain) this.closeDialogs();
    this.pickAnew();
    this.root.dataset.phase = scene.phase;
    this.root.toggleAttribute("data-refused", Boolean(scene.refused));
    super.paintScene();
    this.noteOpen();
    this.root.querySelector(".cc-offer > span")?.replaceChildren(words["table-waits"]);
    if (model.get("resumes") && !this.link.touched) this.link.decide(Boolean(this.link.offered)); // a reload goes on
    const cities = model.get("cities");
    this.part(
      this.curtain,
      [scene.curtain, scene.who],
      () => scene.curtain && curtainPanel(scene.curtain, (kind) => this.gesture({ kind })),
    );
    const own = this.narrow && scene.lots && !scene.curtain; // on a phone the board lies far below the lots
    this.part(
      this.others,
      [scene.others, cities, own && scene.picture],
      () =>
        scene.others.length > 0 && [
          own && ownCity(words, () => this.enlargeOwn(), scene),
          otherStrip(scene.others, cities, words, (other) => this.enlarge(other)),
        ],
    );
    this.others.classList.toggle("cc-with-own", Boolean(own && scene.others.length));
    this.story.draw(scene.log, words);
  }

  /** With another hand, a picked card that goes nowhere gives way to one that goes somewhere. */
  pickAnew() {
    const hand = this.scene.hand ?? [];
    const held = JSON.stringify(hand.map((/** @type {any} */ entry) => entry.card));
    const goes = (/** @type {number} */ k) =>
      this.scene.judged?.[k].some((/** @type {number[]} */ turn) => turn.some((number) => number < 0));
    const at = hand.findIndex((/** @type {any} */ entry) => entry.card === this.card);
    if (held !== this.held && at >= 0 && !goes(at) && hand.some((/** @type {any} */ _, /** @type {number} */ k) => goes(k)))
      this.card = null;
    this.held = held;
  }

  /** The home page offers to go on with a game that is open. */
  noteOpen() {
    const key = this.model.get("key");
    if (!key || !this.link.touched) return;
    try {
      if (this.scene.score) localStorage.removeItem(OPEN + key);
      else localStorage.setItem(OPEN + key, "1");
    } catch {
      /* storage may be switched off: then nothing is offered */
    }
  }

  /** The board keeps its size through a turn. */
  frameOnly() {
    return this.narrow || Boolean(this.scene.score);
  }

  /** Reasons and previews both stand to the right of the board, which keeps its place through a turn. @param {HTMLElement} panel @param {number} cell @param {boolean} legal */
  align(panel, cell, legal) {
    super.align(panel, cell, legal, false);
  }

  stations() {
    return phaseLine(this.scene, this.words);
  }

  /** @param {boolean} turnable */
  toolButtons(turnable) {
    const { scene, words } = this;
    return [
      ...scene.acts.map((/** @type {string} */ act) =>
        button({ label: words[`table-${act}`], kind: "primary", key: "N", act: () => this.actOn(act), name: act }),
      ),
      !scene.lots &&
        button({ label: words.undo, icon: "undo", key: "U", faded: !scene.undo, act: () => this.gesture({ kind: "undo" }), name: "undo" }),
      scene.redo &&
        !scene.lots &&
        button({ label: words.redo, icon: "redo", key: "⇧U", act: () => this.gesture({ kind: "redo" }), name: "redo" }),
      turnable && button({ label: words.turn, icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
      this.hints() &&
        button({
          label: scene.told ? words["table-hints-told"] : words.hint,
          icon: "hint",
          key: "H",
          disabled: scene.told,
          act: () => this.hint(),
          name: "hint",
        }),
      (scene.hinted || (scene.judged && scene.help)) &&
        button({ label: words.why, icon: "why", key: "W", act: () => this.speakWhy(), name: "why" }),
      button({ label: words.keys, icon: "keys", key: "?", act: () => this.showKeys(), name: "keys", hide: true }),
    ];
  }

  drawSide() {
    const { scene, words } = this;
    const { side } = this.slots;
    this.root.classList.toggle("has-side", Boolean(scene.lots || scene.score || scene.incomes?.length));
    if (!scene.lots && this.lots) {
      this.endLots();
      this.lots = null;
    }
    if (scene.lots) this.drawLots();
    else if (scene.score) this.drawStage();
    else
      renew(
        side,
        (scene.incomes ?? []).map((/** @type {any} */ income) => incomePanel(income, words)),
      );
  }

  /** The lots have a view of their own, which draws a part of our scene. */
  drawLots() {
    if (this.lots) return this.lots.changed();
    this.slots.side.replaceChildren();
    this.lots = new PartModel(
      this,
      () => this.scene.lots,
      (gesture) => this.gesture({ kind: "lots", gesture }),
    );
    this.endLots = new LotsTable(this.lots, this.slots.side).start();
  }

  drawStage() {
    renew(
      this.slots.side,
      endPanel(this.scene, this.shown, this.words, (shown) => this.reveal(shown)),
    );
  }

  /** With marks only, a cell says why not when it was tried, and nothing of what would follow. @param {number} cell @param {number[]} judged */
  margin(cell, judged) {
    if (this.scene.aid === "marks" && judged[cell] < 0) return this.placing(cell);
    if (this.scene.aid === "marks" && this.pinnedIndex() !== cell) return null;
    return super.margin(cell, judged);
  }

  drawLook() {
    super.drawLook();
    if (this.scene.refused && !this.dismissed) this.drawRefused();
  }

  /** Why the last try was refused: all reasons, the cards at fault, what would help. */
  drawRefused() {
    const { scene, words } = this;
    const { cell, verdict } = scene.refused;
    const panel = reasonPanel(scene, words, this.nameOf(cell), scene.verdicts[verdict], { goes: [], fits: [] });
    renew(this.slots.right, panel);
    this.root.dataset.sheet = "why";
    const shown = /** @type {HTMLElement} */ (this.slots.right.firstElementChild);
    if (this.narrow) this.showSheet(shown, cell);
    if (scene.help) return;
    const faults = new Map();
    scene.verdicts[verdict].slice(1).forEach((/** @type {number[]} */ reason, /** @type {number} */ n) => {
      for (const k of reason.slice(2)) faults.set(k, [...(faults.get(k) ?? []), n + 1]);
    });
    const cross = scene.cards.includes(cell) ? "" : noMarks([{ at: "", cell: scene.cells[cell] }]);
    const drawn = [...faults].map(([k, numbers], turn) => culprit(scene.cells[k], numbers, turn)).join("");
    this.board.over(cross + drawn);
  }

  unpin() {
    this.dismissed = true;
    super.unpin();
  }

  /** Another city, large. @param {any} other */
  enlarge(other) {
    this.openDialog(otherDialog(other, this.model.get("cities")[other.seat], this.words));
  }

  /** The own city, large. */
  enlargeOwn() {
    const { scene, words } = this;
    this.openDialog(
      otherDialog(
        { look: words["table-own"], stats: scene.stats, holds: "", recent: [] },
        { core: scene.core, picture: scene.picture, city: "" },
        words,
      ),
    );
  }

  /** What is open above the table goes before the screen is handed on. */
  closeDialogs() {
    for (const dialog of this.root.querySelectorAll("dialog")) dialog.close();
  }

  /** @param {HTMLDialogElement} dialog */
  openDialog(dialog) {
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  // ---------------------------------------------------------------- gestures

  /** A try on a cell that is marked as forbidden is a try all the same. @param {number} cell */
  place(cell) {
    if (this.scene.help && /** @type {number[]} */ (this.judged())[cell] >= 0) this.gesture({ kind: "tried" }, false);
    super.place(cell);
  }

  /** @param {string} act */
  actOn(act) {
    this.gesture(act === "next" ? { kind: "next" } : { kind: "pass" });
  }

  keys() {
    const { scene, words } = this;
    const others = super.keys().filter((row) => row && row[0] !== "H");
    return [
      ...scene.acts.map((/** @type {string} */ act) => ["N", words[`table-${act}`]]),
      this.hints() && !scene.told && ["H", words["key-hint"]],
      ...others,
    ];
  }

  /** Whether the coach can be asked. */
  hints() {
    const { scene } = this;
    return !scene.score && scene.phase !== "rest" && !scene.curtain;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { scene } = this;
    const target = /** @type {HTMLElement} */ (event.target);
    const free = !(event.ctrlKey || event.metaKey || event.altKey || isTyping(target));
    const key = event.key.toLowerCase();
    const act =
      key === "n" && scene.acts.length
        ? () => this.actOn(scene.acts[0])
        : key === "h" && this.hints() && !scene.told
          ? () => this.hint()
          : null;
    if (!free || !act) return super.onKey(event);
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  start() {
    const end = super.start();
    return () => {
      clearTimeout(this.timer);
      this.endLots();
      end();
    };
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new GameView(model, host).start();
  },
};
