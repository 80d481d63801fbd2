import { button, el, fill, icon, isTyping, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { PlainView } from "../base/plain.js";
import { dialogOf, statRow, sumTree } from "../match/match-parts.js";
import { Stage, installDrawing } from "../match/stage.js";
import { footBar, hintButtons, hintList, masteredBox, ruleBox, stopLine } from "./lesson-column.js";
import { Keeping } from "./lesson-keep.js";
import { Picks } from "./picks.js";

/** `CoursePlayer` in the browser: the text, the picture, the answer on its way, what is said of it. */

const WIDE = 760; // pixels from which text and picture stand side by side
const MANY_LISTED = 5; // options that fit the column where they are put in a list
const MANY_PICKED = 10; // those that fit it where they are ticked
/** @type {Record<string, string>} */
const STATE_SIGN = { new: "○", seen: "◔", practised: "◑", mastered: "●" };

class CoursePlayerView extends PlainView {
  /** @param {any} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.root.classList.add("cc-match", "cc-course-view");
    this.picks = new Picks();
    this.stage = new Stage({ look: () => {}, act: (spot) => this.actOn(spot), view: (area, view) => this.setView(area, view) });
    this.slots = Object.fromEntries(
      ["head", "metro", "intro", "stats", "answer", "said", "actions"].map((name) => [name, el("div", { class: `cc-course-${name}` })]),
    );
    this.slots.said.setAttribute("tabindex", "0"); // it scrolls where a sentence is long
    this.heading = el("h2", { class: "cc-hidden" });
    const picture = el("div", { class: "cc-course-picture" }, this.slots.stats, this.stage.node, this.stage.hand);
    this.body.className = "cc-course-body";
    this.body.append(
      this.heading,
      this.slots.head,
      this.slots.metro,
      this.slots.intro,
      picture,
      this.slots.answer,
      this.slots.said,
      this.slots.actions,
    );
    this.say = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    this.keeping = new Keeping(model, this.root, this.say);
    this.fold = { open: false };
    this.key = "";
    /** @type {Record<string, any>} what was told last */ this.told = {};
    this.acted = false; // whether the next scene answers the learner
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.watcher = new ResizeObserver(() => this.layout());
    this.watcher.observe(this.body);
    this.keeping.bring();
  }

  get words() {
    return this.model.get("words");
  }

  /** @returns {any} */
  get lesson() {
    return this.scene.lesson;
  }

  /** Whether an answer is wanted. */
  get asked() {
    return Boolean(this.lesson.form) && !this.lesson.solved;
  }

  /** @param {widget.Gesture} gesture */
  gesture(gesture) {
    this.link.touched = true;
    if (gesture.kind !== "progress") this.acted = true;
    this.send(gesture);
  }

  // ---------------------------------------------------------------- drawing

  paintScene() {
    const { scene, lesson, words } = this;
    if (this.link.touched) this.keeping.keep(lesson.progress);
    if (this.key !== lesson.key || !lesson.form) {
      this.fold = { open: false };
      this.key = lesson.key;
      this.picks.reset();
    }
    this.heading.textContent = lesson.where;
    this.root.dataset.station = lesson.station;
    this.root.toggleAttribute("data-solved", lesson.solved);
    this.picks.take(this.asked ? lesson.form : null, lesson.right);
    installDrawing(this.root, this.model.get("drawing"), scene.name);
    this.paintHead();
    renew(this.slots.metro, stopLine(lesson, words, this.say));
    renew(this.slots.stats, scene.stage.stats.length > 0 && statRow(scene.stage.stats, words, (stat) => this.openSum(stat)));
    this.stage.draw(scene.stage.areas, /** @type {any} */ (this.picks));
    this.paintColumn();
    this.layout();
    if (scene.rule)
      this.show(
        dialogOf(
          scene.rule.title,
          [el("p", {}, scene.rule.text), scene.rule.cites.map((/** @type {string} */ cite) => el("p", { class: "cc-cite" }, cite))],
          words,
        ),
      );
    this.announce();
  }

  paintHead() {
    const { lesson, words } = this;
    const choose = el(
      "select",
      {
        class: "cc-field",
        name: "lesson",
        "aria-label": words["course-lessons"],
        onchange: (/** @type {any} */ event) => this.gesture({ kind: "lesson", lesson: event.target.value }),
      },
      lesson.lessons.map((/** @type {string[]} */ [id, label, state]) =>
        el("option", { value: id, selected: id === lesson.id }, `${label} ${STATE_SIGN[state] ?? ""}`.trim()),
      ),
    );
    renew(
      this.slots.head,
      lesson.mastery.map &&
        button({
          label: words["course-to-map"],
          icon: "mark",
          kind: "quiet",
          hide: true,
          act: () => this.gesture({ kind: "map" }),
          name: "to-map",
        }),
      choose,
      this.keeping.menu(lesson, words, false),
    );
  }

  paintColumn() {
    const { lesson, words } = this;
    renew(
      this.slots.intro,
      el("p", { class: "cc-lead" }, lesson.text),
      lesson.box.map((/** @type {any} */ box) => ruleBox(box, lesson.more, this.say, this.fold)),
      lesson.task && el("p", { class: "cc-task", id: `${this.link.name}-task` }, lesson.task),
    );
    const { form } = lesson;
    this.root.toggleAttribute("data-long", Boolean(form) && form.options.length > (form.kind === "list" ? MANY_LISTED : MANY_PICKED));
    renew(this.slots.answer, this.asked && this.answerForm());
    this.paintSaid();
    const check = this.asked
      ? button({ label: words["course-check"], key: "↵", kind: "primary", act: () => this.check(), name: "check" })
      : null;
    const play =
      lesson.game &&
      button({ label: words["course-play"], icon: "play", kind: "primary", act: () => this.gesture({ kind: "game" }), name: "game" });
    renew(this.slots.actions, play, lesson.form && hintButtons(lesson, false, check, words, this.say), footBar(lesson, words, this.say));
  }

  /** One frame: what waits, what is said of an answer, hints, the solution; where nothing is asked, what the picture tells. */
  paintSaid() {
    const { lesson, scene, words } = this;
    const found = [
      lesson.mastery.plot && masteredBox(lesson.mastery, words, this.say),
      lesson.feedback && this.judged(lesson.feedback),
      lesson.solution && el("p", { class: "cc-solution" }, el("span", {}, lesson.solution)),
      !lesson.solved && hintList(lesson.hints),
    ].filter(Boolean);
    const open = this.asked && !lesson.solution;
    const notes = open ? [] : scene.stage.notes.map((/** @type {string} */ note) => el("p", { class: "cc-course-note" }, note));
    this.slots.said.dataset.face = found.length ? "told" : "wait";
    renew(this.slots.said, found, found.length === 0 && open && el("p", { class: "cc-small" }, words["course-await"]), notes);
  }

  /** @param {any} feedback */
  judged({ right, head, lines, misconception, rules }) {
    const open = (/** @type {string} */ rule) => this.gesture({ kind: "rule", rule });
    return el(
      "div",
      { class: `cc-feedback ${right ? "right" : ""}`, "data-feedback": right ? "right" : "wrong" },
      icon(right ? "check" : "why"),
      el(
        "div",
        {},
        el("p", {}, el("b", {}, misconception ? `${head} ${misconception}.` : head), " ", lines[0] ?? ""),
        lines.slice(1).map((/** @type {string} */ line) => el("p", {}, line)),
        rules.map((/** @type {any} */ rule) =>
          el(
            "p",
            { class: "cc-small" },
            icon("learn"),
            " ",
            el("button", { type: "button", class: "cc-rule-link", "data-rule": rule.rule, onclick: () => open(rule.rule) }, rule.title),
            ` ${rule.text}`,
          ),
        ),
      ),
    );
  }

  // ---------------------------------------------------------------- the answer

  answerForm() {
    const { form } = this.lesson;
    const made = {
      number: () => this.field(),
      chance: () => this.field(),
      choice: () => this.boxes("radio"),
      set: () => this.boxes("checkbox"),
      list: () => this.list(),
    }[/** @type {"list"} */ (form.kind)]();
    return el(
      "form",
      {
        class: "cc-answer",
        "aria-describedby": `${this.link.name}-task`,
        onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), this.check()),
      },
      made,
    );
  }

  field() {
    const { words, picks } = this;
    const { kind } = this.lesson.form;
    return el("input", {
      class: "cc-field cc-number",
      name: "answer",
      value: picks.text,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      maxlength: 20,
      inputmode: kind === "number" ? "numeric" : null,
      placeholder: words[`course-${kind}`],
      "aria-label": words["course-answer"],
      oninput: (/** @type {any} */ event) => {
        picks.text = event.target.value;
        event.target.dataset.dirty = "1";
      },
    });
  }

  /** @param {"radio" | "checkbox"} type */
  boxes(type) {
    const { picks, words } = this;
    const rows = this.lesson.form.options.map((/** @type {any} */ option) =>
      this.box(type, option.id, option.label, picks.has(option.id), () => picks.toggle(option.id)),
    );
    const none = type === "checkbox" && this.box(type, "-", words["course-none"], picks.none, () => picks.setNone());
    return el(
      "div",
      { class: "cc-picks", role: type === "radio" ? "radiogroup" : "group", "aria-label": words["course-answer"] },
      rows,
      none,
    );
  }

  /** @param {string} type @param {string} id @param {string} label @param {boolean} checked @param {() => void} act */
  box(type, id, label, checked, act) {
    const changed = () => (act(), this.repicked());
    return el(
      "label",
      { class: checked ? "on" : "" },
      el("input", { type, name: `pick-${this.link.name}`, value: id, checked, "data-key": id, onchange: changed }),
      el("span", {}, label),
    );
  }

  /** Chosen things in their order, and below them what there is to choose from. */
  list() {
    const { picks, words } = this;
    const { options, repeated } = this.lesson.form;
    const label = new Map(options.map((/** @type {any} */ option) => [option.id, option.label]));
    const chosen = picks.chosen.map((id, at) =>
      el(
        "li",
        {},
        button({
          label: /** @type {string} */ (label.get(id)),
          icon: "illegal",
          act: () => (picks.drop(at), this.repicked()),
          name: `drop-${at}`,
        }),
      ),
    );
    for (const [at, item] of chosen.entries())
      item.firstElementChild?.setAttribute("aria-label", fill(words["course-take-out"], { option: String(label.get(picks.chosen[at])) }));
    const left = options.filter((/** @type {any} */ option) => repeated || !picks.has(option.id));
    return [
      el(
        "div",
        { class: "cc-listed", role: "group", "aria-label": words["course-list"] },
        chosen.length ? el("ol", {}, chosen) : el("p", { class: "cc-small" }, words["course-list-empty"]),
      ),
      el(
        "div",
        { class: "cc-to-list" },
        left.map((/** @type {any} */ option) =>
          button({ label: option.label, act: () => (picks.add(option.id), this.repicked()), name: `add-${option.id}` }),
        ),
        repeated &&
          button({
            label: words["course-none"],
            kind: "quiet",
            pressed: picks.none,
            act: () => (picks.setNone(), this.repicked()),
            name: "none",
          }),
      ),
    ];
  }

  repicked() {
    this.paintColumn();
    this.stage.mark(/** @type {any} */ (this.picks), null, this.words);
  }

  /** A thing of the picture was pointed at: the option it stands for. @param {string} spot */
  actOn(spot) {
    if (this.picks.point(spot)) this.repicked();
  }

  check() {
    const text = this.picks.answer();
    if (this.asked) this.gesture({ kind: "answer", text });
  }

  // ---------------------------------------------------------------- the rest

  /** @param {any} stat */
  openSum(stat) {
    this.show(
      dialogOf(
        stat.label,
        sumTree(stat.sum, this.words, (rule) => this.gesture({ kind: "rule", rule })),
        this.words,
      ),
    );
  }

  /** @param {HTMLDialogElement} dialog */
  show(dialog) {
    for (const other of this.root.querySelectorAll("dialog")) /** @type {HTMLDialogElement} */ (other).close();
    dialog.addEventListener("close", () => dialog.remove());
    openDialog(this.root, dialog);
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.stage.draw(this.scene.stage.areas, /** @type {any} */ (this.picks));
    this.layout();
  }

  layout() {
    if (!this.body.isConnected || !this.model.get("seq")) return;
    const { width, height } = this.body.getBoundingClientRect();
    if (!width) return;
    const wide = width >= WIDE && width > height * 0.95;
    this.root.dataset.shape = wide ? "wide" : "tall";
    this.root.toggleAttribute("data-hand", this.stage.handed);
    this.stage.layout(wide);
    this.stage.mark(/** @type {any} */ (this.picks), null, this.words);
  }

  /** Tell what is new, and put the focus where the learner goes on. */
  announce() {
    const { lesson, told, acted } = this;
    this.acted = false;
    const { key, tries, solved, solution, feedback, hints, asked } = lesson;
    this.told = { key, tries, solved, solution, hints: hints.length, asked, painted: true };
    if (!told.painted) return;
    let text = "";
    if (told.key !== key || told.asked !== asked) {
      text = [`${lesson.stop}.`, lesson.stations[lesson.at][0], lesson.text, lesson.task].join(" ");
      this.slots.intro.scrollTop = 0;
      if (acted) this.arrive();
    } else if (feedback && (told.tries !== tries || told.solved !== solved)) {
      text = [feedback.head, feedback.misconception, ...feedback.lines].join(" ");
      if (acted && solved)
        /** @type {HTMLElement | null} */ (this.root.querySelector(".cc-lesson-foot .primary"))?.focus({ preventScroll: true });
    } else if (hints.length > told.hints) text = hints[hints.length - 1];
    else if (solution && solution !== told.solution) text = solution;
    this.slots.said.scrollTop = 0;
    if (text && !this.scene.note) this.live.textContent = text;
  }

  /** A new stop. On a phone a field would bring up the keyboard over the step. */
  arrive() {
    if (document.activeElement?.matches("select[name=lesson]") || matchMedia("(pointer: coarse)").matches) return;
    /** @type {HTMLElement | null} */ (this.root.querySelector(".cc-course-answer :is(input, button), .cc-lesson-foot .primary"))?.focus({
      preventScroll: true,
    });
  }

  /** Enter checks and goes on, H hints, digits choose. @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const free = !isTyping(target);
    const option = free && this.asked && /^[1-9]$/.test(event.key) ? this.lesson.form.options[Number(event.key) - 1] : null;
    if (option && this.lesson.form.kind !== "list") {
      this.picks.toggle(option.id);
      this.repicked();
    } else if (event.key.toLowerCase() === "h" && (free || target.matches(".cc-number")) && this.lesson.hintsLeft > 0)
      this.gesture({ kind: "hint" });
    else if (event.key === "Enter" && !target.closest("a, summary, select, textarea, dialog, button, .cc-item[data-live]")) {
      const main = /** @type {HTMLButtonElement | null} */ (
        this.slots.actions.querySelector('[data-act="check"], .cc-lesson-foot .primary')
      );
      if (!main) return;
      main.click();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  start() {
    return super.start(() => {
      this.watcher.disconnect();
      this.keeping.dispose();
    });
  }
}

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new CoursePlayerView(model, host).start();
  },
};
