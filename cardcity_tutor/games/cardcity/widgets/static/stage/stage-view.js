import { el, renew, replaceKeepingFocus } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { Board } from "../board/board.js";
import { openDialog } from "../base/overlay.js";
import { culprit, figureMark, ghost, noMarks, okMarks, stamp } from "../board/marks.js";
import {
  lineAhead,
  stageBar,
  stageFoot,
  stageHead,
  stageKeys,
  stageLibrary,
  stageLines,
  stageLink,
  stageRoom,
  stageTop,
} from "./stage-column.js";
import { bringForward, columnFit, scrollCues, seeLineOf, seeStep, siblingShown, stacked } from "./stage-fit.js";

/** The projector's stage: all frames are here, so that every key answers at once, even when the kernel is away. */

const COUNTING = 420; // milliseconds in which a total counts up, as in the tokens

export class StageView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.at = 0;
    this.jump = -1;
    this.sum = "";
    this.counting = 0;
    /** @type {string} the dialogue that waits for its scene */ this.wanted = "";
    /** @type {HTMLDialogElement | null} */ this.dialog = null;
    this.editing = false;
    this.size = "";
    this.root.classList.add("cc-projector");
    this.board = new Board({ over: () => {}, act: (cell) => this.touch(cell) });
    this.top = el("div", { class: "cc-stage-top" });
    this.head = el("div", { class: "cc-stage-head" });
    this.lines = el("ol", { class: "cc-lines", tabindex: "0" });
    this.foot = el("div", { class: "cc-stage-foot" });
    this.bar = el("div", { class: "cc-stage-bar", role: "group" });
    this.dark = el("button", { type: "button", class: "cc-blank", hidden: true, onclick: () => this.blank(false) });
    this.boardSlot = el("div", { class: "cc-stage-board" }, this.board.node);
    this.column = el("div", { class: "cc-stage-column" }, this.head, this.lines, el("div", { class: "cc-stage-end" }, this.foot, this.bar));
    this.screen = el("div", { class: "cc-stage-screen", tabindex: "-1", role: "group" }, this.boardSlot, this.column);
    this.body.append(this.top, this.note, this.screen, this.dark);
    this.onKeyDown = (/** @type {KeyboardEvent} */ event) => this.onKey(event);
    this.onFull = () => (this.refit(), this.focusStage());
    this.lines.addEventListener("scroll", () => scrollCues(this.lines));
    this.sizes = new ResizeObserver(() => this.onSize());
    this.sizes.observe(this.root);
    document.addEventListener("keydown", this.onKeyDown);
    document.addEventListener("fullscreenchange", this.onFull);
    // After a click on the board the arrows step again; who came with the keyboard goes on from cell to cell.
    this.board.grid.addEventListener("click", (event) => event.detail && this.focusStage());
  }

  begin() {
    const end = super.start(() => {
      cancelAnimationFrame(this.counting);
      this.sizes.disconnect();
      document.removeEventListener("keydown", this.onKeyDown);
      document.removeEventListener("fullscreenchange", this.onFull);
    });
    return end;
  }

  get words() {
    return this.model.get("words");
  }

  get frames() {
    return this.scene.stage.frames;
  }

  get full() {
    return document.fullscreenElement === this.root;
  }

  // ---------------------------------------------------------------- drawing

  paintScene() {
    const { scene, words } = this;
    if (scene.jump !== this.jump) [this.jump, this.at] = [scene.jump, scene.at]; // else the presenter may be further than Python knew
    this.root.dataset.show = scene.show;
    this.board.deck = this.model.get("deck");
    this.board.words = words;
    this.screen.setAttribute("aria-label", scene.stage.question);
    this.lines.setAttribute("aria-label", words["stage-lines"]);
    this.bar.setAttribute("aria-label", words["stage-tools"]);
    this.dark.setAttribute("aria-label", words["stage-unblank"]);
    replaceKeepingFocus(
      this.top,
      stageTop(scene, words, (gesture) => this.gesture(gesture), {
        library: () => this.library(),
        share: () => this.share(),
        follow: () => this.follow(),
      }),
    );
    this.lines.classList.toggle("tell", Boolean(scene.cell));
    this.lines.classList.toggle("told", scene.show === "example");
    this.refit();
    this.showWanted();
    if (this.editing !== scene.editing) this.turnToEditor(scene.editing);
  }

  /** The largest type with which every frame fits beside the board, so that it does not change from line to line. */
  refit() {
    if (!this.scene) return;
    const draw = (/** @type {any} */ frame) => this.drawColumn(frame, this.ground(frame));
    columnFit(
      this.column,
      this.lines,
      this.frames.filter((/** @type {any} */ frame) => !frame.asked),
      draw,
    );
    this.drawFrame();
  }

  onSize() {
    const size = `${this.root.clientWidth} ${innerHeight}`;
    if (size === this.size) return;
    this.size = size;
    this.refit();
  }

  /** The editor was opened below: it comes into sight and takes the keys; closed, the stage has them again. @param {boolean} on */
  turnToEditor(on) {
    const before = this.editing;
    this.editing = on;
    if (on) siblingShown(this.root, (editor) => this.scene.editing && bringForward(editor));
    else if (before) bringForward(this.screen);
  }

  focusStage() {
    this.screen.focus({ preventScroll: true });
  }

  drawFrame() {
    const { scene } = this;
    const frame = this.frames[this.at];
    const ground = this.ground(frame);
    this.root.dataset.at = String(this.at);
    this.drawColumn(frame, ground);
    this.count(frame.total ?? "");
    this.drawBar();
    if (ground) {
      this.board.lay({ ...ground, mode: scene.show === "development" ? "develop" : "score", title: scene.heading }, true);
      this.drawBoard(frame, ground);
    }
    this.bring(); // foot and board decide how high the column is
  }

  /** The ground of a frame, if it has a city. @param {any} frame */
  ground(frame) {
    return frame.ground === -1 ? null : this.scene.stage.grounds[frame.ground ?? 0];
  }

  /** Lines and foot of a frame, in the room that its board leaves. @param {any} frame @param {any} ground */
  drawColumn(frame, ground) {
    const { stage, way } = this.scene;
    renew(this.head, stageHead(stage, frame, stage.aside || way, this.words));
    renew(this.lines, stageLines(stage, frame, this.words, this.board.deck));
    this.lines.hidden = stage.lines.length === 0;
    renew(this.foot, stageFoot(frame, this.words));
    this.boardSlot.hidden = !ground;
    this.screen.classList.toggle("bare", !ground);
    if (ground) this.screen.style.setProperty("--pj-ratio", String(ground.core[2] / ground.core[3]));
  }

  /** @param {any} frame @param {any} ground */
  drawBoard(frame, ground) {
    const at = (/** @type {number} */ k) => ({ at: `${ground.cells[k][0]},${ground.cells[k][1]}`, cell: ground.cells[k] });
    const stamps = frame.stamps ?? [];
    const fresh = String(stamps.at(-1)) !== String(this.frames[this.at - 1]?.stamps?.at(-1));
    const lines = stamps
      .map((/** @type {[string, number, number]} */ [text, x, y], /** @type {number} */ k) =>
        stamp(text, [x, y], fresh && k === stamps.length - 1),
      )
      .join("");
    const ghosts = (frame.ghosts ?? [])
      .map((/** @type {[string, number, boolean]} */ [token, cell, grows]) => ghost(this.board.deck[token], ground.cells[cell], 0, grows))
      .join("");
    const choices = okMarks((frame.choices ?? []).map(at));
    /** @type {Map<number, number[]>} */ const faults = new Map();
    for (const [cell, number] of frame.culprits ?? []) faults.set(cell, [...(faults.get(cell) ?? []), number]);
    const culprits = [...faults].map(([cell, numbers], turn) => culprit(ground.cells[cell], numbers, turn)).join("");
    const held = new Set([
      ...ground.cards,
      ...(frame.legal ?? []),
      ...(frame.refused ?? []),
      ...(frame.ghosts ?? []).map((/** @type {any[]} */ [, cell]) => cell),
    ]);
    const figure = (ground.marks ?? [])
      .map((/** @type {[string, number]} */ [label, cell]) => figureMark(label, ground.cells[cell], held.has(cell)))
      .join("");
    const spot = frame.spot ? `<g class="cc-spot">${frame.spot}</g>` : "";
    const lit = frame.lit?.length ? new Set(frame.lit) : null;
    this.board.paint({ judged: null, token: null, looked: null, marks: false, badges: Boolean(frame.badges), lit: null });
    this.board.layer("marks", noMarks((frame.refused ?? []).map(at)) + okMarks((frame.legal ?? []).map(at)));
    this.board.layer("front", (lit ? this.board.dimmed(lit) : "") + spot + choices + ghosts + culprits + figure + lines);
    const plots = new Map((frame.plots ?? []).map((/** @type {any[]} */ [colour, cell]) => [cell, colour]));
    for (const cell of this.board.nodes.values()) cell.classList.toggle("plot", plots.has(Number(cell.dataset.index)));
  }

  drawBar() {
    const state = { at: this.at, all: this.frames.length - 1, full: this.full, room: this.scene.room };
    renew(
      this.bar,
      stageBar(state, this.words, {
        go: (by) => this.go(this.at + by),
        full: () => this.toggleFull(),
        blank: () => this.blank(true),
        theme: () => this.turnTheme(),
        keys: () => this.open(stageKeys(this.words)),
      }),
    );
  }

  /** Scroll the column, and nothing else, until the present line is in sight. */
  bring() {
    seeLineOf(this.lines, this.lines.querySelector(".now"));
  }

  /** The total counts up to its new value, where both are whole numbers and motion is wanted. @param {string} text */
  count(text) {
    cancelAnimationFrame(this.counting);
    const [from, to] = [this.sum, text].map((one) => /^(\D*)(\d+)(\D*)$/.exec(one));
    const before = this.sum;
    this.sum = text;
    const node = this.foot.querySelector(".cc-stage-sum");
    if (!node || !from || !to || before === text || from[1] !== to[1] || this.still()) return;
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - start) / COUNTING);
      node.textContent = part < 1 ? to[1] + Math.round(Number(from[2]) + (Number(to[2]) - Number(from[2])) * part) + to[3] : text;
      if (part < 1) this.counting = requestAnimationFrame(step);
    };
    this.counting = requestAnimationFrame(step);
  }

  still() {
    return this.model.get("motion") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  // ---------------------------------------------------------------- going on

  /** @param {number} at */
  go(at) {
    const goal = Math.max(0, Math.min(at, this.frames.length - 1));
    if (goal === this.at) return;
    this.at = goal;
    this.gesture({ kind: "reveal", at: goal, jump: this.jump }, false);
    if (this.link.lost) this.noteAddress(goal);
    this.drawFrame();
    if (stacked(this.column)) seeStep(this.screen, this.foot, this.bar);
    this.speak();
  }

  /** Nobody answers who would keep the address: a reload is to find this line all the same. @param {number} at */
  noteAddress(at) {
    const address = new URL(location.href);
    if (address.searchParams.get("page") !== "teach") return;
    address.searchParams.set("at", String(at));
    history.replaceState(history.state, "", address);
  }

  /** What this frame opened, read aloud. */
  speak() {
    const frame = this.frames[this.at];
    const line = this.scene.stage.lines[frame.asked ? (frame.shown ?? 0) : (frame.shown ?? 0) - 1];
    const parts = line
      ? frame.asked
        ? [lineAhead(line, true), this.words["stage-guess"]]
        : [line.title, line.value, line.detail]
      : [this.scene.stage.question];
    const total = frame.total
      ? `${frame.label} ${frame.total}`
      : (frame.changes ?? []).map((/** @type {string[]} */ [name, , after]) => `${name} ${after}`).join(", ");
    this.live.textContent = [...parts, total]
      .filter(Boolean)
      .map((part) => part.replace(/\.$/, ""))
      .join(". ");
  }

  /** @param {widget.Gesture} gesture @param {boolean} [answered] */
  gesture(gesture, answered = true) {
    this.send(gesture, answered);
  }

  /** A cell was clicked: another development there, or why not here. @param {number} cell */
  touch(cell) {
    const frame = this.frames[this.at];
    const ground = this.scene.stage.grounds[frame.ground ?? 0];
    const [row, column] = ground.cells[cell];
    const plot = (frame.plots ?? []).find((/** @type {any[]} */ found) => found[1] === cell);
    if (plot) this.gesture({ kind: "grow", ground: frame.ground ?? 0, colour: plot[0], cell: [row, column] });
    else if (this.scene.show === "places" && !ground.cards.includes(cell)) this.gesture({ kind: "cell", cell: [row, column] });
  }

  toggleFull() {
    if (this.full) document.exitFullscreen();
    else this.root.requestFullscreen?.();
  }

  /** @param {boolean} on */
  blank(on) {
    this.dark.hidden = !on;
    this.gesture({ kind: "blank", on }, false);
    if (on) this.dark.focus({ preventScroll: true });
    else this.focusStage();
  }

  turnTheme() {
    const scheme = getComputedStyle(this.root).colorScheme;
    const dark =
      scheme === "dark" || (scheme.includes("light") && scheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches);
    this.gesture({ kind: "theme", theme: dark ? "light" : "dark" });
  }

  // ---------------------------------------------------------------- dialogues

  /** @param {HTMLDialogElement} dialog */
  open(dialog) {
    this.dialog?.close();
    this.dialog = dialog;
    dialog.addEventListener("close", () => this.focusStage()); // there Space is the next line, as the list of keys says
    openDialog(this.root, dialog);
  }

  library() {
    const send = (/** @type {widget.Gesture} */ gesture) => {
      if (gesture.kind === "lessons") this.wanted = "library";
      this.gesture(gesture);
    };
    this.open(stageLibrary(JSON.parse(this.model.get("shelf")), this.words, send));
  }

  share() {
    this.wanted = "link";
    this.gesture({ kind: "share", base: location.origin + location.pathname });
  }

  /** Where phones follow the stage; the first time it has to be opened to them. */
  follow() {
    if (!this.scene.can_follow) return;
    this.wanted = "room";
    if (this.scene.room) this.showWanted();
    else this.gesture({ kind: "follow", on: true, base: location.origin + location.pathname });
  }

  /** A dialogue that had to wait for what it shows; scenes that were on their way before may not bring it yet. */
  showWanted() {
    if (!this.wanted) return;
    const { link, room } = this.scene;
    const ready = { link: Boolean(link), room: Boolean(room), library: JSON.parse(this.model.get("shelf")).lessons.length > 0 }[
      this.wanted
    ];
    if (!ready) return;
    if (this.wanted === "library") this.library();
    else if (this.wanted === "room")
      this.open(stageRoom(room, this.words, () => (this.dialog?.close(), this.gesture({ kind: "follow", on: false }))));
    else this.open(stageLink(link, this.words));
    this.wanted = "";
  }

  // ---------------------------------------------------------------- keys

  /** Whether a key is meant for this stage: it has the focus, or nothing else but the menu that led here, and the stage is in sight. @param {HTMLElement} target */
  mine(target) {
    if (this.root.contains(target)) return !target.closest("input, textarea, select, dialog");
    return (
      (target === document.body || target === document.documentElement || target.closest(".cc-shell") !== null) &&
      (this.full || this.root.offsetParent !== null) &&
      this.inSight()
    );
  }

  inSight() {
    const { top, bottom } = this.screen.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.mine(target)) return;
    const { key } = event;
    if (!this.dark.hidden) {
      if (key === "Tab" || key === "Shift") return;
      event.preventDefault();
      return this.blank(false);
    }
    if ((key === " " || key === "Enter") && target.closest("button, a, summary, [role=gridcell]")) return;
    const act = this.keys()[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {string} _key */
  uses(_key) {
    return true;
  }

  /** @returns {Record<string, () => void>} */
  keys() {
    const { scene } = this;
    const on = () => this.go(this.at + 1);
    const back = () => this.go(this.at - 1);
    const send = (/** @type {widget.Gesture} */ gesture) => () => this.gesture(gesture);
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: on,
      " ": on,
      PageDown: on,
      ArrowLeft: back,
      PageUp: back,
      Home: () => this.go(0),
      End: () => this.go(this.frames.length - 1),
      ArrowUp: send({ kind: "example", by: -1 }),
      ArrowDown: send({ kind: "example", by: 1 }),
      g: send({ kind: "predict", on: !scene.predict }),
      f: () => this.toggleFull(),
      b: () => this.blank(true),
      ".": () => this.blank(true),
      t: () => this.turnTheme(),
      q: () => this.follow(),
      "?": () => this.open(stageKeys(this.words)),
    };
    for (const [show, , letter] of scene.shows) keys[letter.toLowerCase()] = send({ kind: "show", show });
    for (let player = 0; player < scene.players; player++) keys[String(player + 1)] = send({ kind: "player", player });
    return keys;
  }
}
