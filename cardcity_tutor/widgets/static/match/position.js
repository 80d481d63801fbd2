import { button, el, fill, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { Choosing } from "./choosing.js";
import { dialogOf, objectionList, statRow, sumTree } from "./match-parts.js";
import { Stage } from "./stage.js";

/** A position that stands in a page: its areas and numbers, and with a menu what the rules say of every thing in it. */

const LOWEST = 230; // pixels of the areas
const HIGHEST = 600;
const SHARE = 0.62; // of the width that main areas have beside others
const NARROW_STAGE = 520; // pixels of width below which areas stand one below the other
const BELOW = 0.45; // of the width that two others then have in height
const SOME = 4; // choices with a thing of their own that get a button all the same

/** @typedef {{ open: (rule: string) => void, speak: (text: string) => void }} PositionHooks */

export class PositionView {
  /** @param {scene.Scene} scene @param {scene.Menu | null} menu what could be decided, or nothing @param {Record<string, string>} words @param {PositionHooks} hooks */
  constructor(scene, menu, words, hooks) {
    this.scene = scene;
    this.menu = menu;
    this.words = words;
    this.hooks = hooks;
    this.choosing = new Choosing();
    this.choosing.take(menu);
    // A hand lies beside the others: there is no rail.
    /** @type {scene.Area[]} */ this.areas = scene.areas.map((area) => (area.role === "hand" ? { ...area, role: "side" } : area));
    this.stage = new Stage({
      look: (spot) => this.look(spot),
      act: (spot, touch) => this.act(spot, touch),
      view: (area, view) => this.setView(area, view),
    });
    this.say = el("div", { class: "cc-m-say", hidden: !menu });
    this.acts = el("div", { class: "cc-m-act", hidden: !menu });
    this.node = el(
      "div",
      { class: "cc-position", "data-trying": String(Boolean(menu)), onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event) },
      scene.stats.length > 0 && statRow(scene.stats, words, (stat) => this.openSum(stat)),
      scene.notes.length > 0 &&
        el(
          "div",
          { class: "cc-small cc-position-notes" },
          scene.notes.map((note) => el("p", {}, note)),
        ),
      this.stage.node,
      this.say,
      this.acts,
    );
    this.stage.node.style.height = `${LOWEST}px`;
    this.stage.draw(this.areas, this.choosing);
    this.mark();
    this.width = 0;
    this.watcher = new ResizeObserver(() => this.lay());
    this.watcher.observe(this.node);
  }

  /** As high as the main areas want to be in this width. */
  lay() {
    const width = this.stage.node.clientWidth;
    if (!width || width === this.width) return;
    this.width = width;
    const mains = this.areas.filter((area) => area.role === "main");
    const shown = mains.length ? mains : this.areas;
    const others = mains.length ? this.areas.length - mains.length : 0;
    const ratio = Math.max(...shown.map((area) => area.size[1] / area.size[0]));
    const wanted = width < NARROW_STAGE ? width * (ratio + BELOW * Math.ceil(others / 2)) : width * (others ? SHARE : 1) * ratio;
    this.stage.node.style.height = `${Math.round(Math.min(HIGHEST, Math.max(LOWEST, wanted)))}px`;
    this.stage.layout(true);
    this.mark();
  }

  mark() {
    const told = this.choosing.told();
    const { words } = this;
    this.stage.mark(this.choosing, null, words);
    if (!this.menu) return;
    const open = this.hooks.open;
    /** @type {[string, any]} */ let found = [
      "wait",
      [el("p", {}, this.menu.prompt), el("p", { class: "cc-small" }, words["rules-position-lead"])],
    ];
    if (told?.objections?.length)
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
    this.say.dataset.face = found[0];
    renew(this.say, found[1]);
    const turn = this.choosing.turnLabel();
    const held = this.choosing.picked && !this.choosing.alone;
    const shown = held ? [] : this.choosing.shown((spot) => this.stage.has(spot), SOME);
    renew(
      this.acts,
      turn && button({ label: fill(words["match-turn"], { turn }), icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
      shown.map(({ choice, target, label, illegal }) =>
        button({
          label,
          pressed: choice.targets.length && !target ? this.choosing.picked === choice : null,
          faded: illegal,
          act: () => this.press(choice, target),
          name: `choice-${choice.id}${target ? `-${target.spot}` : ""}`,
        }),
      ),
      (held || this.choosing.offers.length > 0) &&
        button({ label: words["match-back"], kind: "quiet", key: "Esc", act: () => this.letGo(), name: "let-go" }),
    );
  }

  /** @param {string | null} spot */
  look(spot) {
    if (this.menu && this.choosing.look(spot, null)) this.mark();
  }

  /** Nothing is decided here: what was pointed at stays in view. @param {string} spot @param {boolean} touch */
  act(spot, touch) {
    if (!this.menu) return;
    this.choosing.act(spot, touch);
    this.redraw();
  }

  /** @param {scene.Choice} choice @param {scene.Target | null} target */
  press(choice, target) {
    if (target) {
      this.choosing.pick(choice);
      this.choosing.aim(target.spot, target, true);
    } else this.choosing.press(choice, null);
    this.redraw();
  }

  turn() {
    if (this.choosing.nextTurn()) this.redraw();
  }

  letGo() {
    this.choosing.reset();
    this.choosing.take(this.menu);
    this.redraw();
  }

  /** What stands there may hang on what is chosen. */
  redraw() {
    this.stage.draw(this.areas, this.choosing);
    this.stage.settle();
    this.mark();
    const told = this.choosing.told();
    if (told)
      this.hooks.speak(
        [told.title, told.text, ...(told.objections ?? []).map((one) => `${one.title}: ${one.text}`), told.remedy]
          .filter(Boolean)
          .join(" "),
      );
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.stage.draw(this.areas, this.choosing);
    this.stage.layout(true);
    this.mark();
  }

  /** @param {scene.Stat & { sum: scene.Sum }} stat */
  openSum(stat) {
    const dialog = dialogOf(
      stat.label,
      [
        el("p", { class: "cc-small" }, this.words["match-sum"]),
        sumTree(stat.sum, this.words, (rule) => (dialog.close(), this.hooks.open(rule))),
      ],
      this.words,
    );
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.node, dialog);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (
      !this.menu ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      /** @type {HTMLElement} */ (event.target).closest("dialog")
    )
      return;
    const key = event.key.toLowerCase();
    if (key === "r" && this.choosing.turnLabel()) this.turn();
    else if (key === "escape" && (this.choosing.picked || this.choosing.offers.length || this.choosing.pinnedSpot) && !this.choosing.alone)
      this.letGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  dispose() {
    this.watcher.disconnect();
  }
}
