import { button, el, isTyping, renew, replaceKeepingFocus } from "../base/dom.js";
import { culprit } from "../board/marks.js";
import { CityView } from "../board/city-view.js";
import { cellMark, feedbackBox, footBar, hintButtons, hintList, masteredBox, ruleBox, stopLine } from "./lesson-column.js";
import { formPicker } from "./lesson-forms.js";
import { Keeping } from "./lesson-keep.js";
import { lessonPage } from "./lesson-page.js";

/** `LessonPlayer` in the browser: the step, the board, the answer on its way, what is said of it. */

const LAID = ["place", "moves"]; // answered on the board
const PATIENT = 300; // milliseconds after which it is said that an answer is being worked out
const NO_CELL = "-"; // typed where no cell is right
const STEP_SHOWN_MS = 1100; // each step of a development that was predicted
const BETWEEN = /[\s,;.+&]+/; // cells in a typed list
/** @type {Record<string, string>} */
const STATE_MARK = { new: "○", seen: "◔", practised: "◑", mastered: "●" };
/** Where the learner starts at each form; the board is the last resort. */
const FIRST = ".cc-answer :is(.cc-picks input, .cc-claim, .cc-lots-form button, input.cc-number)";

class LessonView extends CityView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.root.classList.add("cc-lesson-view");
    this.draft = { key: "", text: "" };
    this.fold = { open: false };
    /** @type {Record<string, any>} what was told last */ this.told = {};
    /** @type {string | undefined} the progress that this view began with */ this.begun = undefined;
    this.waiting = 0;
    this.watching = 0;
    this.acted = false; // whether the next scene answers the learner
    this.pointed = false; // whether a pointer put the focus where it is
    this.root.addEventListener("pointerdown", () => (this.pointed = true));
    this.say = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    this.keeping = new Keeping(model, this.root, this.say);
    const { top, line, left, right, below } = this.slots;
    this.head = el("header", { class: "cc-lesson-head" });
    this.metro = el("div", { class: "cc-lesson-line" });
    this.intro = el("div", { class: "cc-lesson-intro" });
    this.answer = el("div", { class: "cc-lesson-answer" });
    this.outcome = el("div", { class: "cc-lesson-outcome" });
    this.actions = el("div", { class: "cc-lesson-actions" });
    this.page = el("div", { class: "cc-lesson-page" });
    this.working = el("p", { class: "cc-working", hidden: true });
    this.beside = el("div", { class: "cc-beside" });
    const table = /** @type {HTMLElement} */ (this.body.querySelector(".cc-table"));
    this.said = el("div", { class: "cc-lesson-said" }, this.working, this.outcome);
    this.said.append(el("div", { class: "cc-margins" }, left, right));
    this.panes = el(
      "div",
      { class: "cc-lesson" },
      this.intro,
      el("div", { class: "cc-lesson-board" }, top, line, table, below),
      el("div", { class: "cc-lesson-work" }, this.answer, this.beside),
      el("div", { class: "cc-lesson-dock" }, this.said, this.actions),
    );
    this.body.replaceChildren(this.head, this.metro, this.panes, this.page);
    this.keeping.bring();
  }

  /** @returns {any} */
  get lesson() {
    return this.scene.lesson;
  }

  /** @param {widget.Gesture} gesture @param {boolean} [answered] */
  gesture(gesture, answered = true) {
    super.gesture(gesture, answered);
    if (!answered) return;
    if (gesture.kind !== "progress") this.acted = true;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.setWorking(true), PATIENT);
  }

  /** @param {boolean} on */
  setWorking(on) {
    this.working.hidden = !on;
    this.root.toggleAttribute("data-working", on);
    if (on) this.working.textContent = this.live.textContent = this.words["course-working"];
  }

  // ---------------------------------------------------------------- drawing

  repaint() {
    clearTimeout(this.waiting);
    this.setWorking(false);
    super.repaint();
    this.announce();
  }

  paintScene() {
    const { lesson, words } = this;
    this.begun ??= lesson.progress;
    if (this.link.touched || lesson.progress !== this.begun) this.keeping.keep(lesson.progress); // a game ends at its own table
    this.root.toggleAttribute("data-reading", Boolean(lesson.read));
    this.panes.hidden = Boolean(lesson.read);
    this.page.hidden = !lesson.read;
    if (lesson.form?.laid || (lesson.solution && !this.told.solution)) this.draft.text = "";
    if (this.draft.key !== lesson.key) [this.draft, this.fold] = [{ key: lesson.key, text: "" }, { open: false }];
    this.drawHead();
    renew(this.metro, stopLine(lesson, words, this.say));
    this.centreStop();
    this.keeping.certify(lesson.certificate, words);
    this.keeping.showWorksheet(lesson.worksheet, words);
    if (lesson.read) return replaceKeepingFocus(this.page, lessonPage(lesson, words));
    this.root.dataset.station = lesson.station;
    this.root.toggleAttribute("data-solved", lesson.solved);
    this.root.toggleAttribute("data-asked", Boolean(lesson.form));
    this.said.dataset.await = words["course-await"];
    this.root.dataset.board = lesson.board ? "shown" : "none";
    this.hover = this.focus = null; // numbers of cells that the new board counts anew
    super.paintScene();
    this.drawColumn();
    this.drawChosen();
    this.watch();
  }

  /** A development that was predicted is played, card by card. */
  watch() {
    clearTimeout(this.watching);
    if (this.lesson.watch?.left) this.watching = setTimeout(() => this.gesture({ kind: "watch" }), STEP_SHOWN_MS);
  }

  /** On a phone the line of stops may be longer than the screen is wide. */
  centreStop() {
    const line = /** @type {HTMLElement | null} */ (this.metro.firstElementChild);
    const now = /** @type {HTMLElement | null | undefined} */ (line?.querySelector(".now"));
    if (line && now && line.scrollWidth > line.clientWidth) line.scrollLeft = now.offsetLeft - (line.clientWidth - now.offsetWidth) / 2;
  }

  drawHead() {
    const { lesson, words } = this;
    const choose = el(
      "select",
      {
        class: "cc-field",
        name: "lesson",
        "aria-label": words["course-lessons"],
        onchange: (/** @type {widget.FieldEvent} */ event) => this.gesture({ kind: "lesson", lesson: event.target.value }),
      },
      lesson.lessons.map((/** @type {string[]} */ [id, label, state]) =>
        el("option", { value: id, selected: id === lesson.id }, `${label} ${STATE_MARK[state] ?? ""}`.trim()),
      ),
    );
    renew(
      this.head,
      el("h2", { class: "cc-lesson-where" }, lesson.where),
      el(
        "div",
        { class: "cc-row" },
        el("span", { class: "cc-chip cc-state" }, lesson.mastery.state),
        lesson.lessons.length > 1 && choose,
        button({
          label: lesson.read ? words["course-do"] : words["course-read"],
          icon: lesson.read ? "play" : "learn",
          act: () => this.gesture({ kind: "read", on: !lesson.read }),
          name: "read",
        }),
        this.keeping.menu(lesson, words),
      ),
    );
  }

  /** The margins stand in the column, so the board never has them at its sides; no panel tells how a development ends. */
  drawSide() {
    if (this.lesson.form) this.slots.side.replaceChildren();
    else super.drawSide();
    this.root.classList.add("has-side");
  }

  /** Cells beyond the frame can belong to the question, or to its answer. */
  frameOnly() {
    return this.scene.mode === "show" ? !this.lesson.beyond : super.frameOnly();
  }

  /** Where no card is laid there is no hand. What is said of a typed answer stands beside its field. */
  drawHand() {
    if (this.scene.laying) super.drawHand();
    else this.slots.hand.replaceChildren();
    if (this.lesson.form?.kind !== "place" || !this.scene.laying) this.beside.replaceChildren(this.note);
  }

  /** @param {boolean} turnable @returns {any[]} */
  toolButtons(turnable) {
    const { scene, words } = this;
    return [
      button({ label: words.undo, icon: "undo", key: "U", disabled: !scene.undo, act: () => this.gesture({ kind: "undo" }), name: "undo" }),
      turnable && button({ label: words.turn, icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
      Boolean(scene.judged) && scene.help && button({ label: words.why, icon: "why", key: "W", act: () => this.speakWhy(), name: "why" }),
      !this.narrow && button({ label: words.keys, icon: "keys", key: "?", act: () => this.showKeys(), name: "keys", hide: true }),
    ];
  }

  drawColumn() {
    const { lesson, words } = this;
    const { form } = lesson;
    renew(
      this.intro,
      el("p", { class: "cc-lead" }, lesson.text),
      lesson.box.map((/** @type {any} */ box) => ruleBox(box, lesson.more, this.say, this.fold)),
      form?.pictures &&
        el(
          "div",
          { class: "cc-seats" },
          form.pictures.map((/** @type {string} */ svg) => el("figure", { html: svg })),
        ),
      lesson.task && el("p", { class: "cc-task", id: `${this.id}-task` }, lesson.task),
    );
    renew(this.answer, form && form.kind !== "place" && !lesson.solved && this.answerForm());
    renew(
      this.outcome,
      lesson.mastery.plot && masteredBox(lesson.mastery, words, this.say),
      lesson.feedback && feedbackBox(lesson.feedback),
      lesson.solution && el("p", { class: "cc-solution" }, el("span", {}, lesson.solution)),
      lesson.watch &&
        el(
          "ol",
          { class: "cc-watched" },
          lesson.watch.steps.map((/** @type {string} */ text) => el("li", {}, text)),
        ),
      form && hintList(lesson.hints),
    );
    renew(
      this.actions,
      form && hintButtons(lesson, this.scene.undo, this.checkButton(), words, this.say),
      footBar(lesson, words, this.say),
    );
  }

  /** The picker of the form, and the field in which the answer can be typed. */
  answerForm() {
    const { lesson, words, draft } = this;
    const { form } = lesson;
    const set = (/** @type {string} */ text) => {
      this.draft.text = text;
      this.drawColumn();
      this.drawChosen();
    };
    return el(
      "form",
      {
        class: "cc-answer",
        id: `${this.id}-answer`,
        onsubmit: (/** @type {widget.FieldEvent} */ event) => {
          event.preventDefault();
          this.gesture({ kind: "answer", text: this.draft.text });
        },
      },
      formPicker({
        form,
        words,
        deck: this.board.deck,
        text: draft.text,
        set,
        light: (cells) => ((this.lit = cells?.length ? new Set(cells) : null), this.drawLook()),
      }),
      el(
        "div",
        { class: "cc-row cc-answer-row" },
        form.kind === "moves" && (form.laid || !form.typed) ? this.laid() : this.answerField(),
        form.kind === "cells" &&
          button({
            label: words["course-no-cell"],
            pressed: draft.text === NO_CELL,
            act: () => set(draft.text === NO_CELL ? "" : NO_CELL),
            name: "no-cell",
          }),
        form.kind === "cells" &&
          button({
            label: words["course-clear"],
            icon: "illegal",
            kind: "quiet",
            hide: true,
            disabled: !draft.text || draft.text === NO_CELL,
            act: () => set(""),
            name: "clear",
          }),
      ),
    );
  }

  /** The button of the answer stands with the other actions, where the thumb is. */
  checkButton() {
    const { form, solved } = this.lesson;
    if (form.kind === "place" || solved) return null;
    return el(
      "button",
      { type: "submit", form: `${this.id}-answer`, class: "cc-btn primary", "data-act": "check" },
      el("span", {}, this.words["course-check"]),
      el("kbd", { "aria-hidden": "true" }, "↵"),
    );
  }

  /** What lies on the board is the answer; moves are typed below the board. */
  laid() {
    const { words } = this;
    const { laid } = this.lesson.form;
    return el(
      "p",
      { class: "cc-answer-label cc-laid" },
      el("span", { class: "cc-small" }, laid ? words["course-laid"] : words["course-lay-first"]),
      laid && el("b", {}, laid),
    );
  }

  answerField() {
    const { words, draft } = this;
    const { kind } = this.lesson.form;
    const number = kind === "number";
    const hint = words[`course-type-${["line", "lot", "word"].includes(kind) ? "one" : kind}`];
    const field = el("input", {
      class: `cc-field ${number ? "cc-number" : ""}`,
      name: "answer",
      value: draft.text,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: number ? "decimal" : null,
      placeholder: number ? null : words[`course-example-${kind}`],
      "aria-label": words["course-answer"],
      "aria-describedby": `${this.id}-task`,
      oninput: (/** @type {widget.FieldEvent} */ event) => {
        this.draft.text = event.target.value;
        event.target.dataset.dirty = "1";
        this.drawChosen();
      },
      // The picker follows what was typed; later, for the field may be on its way out of the page.
      onblur: () => setTimeout(() => !number && !this.lesson.read && this.drawColumn()),
    });
    return el("label", { class: "cc-answer-label" }, !number && el("span", { class: "cc-small" }, hint), field);
  }

  // ---------------------------------------------------------------- what is heard, seen and focused after a change

  /** Tell what is new: the stop, what is said of the answer, a hint, the solution. */
  announce() {
    const { lesson, told, acted } = this;
    const called = told.asked !== lesson.asked;
    this.acted = false;
    const { key, tries, solved, solution, feedback, hints, read } = lesson;
    const steps = lesson.watch?.steps ?? [];
    this.told = {
      steps: steps.length,
      key,
      asked: lesson.asked,
      tries,
      hints: hints?.length,
      solution,
      solved,
      read: Boolean(read),
      painted: true,
    };
    if (read || !told.painted) return;
    let [text, where] = ["", ""];
    if (told.key !== key || called || told.read) {
      text = [`${lesson.stop}.`, lesson.stations[lesson.at][0], lesson.text, lesson.task].join(" ");
      if (acted || called) this.arrive(called);
    } else if (feedback && (told.tries !== tries || told.solved !== solved)) {
      text = [feedback.head, ...feedback.lines, feedback.misconception].join(" ");
      where = lesson.mastery.plot ? ".cc-mastered" : ".cc-feedback";
      if (solved && acted && this.here()) this.focusOn(".cc-lesson-foot .primary");
    } else if (hints.length > told.hints) {
      [text, where] = [hints.at(-1), ".cc-hints"];
    } else if (solution && solution !== told.solution) {
      [text, where] = [solution, ".cc-solution"];
    } else if (steps.length > told.steps) {
      [text, where] = [steps.at(-1), ".cc-watched"];
    }
    if (where && acted) this.root.querySelector(where)?.scrollIntoView({ block: "nearest" });
    if (text && !this.scene.note) this.live.textContent = text;
  }

  /** A new stop: its top in sight, and the focus where the learner begins. @param {boolean} called whether the lesson was asked for, perhaps by another view */
  arrive(called) {
    const top = this.metro.getBoundingClientRect().top;
    if (top < 0 || top > innerHeight * 0.6) this.metro.scrollIntoView({ block: "start" });
    if (document.activeElement?.matches("select[name=lesson]") || (!called && !this.here())) return;
    // On a phone a field would bring up the keyboard, and a cell its sheet, over the step.
    const first = /** @type {HTMLElement | null} */ (this.root.querySelector(FIRST));
    if (this.narrow || matchMedia("(pointer: coarse)").matches) this.focusOn(".cc-lesson-intro");
    else if (first) first.focus({ preventScroll: true });
    else if (this.lesson.board) this.focusOn("[role=gridcell][tabindex='0']");
    else this.focusOn(".cc-lesson-foot .primary");
  }

  /** Whether the learner is in this view; a button that went away leaves the focus with the page. */
  here() {
    return this.root.contains(document.activeElement) || document.activeElement === document.body;
  }

  /** @param {string} selector */
  focusOn(selector) {
    const node = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
    if (node && !node.hasAttribute("tabindex") && !node.matches("button")) node.tabIndex = -1;
    node?.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- cells that are marked

  get marking() {
    return this.lesson?.form?.kind === "cells" && !this.lesson.solved;
  }

  /** The numbers of the cells whose names stand in the field. @returns {Set<number>} */
  chosen() {
    if (!this.marking) return new Set();
    const wanted = new Set(this.draft.text.toLowerCase().split(BETWEEN));
    const { cells } = this.lesson.form;
    return new Set(
      Object.keys(cells)
        .filter((number) => wanted.has(cells[number]))
        .map(Number),
    );
  }

  /** @param {number} cell @param {string} how */
  act(cell, how) {
    const { form, solved } = this.lesson;
    if (how === "key" && (this.marking || !this.scene.laying || !this.entry())) return this.entered(this.board.grid)?.();
    if (!form || (LAID.includes(form.kind) && !solved)) return super.act(cell, how);
    const name = this.marking && form.cells[cell];
    if (!name) return;
    const typed = this.draft.text
      .toLowerCase()
      .split(BETWEEN)
      .filter((word) => word && word !== NO_CELL);
    const marked = !typed.includes(name);
    this.draft.text = (marked ? [...typed, name] : typed.filter((word) => word !== name)).join(" ");
    this.drawColumn();
    this.drawChosen();
    this.live.textContent = `${name}, ${this.words[marked ? "course-marked" : "course-unmarked"]}`;
  }

  drawChosen() {
    const { grid, nodes } = this.board;
    const chosen = this.chosen();
    if (this.marking) grid.setAttribute("aria-multiselectable", "true");
    else grid.removeAttribute("aria-multiselectable");
    for (const node of nodes.values()) {
      if (this.marking) node.setAttribute("aria-selected", String(chosen.has(Number(node.dataset.index))));
      else node.removeAttribute("aria-selected");
    }
    this.drawLook();
  }

  /** What lies over the board, cell by cell: the learner's marks, and what the feedback says, as long as it still holds. @returns {Map<number, string>} */
  marks() {
    const chosen = this.chosen();
    const marks = new Map([...chosen].map((number) => [number, "chosen"]));
    for (const [number, how] of this.lesson.marks) {
      if (how === "extra" && this.marking && !chosen.has(number)) continue; // taken back
      if (how === "missing" && chosen.has(number)) continue; // found
      if (how !== "asked" || !chosen.has(number)) marks.set(number, how);
    }
    return marks;
  }

  drawLook() {
    super.drawLook();
    const { lesson, scene, words } = this;
    if (!lesson || lesson.read || !scene.cells) return;
    const marks = this.marks();
    for (const node of this.board.nodes.values()) {
      const spoken = words[`course-${marks.get(Number(node.dataset.index))}`];
      if (spoken) node.setAttribute("aria-description", spoken);
      else node.removeAttribute("aria-description");
    }
    const drawn = [...marks].map(([number, how], turn) =>
      how === "culprit" ? culprit(scene.cells[number], [], turn) : cellMark(scene.cells[number], how),
    );
    if (drawn.length) this.board.over(drawn.join(""));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Tab") this.pointed = false;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const free = plain && (!isTyping(target) || target.matches(".cc-number")); // no number has a letter
    const key = event.key.toLowerCase();
    const act =
      key === "h" && free
        ? () => this.lesson.hintsLeft > 0 && this.gesture({ kind: "hint" })
        : key === "enter" && plain
          ? this.entered(target)
          : null;
    if (!act) return void (!this.lesson.read && this.scene.laying && super.onKey(event));
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** What Enter does: check, then go on. Fields, and buttons that the tabulator key has reached, keep it to themselves. @param {HTMLElement} target @returns {(() => void) | null} */
  entered(target) {
    const { lesson } = this;
    const own = target.closest("a, summary, select, textarea, dialog, input, button");
    const done = lesson.form?.kind === "cells" && target.matches('[data-act="no-cell"][aria-pressed="true"]');
    if (lesson.read || (own && !done && (own.tagName !== "BUTTON" || !this.pointed))) return null;
    const main = /** @type {HTMLButtonElement | null} */ (this.actions.querySelector('[data-act="check"], .cc-lesson-foot .primary'));
    return main && (() => main.click());
  }

  start() {
    const end = super.start();
    const widths = new ResizeObserver(() => this.centreStop()); // a page is drawn before it is shown
    widths.observe(this.metro);
    return () => {
      widths.disconnect();
      clearTimeout(this.waiting);
      clearTimeout(this.watching);
      this.keeping.dispose();
      end();
    };
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new LessonView(model, host).start();
  },
};
