import { button, el, fill, isTyping, keyList, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { PlainView } from "../base/plain.js";
import { StoryPanel } from "../table/table-parts.js";
import { Choosing } from "./choosing.js";
import { curtainOf, dialogOf, objectionList, outcomePanel, ruleDialog, seatList, statRow, sumTree } from "./match-parts.js";
import { Stage, installDrawing } from "./stage.js";
import { saveText } from "./save-text.js";

/** A table of any game: areas, numbers, players, what can be decided, and what is said of it. */

const THINKING = 350; // milliseconds without an answer until it shows
const FEW = 3; // choices with a thing of their own that get a button all the same

export class MatchView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.root.classList.add("cc-match");
    this.choosing = new Choosing();
    this.stage = new Stage({
      look: (spot) => this.lookAt(spot),
      act: (spot, touch) => this.actOn(spot, touch),
      view: (area, view) => this.setView(area, view),
    });
    this.slots = Object.fromEntries(
      ["turn", "seats", "stats", "say", "act", "tools", "more", "curtain"].map((name) => [name, el("div", { class: `cc-m-${name}` })]),
    );
    this.slots.say.setAttribute("tabindex", "0"); // it scrolls where a sentence is long
    this.heading = el("h1", { class: "cc-hidden", hidden: true });
    this.body.before(this.heading);
    this.story = new StoryPanel((rule) => this.askRule(rule));
    this.story.head.setAttribute("aria-level", "2");
    this.typed = /** @type {HTMLInputElement} */ (
      el("input", { class: "cc-field", name: "typed", maxlength: 200, autocomplete: "off", autocapitalize: "off", spellcheck: "false" })
    );
    this.typing = el("form", { class: "cc-m-typed", onsubmit: (/** @type {Event} */ event) => this.type(event) });
    this.busy = el("p", { class: "cc-thinking", role: "status", hidden: true });
    this.acts = el("div", { class: "cc-m-page-acts" });
    this.slots.more.append(this.story.node, this.typing, this.acts);
    this.body.className = "cc-match-body";
    const column = (/** @type {string} */ name, /** @type {HTMLElement[]} */ ...nodes) => el("div", { class: `cc-m-${name}` }, nodes);
    this.body.append(
      column("left", this.slots.turn, this.slots.seats, this.stage.hand),
      column("middle", this.slots.stats, this.stage.node),
      column("right", this.slots.say, this.slots.act, this.slots.more, this.slots.tools),
      this.slots.curtain,
      this.busy,
    );
    this.link.touched = model.get("chosen");
    this.link.keptWords = () => this.words["match-kept"];
    this.timer = 0;
    this.waiting = false;
    this.dismissed = false;
    /** @type {look.Refusal | null} */ this.refused = null;
    this.filed = "";
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.watcher = new ResizeObserver(() => this.layout());
    this.watcher.observe(this.body);
    this.slots.act.addEventListener("pointerover", (event) => this.lookAtButton(event));
    this.slots.act.addEventListener("pointerleave", () => this.look(null, null));
    this.slots.act.addEventListener("focusin", (event) => this.lookAtButton(event));
    this.slots.act.addEventListener("focusout", () => this.look(null, null));
  }

  get words() {
    return this.model.get("words");
  }

  /** @returns {look.Sight} */
  get sight() {
    return this.scene.sight;
  }

  // ---------------------------------------------------------------- drawing

  paintScene() {
    clearTimeout(this.timer);
    this.busy.hidden = true;
    const { scene, sight, words } = this;
    const inside = this.root.contains(document.activeElement);
    [this.heading.textContent, this.heading.hidden] = [scene.name, Boolean(scene.title)];
    this.root.dataset.phase = sight.phase;
    installDrawing(this.root, this.model.get("drawing"), scene.name);
    if (this.waiting) this.choosing.reset();
    this.waiting = false;
    this.choosing.take(sight.menu ?? null);
    this.refused = scene.refused;
    this.dismissed = false;
    if (this.refused) this.choosing.show(this.refused.gesture);
    if (sight.curtain) this.closeDialogs();
    this.paintTurn();
    renew(this.slots.seats, sight.scene.seats.length > 1 && seatList(sight.scene.seats, sight.viewer, words));
    renew(this.slots.stats, sight.scene.stats.length > 0 && statRow(sight.scene.stats, words, (stat) => this.openSum(stat)));
    this.story.draw(
      sight.log.map((entry) => ({ ...entry, cite: "" })),
      words,
    );
    this.paintTyped();
    this.paintTools();
    renew(this.slots.curtain, sight.curtain && curtainOf(sight.curtain, (kind) => this.gesture({ kind })));
    this.slots.curtain.hidden = !sight.curtain;
    for (const slot of [
      this.stage.node,
      this.stage.hand,
      this.slots.say,
      this.slots.act,
      this.slots.more,
      this.slots.tools,
      this.slots.stats,
    ])
      slot.toggleAttribute("inert", Boolean(sight.curtain));
    this.stage.draw(sight.scene.areas, this.choosing);
    this.layout();
    this.repaintChoice();
    if (scene.rule) this.openRule(scene.rule);
    if (scene.file && this.filed !== scene.file.text + this.model.get("seq")) {
      this.filed = scene.file.text + this.model.get("seq");
      saveText(scene.file);
    }
    this.link.keep();
    this.paintOffer();
    const active = document.activeElement;
    if (inside && !(active && this.root.contains(active) && active.checkVisibility())) this.refocus();
  }

  paintOffer() {
    const offered = this.link.offer();
    const there = this.root.querySelector(".cc-offer");
    if (!offered) return there?.remove();
    if (!there) this.body.before(offered);
  }

  paintTurn() {
    const { sight, words } = this;
    const seat = sight.scene.seats.findIndex((one) => one.on_turn);
    const { menu } = sight;
    renew(
      this.slots.turn,
      sight.scene.seats.length > 1 && seat >= 0 && el("i", { class: "cc-turn-letter", "aria-hidden": "true" }, "ABCDEFGH"[seat]),
      el(
        "div",
        {},
        el("p", { class: "cc-prompt" }, menu ? menu.prompt : (sight.outcome?.head ?? sight.curtain?.head ?? "")),
        el(
          "p",
          { class: "cc-clock" },
          sight.clock,
          menu?.rule &&
            el(
              "button",
              { type: "button", class: "cc-rule-link", "data-act": "prompt-rule", onclick: () => this.askRule(menu.rule ?? "") },
              words["match-rule"],
            ),
        ),
      ),
    );
  }

  paintTyped() {
    const { words } = this;
    this.typing.hidden = !this.sight.menu;
    this.typed.setAttribute("aria-label", words["match-typed"]);
    this.typed.placeholder = words["match-typed"];
    if (this.typing.childElementCount) return renew(/** @type {HTMLElement} */ (this.typing.lastElementChild), words["match-type"]);
    this.typing.append(this.typed, el("button", { type: "submit", class: "cc-btn", "data-act": "type" }, words["match-type"]));
  }

  paintTools() {
    const { sight, words } = this;
    const hint = sight.hint >= 0;
    renew(
      this.slots.tools,
      button({ label: words.undo, icon: "undo", key: "U", faded: !sight.undo, act: () => this.gesture({ kind: "undo" }), name: "undo" }),
      sight.redo && button({ label: words.redo, icon: "redo", key: "⇧U", act: () => this.gesture({ kind: "redo" }), name: "redo" }),
      hint && button({ label: words.hint, icon: "hint", key: "H", act: () => this.gesture({ kind: "hint" }), name: "hint" }),
      button({ label: words["match-more"], act: () => this.openMore(), name: "more" }),
      button({ label: words.keys, icon: "keys", key: "?", act: () => this.showKeys(), name: "keys", hide: true }),
    );
    /** @type {string[]} */ const acts = this.model.get("acts");
    renew(
      this.acts,
      acts.map((act) =>
        button({
          label: words[`match-${act}`],
          kind: "quiet",
          act: () => (this.closeDialogs(), this.gesture({ kind: "act", act })),
          name: `act-${act}`,
        }),
      ),
    );
  }

  /** All that follows from what is chosen and looked at: marks, what is said, the buttons. */
  repaintChoice() {
    const { choosing, words } = this;
    const told = this.refused && !this.dismissed ? this.refused : choosing.told();
    this.stage.mark(choosing, this.refused && !this.dismissed ? this.refused : null, words);
    this.paintSay(told);
    this.paintActs();
  }

  /** @param {import("./choosing.js").Told | null} told */
  paintSay(told) {
    const { sight, scene, words } = this;
    const open = (/** @type {string} */ rule) => this.askRule(rule);
    const { say } = this.slots;
    /** @type {[string, any]} */ let found = [
      "wait",
      [
        this.choosing.picked && el("p", {}, words["match-where"]),
        sight.scene.notes.map((note) => el("p", {}, note)),
        sight.menu && !this.choosing.picked && el("p", { class: "cc-small" }, words["match-await"]),
      ],
    ];
    if (sight.outcome) found = ["end", outcomePanel(sight.outcome, words)];
    else if (told?.objections?.length)
      found = [
        "no",
        [
          el("p", { class: "cc-say-head" }, told.title ? `${told.title}: ${words["match-illegal"]}` : words["match-illegal"]),
          objectionList(told.objections, told.remedy, words, open),
        ],
      ];
    else if (told?.text || told?.title)
      found = [
        "go",
        [
          told.title && el("p", { class: "cc-say-head" }, told.title),
          el("p", {}, told.text || (this.choosing.picked ? words["match-where"] : "")),
        ],
      ];
    else if (scene.hint.length)
      found = [
        "hint",
        [el("p", { class: "cc-say-head" }, scene.hint[0]), scene.hint.slice(1).map((/** @type {string} */ line) => el("p", {}, line))],
      ];
    say.dataset.face = found[0];
    renew(say, found[1]);
  }

  paintActs() {
    const { choosing, words } = this;
    const { act } = this.slots;
    if (!choosing.menu) return renew(act, []);
    const confirm = choosing.confirmable(words);
    const turn = choosing.turnLabel();
    const held = choosing.picked && !choosing.alone;
    const shown = held ? [] : choosing.shown((spot) => this.stage.has(spot), FEW);
    const loud = !confirm && !choosing.picked;
    renew(
      act,
      confirm && button({ label: confirm, kind: "primary", icon: "check", act: () => this.confirm(), name: "confirm" }),
      turn && button({ label: fill(words["match-turn"], { turn }), icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
      shown.map(({ choice, target, label, illegal }) => {
        const node = button({
          label,
          kind: loud && choice.main && !illegal ? "primary" : "",
          pressed: choice.targets.length && !target ? choosing.picked === choice : null,
          faded: illegal,
          act: () => this.press(choice, target),
          name: `choice-${choice.id}${target ? `-${target.spot}` : ""}`,
        });
        node.dataset.choice = choice.id;
        return node;
      }),
      (held || choosing.offers.length > 0) &&
        button({ label: words["match-back"], kind: "quiet", key: "Esc", act: () => this.letGo(), name: "let-go" }),
    );
  }

  layout() {
    if (!this.body.isConnected || !this.model.get("seq")) return;
    const { width, height } = this.body.getBoundingClientRect();
    if (!width) return;
    const wide = width >= 720 && width > height * 0.95;
    this.root.dataset.shape = wide ? "wide" : "tall";
    this.root.toggleAttribute("data-hand", this.stage.handed);
    this.stage.layout(wide);
    this.stage.mark(this.choosing, this.refused && !this.dismissed ? this.refused : null, this.words);
  }

  refocus() {
    const first = this.sight.curtain
      ? '[data-act="uncover"]'
      : this.sight.outcome
        ? ".cc-outcome"
        : '.cc-m-act .primary, .cc-area .cc-item[data-live][tabindex="0"], .cc-m-act .cc-btn';
    /** @type {HTMLElement | null} */ (this.root.querySelector(first))?.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- looking and choosing

  /** @param {string | null} spot */
  lookAt(spot) {
    this.look(spot, null);
  }

  /** @param {Event} event */
  lookAtButton(event) {
    const node = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-choice]"));
    if (node) this.look(null, node.dataset.choice ?? null);
  }

  /** @param {string | null} spot @param {string | null} choice */
  look(spot, choice) {
    if (!this.choosing.look(spot, choice)) return;
    if (spot || choice) this.dismissed = true;
    const focused = document.activeElement;
    this.repaintChoice();
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  }

  /** A thing was clicked, tapped or entered. @param {string} spot @param {boolean} touch */
  actOn(spot, touch) {
    this.dismissed = true;
    const { made, tried } = this.choosing.act(spot, touch);
    if (made) return this.decide(made);
    if (tried) this.send({ kind: "tried" }, false);
    this.redraw();
  }

  /** A button of a choice was pressed. @param {scene.Choice} choice @param {scene.Target | null} target */
  press(choice, target) {
    this.dismissed = true;
    const { made, tried } = this.choosing.press(choice, target);
    if (made) return this.decide(made);
    if (tried) this.send({ kind: "tried" }, false);
    this.redraw();
  }

  confirm() {
    const made = this.choosing.gesture();
    if (made) this.decide(made);
  }

  turn() {
    if (this.choosing.nextTurn()) this.redraw();
  }

  letGo() {
    this.choosing.reset();
    this.choosing.take(this.sight.menu ?? null);
    this.dismissed = true;
    this.redraw();
  }

  /** What stands on the table may hang on what is chosen. */
  redraw() {
    this.stage.draw(this.sight.scene.areas, this.choosing);
    this.stage.settle();
    this.repaintChoice();
    const told = this.choosing.told();
    if (told)
      this.live.textContent = [told.title, told.text, ...(told.objections ?? []).map((one) => `${one.title}: ${one.text}`), told.remedy]
        .filter(Boolean)
        .join(" ");
  }

  /** @param {scene.Gesture} made */
  decide(made) {
    if (this.waiting) return;
    this.waiting = true;
    this.gesture({ kind: "decide", ...made });
  }

  /** @param {widget.Gesture} gesture */
  gesture(gesture) {
    this.link.touched = true;
    this.send(gesture);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.busy.textContent = this.words["match-thinking"];
      this.busy.hidden = this.link.lost;
    }, THINKING);
  }

  /** @param {Event} event */
  type(event) {
    event.preventDefault();
    const text = this.typed.value.trim();
    if (!text) return;
    this.typed.value = "";
    this.closeDialogs();
    this.gesture({ kind: "type", text });
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.redraw();
    this.layout();
  }

  // ---------------------------------------------------------------- dialogues

  /** @param {string} rule */
  askRule(rule) {
    this.gesture({ kind: "rule", rule });
  }

  /** @param {any} rule */
  openRule(rule) {
    this.show(ruleDialog(rule, this.words, this.model.get("linked") ? (id) => this.gesture({ kind: "look-up", rule: id }) : null));
  }

  /** @param {scene.Stat & { sum: scene.Sum }} stat */
  openSum(stat) {
    this.show(
      dialogOf(
        stat.label,
        [
          el("p", { class: "cc-small" }, this.words["match-sum"]),
          sumTree(stat.sum, this.words, (rule) => (this.closeDialogs(), this.askRule(rule))),
        ],
        this.words,
      ),
    );
  }

  /** The story, the notes and what is typed, where the screen has no room for them. */
  openMore() {
    const { more } = this.slots;
    const home = el("span", { hidden: true });
    const notes = this.sight.scene.notes.map((note) => el("p", {}, note));
    const away = this.stage.showAway();
    const dialog = dialogOf(this.words["match-more"], [notes, away, el("div", { class: "cc-more-home" })], this.words);
    if (this.root.dataset.shape === "tall") {
      more.before(home);
      dialog.querySelector(".cc-more-home")?.append(more);
      dialog.addEventListener("close", () => (home.replaceWith(more), this.layout()));
    }
    this.show(dialog);
  }

  showKeys() {
    const { words } = this;
    const rows = [
      ["←↑→↓", words["match-key-item"]],
      ["Enter", words["match-key-decide"]],
      ["R", words["match-key-turn"]],
      ["U", words["key-undo"]],
      ["⇧U", words["key-redo"]],
      ["H", words["key-hint"]],
      ["Esc", words["match-key-let-go"]],
      ["?", words["key-help"]],
    ];
    this.show(dialogOf(words.keys, keyList(rows), words));
  }

  /** @param {HTMLDialogElement} dialog */
  show(dialog) {
    this.closeDialogs();
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  closeDialogs() {
    for (const dialog of this.root.querySelectorAll("dialog")) dialog.close();
  }

  // ---------------------------------------------------------------- keys

  /** @param {string} key */
  uses(key) {
    return /^[ruhn?1-9]$/.test(key) || this.sight.scene.areas.some((area) => area.views?.some((view) => view.key?.toLowerCase() === key));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    /** @type {Record<string, () => void>} */
    const keys = {
      r: () => this.turn(),
      u: () => this.gesture({ kind: event.shiftKey ? "redo" : "undo" }),
      h: () => this.sight.hint >= 0 && this.gesture({ kind: "hint" }),
      "?": () => this.showKeys(),
      escape: () => this.letGo(),
    };
    const act = keys[key] ?? this.viewKey(key);
    if (!act || (this.sight.curtain && key !== "u" && key !== "?")) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {string} key @returns {(() => void) | null} */
  viewKey(key) {
    for (const area of this.sight.scene.areas) {
      const view = area.views?.find((one) => one.key?.toLowerCase() === key);
      if (view) return () => this.setView(area.id, view.id);
    }
    return null;
  }

  start() {
    return super.start(() => {
      clearTimeout(this.timer);
      this.watcher.disconnect();
    });
  }
}
