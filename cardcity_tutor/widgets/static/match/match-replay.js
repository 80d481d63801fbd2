import { button, el, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { PlainView } from "../base/plain.js";
import { StoryPanel } from "../table/table-parts.js";
import { Choosing } from "./choosing.js";
import { dialogOf, outcomePanel, ruleDialog, seatList, statRow, sumTree } from "./match-parts.js";
import { RecordOpener } from "./record-opener.js";
import { Stage, installDrawing } from "./stage.js";

/** `MatchReplay` in the browser: a step of a match, and the way to all others. */

class MatchReplayView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.root.classList.add("cc-match", "cc-match-replay", "cc-play");
    this.choosing = new Choosing();
    const idle = () => {};
    this.stage = new Stage({ look: idle, act: idle, view: (area, view) => this.setView(area, view) });
    this.slots = Object.fromEntries(
      ["turn", "seats", "stats", "say", "act", "tools", "more"].map((name) => [name, el("div", { class: `cc-m-${name}` })]),
    );
    this.story = new StoryPanel((rule) => this.send({ kind: "rule", rule }));
    this.story.head.setAttribute("aria-level", "2");
    this.slots.say.setAttribute("tabindex", "0");
    this.slots.more.append(this.story.node);
    this.opening = el("div", { class: "cc-setup-form" });
    this.opener = new RecordOpener((gesture) => this.send(gesture));
    this.slider = /** @type {HTMLInputElement} */ (
      el("input", { type: "range", min: 0, step: 1, name: "step", oninput: () => this.slide() })
    );
    this.buttons = el("div", { class: "cc-m-step-buttons", role: "group" });
    this.slots.act.append(el("div", { class: "cc-m-steps" }, this.slider, this.buttons));
    this.body.className = "cc-match-body";
    const column = (/** @type {string} */ name, /** @type {HTMLElement[]} */ ...nodes) => el("div", { class: `cc-m-${name}` }, nodes);
    this.body.append(
      column("left", this.slots.turn, this.slots.seats, this.stage.hand),
      column("middle", this.slots.stats, this.stage.node),
      column("right", this.slots.say, this.slots.act, this.slots.more, this.slots.tools),
    );
    this.heading = el("h1", { class: "cc-hidden" });
    this.body.before(this.heading, this.opening);
    this.wanted = -1; // the step that was asked for while another was under way
    this.waiting = false;
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.watcher = new ResizeObserver(() => this.layout());
    this.watcher.observe(this.body);
  }

  get words() {
    return this.model.get("words");
  }

  /** @returns {replay.ReplaySight} */
  get sight() {
    return this.scene.sight;
  }

  paintScene() {
    const { scene, words, sight } = this;
    this.waiting = false;
    this.root.dataset.open = sight ? "yes" : "no";
    this.heading.hidden = !this.model.get("page");
    this.heading.classList.toggle("cc-hidden", Boolean(sight));
    this.heading.textContent = sight ? scene.head : words["play-open"];
    this.opening.hidden = Boolean(sight);
    renew(
      this.opening,
      sight ? [] : [el("p", {}, scene.lead), el("div", { class: "cc-play-more" }, this.opener.draw(words, scene.largest))],
    );
    if (!sight) return;
    installDrawing(this.root, this.model.get("drawing"), sight.title);
    renew(
      this.slots.turn,
      el(
        "div",
        {},
        el("p", { class: "cc-prompt" }, sight.caption),
        el("p", { class: "cc-clock" }, sight.clock, el("span", {}, scene.step)),
      ),
    );
    renew(this.slots.seats, sight.scene.seats.length > 1 && seatList(sight.scene.seats, null, words));
    renew(
      this.slots.stats,
      sight.scene.stats.length > 0 &&
        statRow(sight.scene.stats, words, (stat) =>
          this.show(
            dialogOf(
              stat.label,
              sumTree(stat.sum, words, (rule) => this.send({ kind: "rule", rule })),
              words,
            ),
          ),
        ),
    );
    this.slots.say.dataset.face = sight.outcome ? "end" : "wait";
    renew(this.slots.say, sight.outcome ? outcomePanel(sight.outcome, words) : sight.scene.notes.map((note) => el("p", {}, note)));
    this.story.draw(
      sight.log.map((entry) => ({ ...entry, cite: "" })),
      words,
    );
    this.paintSteps();
    renew(
      this.slots.tools,
      sight.eyes.length > 1 &&
        el(
          "label",
          { class: "cc-m-eyes" },
          words["match-eyes"],
          " ",
          el(
            "select",
            {
              class: "cc-field",
              "data-act": "eyes",
              onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "eyes", eye: Number(event.target.value) }),
            },
            sight.eyes.map((name, k) => el("option", { value: k, selected: k === sight.eye }, name)),
          ),
        ),
      button({ label: words["match-other"], kind: "quiet", act: () => this.send({ kind: "other" }), name: "other" }),
    );
    this.stage.draw(sight.scene.areas, this.choosing);
    this.layout();
    if (scene.rule)
      this.show(ruleDialog(scene.rule, words, this.model.get("linked") ? (id) => this.send({ kind: "look-up", rule: id }) : null));
    this.followSlider();
  }

  paintSteps() {
    const { sight, scene, words } = this;
    this.slider.max = String(sight.last);
    if (this.wanted < 0) this.slider.value = String(sight.at);
    this.slider.setAttribute("aria-label", words["match-scrub"]);
    this.slider.setAttribute("aria-valuetext", `${scene.step}. ${sight.caption}`);
    this.buttons.setAttribute("aria-label", words["match-scrub"]);
    const step = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ act, /** @type {boolean} */ none) => {
      const node = button({ label: sign, faded: none, act, name });
      node.setAttribute("aria-label", words[`match-${name}`]);
      node.title = words[`match-${name}`];
      return node;
    };
    const [first, last] = [sight.at === 0, sight.at === sight.last];
    renew(
      this.buttons,
      step("step-first", "|‹", () => this.go(0), first),
      step("turn-back", "«", () => this.send({ kind: "turns", by: -1 }), first),
      step("step-back", "‹", () => this.go(sight.at - 1), first),
      step("step-next", "›", () => this.go(sight.at + 1), last),
      step("turn-next", "»", () => this.send({ kind: "turns", by: 1 }), last),
      step("step-last", "›|", () => this.go(sight.last), last),
    );
  }

  /** Only the last of the steps that are slid over is asked for. */
  slide() {
    this.wanted = Number(this.slider.value);
    if (!this.waiting) this.followSlider();
  }

  followSlider() {
    if (this.wanted < 0) return;
    const at = this.wanted;
    this.wanted = -1;
    if (at !== this.sight.at) this.go(at);
  }

  /** @param {number} at */
  go(at) {
    this.waiting = true;
    this.send({ kind: "go", at });
  }

  layout() {
    if (!this.body.isConnected || !this.model.get("seq") || !this.sight) return;
    const { width, height } = this.body.getBoundingClientRect();
    if (!width) return;
    const wide = width >= 720 && width > height * 0.95;
    this.root.dataset.shape = wide ? "wide" : "tall";
    this.root.toggleAttribute("data-hand", this.stage.handed);
    this.stage.layout(wide);
    this.stage.mark(this.choosing, null, this.words);
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.stage.draw(this.sight.scene.areas, this.choosing);
    this.layout();
  }

  /** @param {HTMLDialogElement} dialog */
  show(dialog) {
    for (const open of this.root.querySelectorAll("dialog")) open.close();
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      !this.sight ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      target.matches("input, select, textarea, .cc-item")
    )
      return;
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!by || target.closest("dialog")) return;
    event.preventDefault();
    this.go(this.sight.at + by);
  }

  start() {
    return super.start(() => this.watcher.disconnect());
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new MatchReplayView(model, host).start();
  },
};
