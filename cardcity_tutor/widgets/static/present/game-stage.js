import { copyText } from "../base/copy.js";
import { button, el, fill, isTyping, keyList, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { PlainView } from "../base/plain.js";
import { Choosing } from "../match/choosing.js";
import { dialogOf } from "../match/match-parts.js";
import { Stage, installDrawing } from "../match/stage.js";
import { lineItem, stepsOf, told } from "./lines.js";

/** `GameStage` in the browser: a position as high as the screen, and beside it the lines that keys tell. */

const LETTERS = { answer: "X", sums: "S", moves: "L" };
const LARGEST_TYPE = 100; // per cent of the room's type
const SMALLEST_TYPE = 80; // below, the list scrolls
const TYPE_STEP = 5;

/** What is pointed at: by the line that was told last, not by a pointer. */
class Lit extends Choosing {
  constructor() {
    super();
    /** @type {Set<string>} */ this.spots = new Set();
    /** @type {any[]} */ this.ghosts = [];
  }

  told() {
    return { ghosts: this.ghosts };
  }

  /** @param {string} spot @returns {boolean} */
  isPicked(spot) {
    return this.spots.has(spot);
  }
}

class GameStageView extends PlainView {
  /** @param {any} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.root.classList.add("cc-match", "cc-game-stage");
    this.at = 0;
    this.jump = -1;
    this.board = 0;
    this.chosen = -1; // a board that somebody looks at, whatever is told
    this.lit = new Lit();
    this.stage = new Stage({ look: () => {}, act: () => {}, view: (area, view) => this.setView(area, view) });
    this.body.className = "cc-present-body";
    this.heading = el("h1");
    this.top = el("div", { class: "cc-present-top" });
    this.head = el("div", { class: "cc-present-head" });
    this.lines = el("ol", { class: "cc-present-lines", tabindex: 0 });
    this.bar = el("div", { class: "cc-present-bar", role: "group" });
    this.black = el("button", { type: "button", class: "cc-present-black", hidden: true, onclick: () => this.darken(false) });
    this.boards = el("div", { class: "cc-present-board" }, this.stage.node);
    this.screen = el(
      "div",
      { class: "cc-present-screen", tabindex: -1, role: "group" },
      this.boards,
      el("div", { class: "cc-present-column" }, this.head, this.lines, this.bar),
    );
    this.body.append(this.heading, this.top, this.screen, this.black);
    this.shelfNode = el("div", { class: "cc-present-shelf" });
    this.onKeyDown = (/** @type {KeyboardEvent} */ event) => this.onKey(event);
    this.onFull = () => (this.fit(), this.screen.focus({ preventScroll: true }));
    document.addEventListener("keydown", this.onKeyDown);
    document.addEventListener("fullscreenchange", this.onFull);
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.root);
    this.watcher.observe(this.boards);
  }

  get words() {
    return this.model.get("words");
  }

  get staged() {
    return this.scene.stage;
  }

  /** What each key tells: a line, or first that it is asked. */
  get steps() {
    return stepsOf(this.staged.lines, this.scene.guess);
  }

  /** @param {string} key */
  uses(key) {
    return /^[xslfbtg?1-9.]$/.test(key);
  }

  // ---------------------------------------------------------------- drawing

  paintScene() {
    const { scene, words, staged } = this;
    if (scene.jump !== this.jump) [this.jump, this.at, this.chosen] = [scene.jump, scene.at, -1];
    this.at = Math.min(this.at, this.steps.length);
    this.heading.textContent = scene.name;
    installDrawing(this.root, this.model.get("drawing"), scene.name);
    this.root.dataset.show = staged.show;
    this.root.toggleAttribute("data-bare", staged.boards.length === 0);
    this.screen.setAttribute("aria-label", staged.question);
    this.lines.setAttribute("aria-label", words["present-lines"]);
    this.bar.setAttribute("aria-label", words["present-tools"]);
    this.black.setAttribute("aria-label", words["present-unblack"]);
    this.paintTop();
    this.paintShelf();
    renew(
      this.head,
      el("p", { class: "cc-present-title" }, el("b", {}, staged.title), staged.cite && el("span", {}, staged.cite)),
      el("h2", {}, staged.question),
      staged.note && el("p", { class: "cc-present-note" }, staged.note),
    );
    this.paintStep();
    this.fit();
  }

  paintTop() {
    const { scene, words, staged } = this;
    renew(
      this.top,
      el(
        "div",
        { class: "cc-present-shows", role: "group", "aria-label": words["present-shows"] },
        staged.shows.map((/** @type {"sums"} */ show) =>
          button({
            label: words[`present-show-${show}`],
            key: LETTERS[show],
            pressed: show === staged.show,
            act: () => this.send({ kind: "show", show }),
            name: `show-${show}`,
          }),
        ),
      ),
      button({ label: words["present-library"], act: () => this.openLibrary(), name: "library" }),
      button({ label: words["present-guess"], key: "G", pressed: scene.guess, act: () => this.toggleGuess(), name: "guess" }),
      el("span", { class: "cc-gap" }),
      button({ label: words["present-try"], kind: "quiet", act: () => this.send({ kind: "try" }), name: "try" }),
      scene.address && button({ label: words["present-link"], kind: "quiet", act: () => this.share(), name: "link" }),
    );
  }

  /** The lines up to the present one, its board, and the bar. */
  paintStep() {
    const { words, staged, steps } = this;
    const lines = told(staged.lines, steps.slice(0, this.at));
    const last = lines[lines.length - 1]?.line ?? null;
    this.root.dataset.at = String(this.at);
    renew(
      this.lines,
      lines.map(({ line, asked }, k) => lineItem(line, asked, k === lines.length - 1)),
      !lines.length && el("li", { class: "cc-present-await" }, staged.lines.length ? words["present-await"] : words["present-nothing"]),
    );
    this.lines.lastElementChild?.scrollIntoView?.({ block: "nearest" });
    this.board = Math.min(this.chosen >= 0 ? this.chosen : (last?.board ?? 0), Math.max(0, staged.boards.length - 1));
    const pointing = last?.board === this.board && !lines[lines.length - 1].asked ? last : null;
    [this.lit.spots, this.lit.ghosts] = [new Set(pointing?.spots), pointing?.ghosts ?? []];
    this.drawBoard();
    const boards =
      staged.boards.length > 1
        ? staged.boards.map((/** @type {any} */ _, /** @type {number} */ k) =>
            button({ label: String(k + 1), pressed: k === this.board, act: () => this.look(k), name: `board-${k}` }),
          )
        : [];
    for (const [k, node] of boards.entries()) node.setAttribute("aria-label", fill(words["present-position"], { number: k + 1 }));
    renew(
      this.bar,
      button({ label: words["present-back"], key: "←", faded: this.at === 0, act: () => this.go(this.at - 1), name: "back" }),
      button({
        label: words["present-next"],
        key: "→",
        kind: "primary",
        faded: this.at === steps.length,
        act: () => this.go(this.at + 1),
        name: "next",
      }),
      el("span", { class: "cc-present-at" }, `${this.at} / ${steps.length}`),
      boards,
      el("span", { class: "cc-gap" }),
      button({
        label: words[document.fullscreenElement === this.root ? "present-leave" : "present-full"],
        kind: "quiet",
        key: "F",
        act: () => this.toggleFull(),
        name: "full",
      }),
      button({ label: words.keys, icon: "keys", key: "?", kind: "quiet", act: () => this.showKeys(), name: "keys", hide: true }),
    );
  }

  drawBoard() {
    const scene = this.staged.boards[this.board];
    this.boards.hidden = !scene;
    if (!scene) return;
    const areas = scene.areas.map((/** @type {any} */ area) => (area.role === "hand" ? { ...area, role: "side" } : area)); // there is no rail
    this.stage.draw(areas, this.lit);
    this.stage.layout(true);
    this.stage.mark(this.lit, null, this.words);
  }

  /** The largest type with which all lines fit. */
  fit() {
    if (!this.model.get("seq") || !this.root.clientWidth) return;
    const { staged } = this;
    const size = (/** @type {number} */ per) => this.lines.style.setProperty("--pr-line", `${per / 100}em`);
    renew(
      this.lines,
      staged.lines.map((/** @type {any} */ line, /** @type {number} */ k) => lineItem(line, false, k === staged.lines.length - 1)),
    );
    let per = LARGEST_TYPE;
    for (size(per); per > SMALLEST_TYPE && this.lines.scrollHeight > this.lines.clientHeight + 1; size(per)) per -= TYPE_STEP;
    this.paintStep();
  }

  // ---------------------------------------------------------------- going on

  /** @param {number} at */
  go(at) {
    const next = Math.max(0, Math.min(at, this.steps.length));
    if (next === this.at) return;
    this.at = next;
    this.chosen = -1;
    this.paintStep();
    const line = this.lines.lastElementChild;
    this.live.textContent = next ? (line?.textContent ?? "") : this.staged.question;
    this.send({ kind: "reveal", at: next }, false);
  }

  /** @param {number} board */
  look(board) {
    if (board >= this.staged.boards.length) return;
    this.chosen = board;
    this.paintStep();
  }

  /** As many lines stay told as were. */
  toggleGuess() {
    const { guess } = this.scene;
    const done = told(this.staged.lines, this.steps.slice(0, this.at)).filter(({ asked }) => !asked).length;
    const on = !guess;
    const steps = stepsOf(this.staged.lines, on);
    const at = steps.filter((step) => step.line < done).length;
    this.send({ kind: "guess", on, at });
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.drawBoard();
  }

  toggleFull() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.root.requestFullscreen?.().catch(() => {});
  }

  /** @param {boolean} on */
  darken(on) {
    this.black.hidden = !on;
    (on ? this.black : this.screen).focus({ preventScroll: true });
  }

  async share() {
    const at = this.at ? `&at=${this.at}` : "";
    const address = `${location.origin}${location.pathname}?${this.scene.address.replace(/&at=\d+/, "")}${at}`;
    if (await copyText(address)) return this.tell(this.words["sandbox-done"]);
    this.show(dialogOf(this.words["present-link"], el("p", { class: "cc-present-address" }, address), this.words));
  }

  // ---------------------------------------------------------------- dialogues

  paintShelf() {
    const shelf = this.model.get("shelf");
    const parts = typeof shelf === "string" ? JSON.parse(shelf) : shelf;
    const { staged } = this;
    renew(
      this.shelfNode,
      parts.map((/** @type {any} */ part) =>
        el(
          "section",
          {},
          el("h4", { "aria-level": 3 }, part.title),
          part.examples.map((/** @type {any} */ one) =>
            el(
              "button",
              {
                type: "button",
                class: "cc-present-item",
                "data-act": `example-${one.name}`,
                "aria-current": one.title === staged.title ? "true" : null,
                onclick: () => (this.closeDialogs(), this.send({ kind: "example", name: one.name })),
              },
              el("b", {}, one.title),
              el("small", {}, one.text),
            ),
          ),
        ),
      ),
    );
  }

  openLibrary() {
    const { words } = this;
    this.send({ kind: "shelf" });
    const area = /** @type {HTMLTextAreaElement} */ (
      el("textarea", { class: "cc-field", rows: 3, name: "position", spellcheck: "false", "aria-label": words["present-bring"] })
    );
    const bring = el(
      "details",
      { class: "cc-present-bring" },
      el("summary", {}, words["present-bring"]),
      el("p", { class: "cc-small" }, words["present-bring-lead"]),
      area,
      el(
        "p",
        {},
        button({
          label: words["present-bring-open"],
          act: () => (this.closeDialogs(), this.send({ kind: "open", text: area.value.slice(0, this.scene.largest + 1) })),
          name: "bring",
        }),
      ),
    );
    const dialog = dialogOf(words["present-library-title"], [this.shelfNode, bring], words);
    dialog.classList.add("cc-present-dialog");
    this.show(dialog);
  }

  showKeys() {
    const { words } = this;
    const rows = [
      ["→ Space", words["present-next"]],
      ["←", words["present-back"]],
      ["Home End", words["present-ends"]],
      ["↓", words["present-after"]],
      ["↑", words["present-before"]],
      ["G", words["present-guess"]],
      ...this.staged.shows.map((/** @type {"sums"} */ show) => [LETTERS[show], words[`present-show-${show}`]]),
      ["F", words["present-full"]],
      ["B", words["present-black"]],
      ["T", words["present-theme"]],
      ["?", words["key-help"]],
    ];
    this.show(dialogOf(words.keys, keyList(rows), words));
  }

  /** @param {HTMLDialogElement} dialog */
  show(dialog) {
    this.closeDialogs();
    dialog.addEventListener("close", () => (dialog.remove(), this.screen.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  closeDialogs() {
    for (const dialog of this.root.querySelectorAll("dialog")) dialog.close();
  }

  // ---------------------------------------------------------------- keys

  /** Wherever the keys go in the page, as long as they are nobody else's. @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(target) ||
      !this.root.checkVisibility() ||
      this.root.querySelector("dialog[open]")
    )
      return;
    const elsewhere = target !== document.body && !this.root.contains(target);
    const pressing = (event.key === " " || event.key === "Enter") && target.closest("button, summary, a");
    if (elsewhere || (pressing && this.black.hidden)) return;
    if (!this.black.hidden) {
      event.preventDefault();
      return this.darken(false);
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => this.go(this.at + 1),
      PageDown: () => this.go(this.at + 1),
      " ": () => this.go(this.at + 1),
      ArrowLeft: () => this.go(this.at - 1),
      PageUp: () => this.go(this.at - 1),
      Home: () => this.go(0),
      End: () => this.go(this.steps.length),
      ArrowDown: () => this.staged.near[1] && this.send({ kind: "near", by: 1 }),
      ArrowUp: () => this.staged.near[0] && this.send({ kind: "near", by: -1 }),
      g: () => this.toggleGuess(),
      f: () => this.toggleFull(),
      b: () => this.darken(true),
      ".": () => this.darken(true),
      t: () => this.send({ kind: "theme" }),
      "?": () => this.showKeys(),
    };
    for (const show of this.staged.shows)
      keys[LETTERS[/** @type {"sums"} */ (show)].toLowerCase()] = () => this.send({ kind: "show", show });
    const act = keys[key] ?? (/^[1-9]$/.test(key) && this.staged.boards.length > 1 ? () => this.look(Number(key) - 1) : null);
    if (!act) return;
    event.preventDefault();
    act();
  }

  start() {
    return super.start(() => {
      this.watcher.disconnect();
      document.removeEventListener("keydown", this.onKeyDown);
      document.removeEventListener("fullscreenchange", this.onFull);
    });
  }
}

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new GameStageView(model, host).start();
  },
};
