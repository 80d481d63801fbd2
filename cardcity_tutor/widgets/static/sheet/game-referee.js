import { button, el, fill, renew } from "../base/dom.js";
import { openDialog } from "../base/overlay.js";
import { PlainView } from "../base/plain.js";
import { Choosing } from "../match/choosing.js";
import { dialogOf, objectionList, ruleDialog, statRow, sumTree } from "../match/match-parts.js";
import { optionRow, radioRow } from "../match/option-rows.js";
import { saveText } from "../match/save-text.js";
import { Stage, installDrawing } from "../match/stage.js";

/** `GameReferee` in the browser: who stands where, what is typed for one player, and how the engine sees it. */

const TYPING = 500; // milliseconds without a key until what is typed is counted

class GameRefereeView extends PlainView {
  /** @param {any} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.root.classList.add("cc-match", "cc-game-referee");
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.player = 0;
    this.filed = "";
    this.timer = 0;
    this.choosing = new Choosing();
    this.stage = new Stage({ look: () => {}, act: () => {}, view: (area, view) => this.setView(area, view) });
    this.body.className = "cc-sheet-body";
    this.heading = el("h1");
    this.bar = el("div", { class: "cc-sheet-bar" });
    this.ranking = el("div", { class: "cc-sheet-ranking" });
    this.form = el("div", { class: "cc-sheet-form" });
    this.count = el("div", { class: "cc-sheet-count" });
    this.picture = el("div", { class: "cc-sheet-picture" }, this.stage.node);
    this.table = el("div", { class: "cc-sheet-table" }, this.ranking, this.form, this.count, this.picture);
    this.file = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ".json,application/json", hidden: true, name: "table", onchange: () => this.load() }));
    this.optionsNode = el("div", { class: "cc-sheet-options" });
    this.body.append(this.heading, this.bar, this.table, this.file);
    this.link.keptWords = () => this.words["sheet-kept"];
    this.watcher = new ResizeObserver(() => this.layout());
    this.watcher.observe(this.picture);
  }

  get words() {
    return this.model.get("words");
  }

  get seat() {
    return this.scene.seats[this.player];
  }

  paintScene() {
    const { scene, words } = this;
    this.player = Math.min(this.player, scene.seats.length - 1);
    this.heading.textContent = scene.name;
    installDrawing(this.root, this.model.get("drawing"), scene.name);
    renew(
      this.bar,
      el("p", { class: "cc-small" }, words["sheet-lead"]),
      el("span", { class: "cc-gap" }),
      button({ label: words["sheet-options"], act: () => this.openOptions(), name: "options" }),
      button({ label: words["sheet-save"], kind: "quiet", act: () => this.gesture({ kind: "save" }), name: "save" }),
      button({ label: words["sheet-open"], kind: "quiet", act: () => this.file.click(), name: "open" }),
      button({ label: words["sheet-clear"], kind: "quiet", act: () => this.gesture({ kind: "clear" }), name: "clear" }),
    );
    this.paintRanking();
    this.paintSeat();
    this.paintOptions();
    if (scene.rule) this.show(ruleDialog(scene.rule, words, this.model.get("linked") ? (id) => this.gesture({ kind: "look-up", rule: id }) : null));
    const filed = scene.file && scene.file.text + this.model.get("seq");
    if (filed && this.filed !== filed) {
      this.filed = filed;
      saveText(scene.file);
    }
    this.link.keep();
    const offered = this.link.offer();
    const there = this.root.querySelector(".cc-offer");
    if (!offered) there?.remove();
    else if (!there) this.body.before(offered);
  }

  paintRanking() {
    const { scene, words } = this;
    const order = scene.seats.map((/** @type {any} */ _, /** @type {number} */ k) => k).sort((/** @type {number} */ a, /** @type {number} */ b) => (scene.seats[a].place || 9) - (scene.seats[b].place || 9) || a - b);
    const head = (/** @type {string} */ text) => el("th", { scope: "col" }, text);
    renew(
      this.ranking,
      el(
        "table",
        {},
        el("caption", {}, words["sheet-ranking"]),
        el("thead", {}, el("tr", {}, head(words["sheet-place"]), head(words["sheet-player"]), head(words["sheet-score"]))),
        el("tbody", {}, order.map((/** @type {number} */ k) => this.rankRow(scene.seats[k], k))),
      ),
    );
  }

  /** @param {any} seat @param {number} k */
  rankRow(seat, k) {
    const name = el("button", { type: "button", class: "cc-sheet-seat", "data-act": `seat-${k}`, "aria-pressed": String(k === this.player), onclick: () => this.turnTo(k) }, el("i", { class: "cc-zone", style: `--zone: var(--cc-zone-${(k % 4) + 1})`, "aria-hidden": "true" }, seat.letter), el("span", {}, seat.name), seat.against.length > 0 && el("span", { class: "cc-sheet-wrong" }, "!", el("span", { class: "cc-hidden" }, ` ${this.words["sheet-against"]}`)));
    return el("tr", { "data-seat": k, class: k === this.player ? "mine" : "" }, el("td", {}, seat.place ? String(seat.place) : "–"), el("th", { scope: "row" }, name), el("td", {}, seat.score || "–"));
  }

  paintSeat() {
    const { seat, words, player } = this;
    const open = (/** @type {string} */ rule) => this.gesture({ kind: "rule", rule });
    renew(
      this.form,
      el("label", { class: "cc-sheet-field" }, el("span", {}, words["sheet-name"]), el("input", { class: "cc-field", type: "text", maxlength: 24, autocomplete: "off", name: `name-${player}`, placeholder: seat.name, value: seat.person, oninput: (/** @type {any} */ event) => this.typed(event, { kind: "name" }), onchange: (/** @type {any} */ event) => this.done(event, { kind: "name" }) })),
      seat.fields.map((/** @type {any} */ field) => this.field(field)),
    );
    const sentences = seat.against.filter((/** @type {any} */ one) => !one.rule).map((/** @type {any} */ one) => el("p", {}, one.text));
    const rules = seat.against.filter((/** @type {any} */ one) => one.rule);
    renew(
      this.count,
      seat.against.length > 0 && el("div", { class: "cc-m-say", "data-face": "no", role: "status" }, el("p", { class: "cc-say-head" }, words["sheet-against"]), sentences, rules.length > 0 && objectionList(rules, undefined, words, open)),
      seat.stats.length > 0 && statRow(seat.stats, words, (stat) => this.show(dialogOf(stat.label, sumTree(stat.sum, words, open), words))),
      !seat.stats.length && !seat.against.length && el("p", { class: "cc-small" }, words["sheet-empty"]),
    );
    this.stage.node.setAttribute("aria-label", fill(words["sheet-picture"], {}));
    this.picture.hidden = !seat.scene;
    if (seat.scene) {
      const areas = seat.scene.areas.map((/** @type {any} */ area) => (area.role === "hand" ? { ...area, role: "side" } : area));
      this.stage.draw(areas, this.choosing, words);
    }
    this.layout();
  }

  /** @param {any} field */
  field(field) {
    const id = `${this.id}-${field.name}`;
    const send = { kind: "type", field: field.name };
    const shared = { class: "cc-field", id, name: `${field.name}-${this.player}`, "aria-describedby": field.about ? `${id}-about` : null };
    const node = field.choices.length
      ? el("select", { ...shared, onchange: (/** @type {any} */ event) => this.done(event, send) }, field.choices.map(([value, label]) => el("option", { value, selected: value === field.value }, label)))
      : el("textarea", { ...shared, rows: 2, maxlength: this.scene.longest, spellcheck: "false", autocapitalize: "off", oninput: (/** @type {any} */ event) => this.typed(event, send), onchange: (/** @type {any} */ event) => this.done(event, send) }, field.value);
    return el("div", { class: `cc-sheet-field ${field.choices.length ? "short" : "long"}` }, el("label", { for: id }, field.label), node, !field.choices.length && field.about && el("p", { class: "cc-small", id: `${id}-about` }, field.about));
  }

  /** Counted as soon as nobody types on. @param {any} event @param {Record<string, any>} send */
  typed(event, send) {
    const node = event.target;
    const { player } = this;
    node.dataset.dirty = "1";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.gesture({ ...send, player, text: node.value }), TYPING);
  }

  /** @param {any} event @param {Record<string, any>} send */
  done(event, send) {
    clearTimeout(this.timer);
    delete event.target.dataset.dirty;
    this.gesture({ ...send, player: this.player, text: event.target.value });
  }

  /** @param {number} player */
  turnTo(player) {
    this.player = player;
    this.paintRanking();
    this.paintSeat();
  }

  paintOptions() {
    const { scene, words } = this;
    const count = scene.seats.length;
    renew(
      this.optionsNode,
      scene.players.length > 1 && radioRow(this.id, "players", words["match-players"], scene.players.map((/** @type {number} */ one) => [one, String(one), one === count]), (one) => this.gesture({ kind: "players", count: one })),
      scene.rows.map((/** @type {any} */ row) => optionRow(this.id, row, (value) => this.gesture({ kind: "option", name: row.name, value }))),
    );
  }

  openOptions() {
    const dialog = dialogOf(this.words["sheet-options"], this.optionsNode, this.words);
    dialog.classList.add("cc-sheet-dialog");
    this.show(dialog);
  }

  /** @param {Record<string, any>} gesture */
  gesture(gesture) {
    this.link.touched = true;
    this.send(gesture);
  }

  async load() {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (file) this.gesture({ kind: "open", text: file.size > this.scene.largest ? "" : await file.text(), size: file.size });
  }

  layout() {
    if (!this.model.get("seq") || !this.seat.scene || !this.picture.clientWidth) return;
    this.stage.layout(true);
    this.stage.mark(this.choosing, null, this.words);
  }

  /** @param {string} area @param {string} view */
  setView(area, view) {
    this.stage.views.set(area, view);
    this.paintSeat();
  }

  /** @param {HTMLDialogElement} dialog */
  show(dialog) {
    for (const open of this.root.querySelectorAll("dialog")) open.close();
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.addEventListener("close", () => (dialog.remove(), back?.focus({ preventScroll: true })));
    openDialog(this.root, dialog);
  }

  start() {
    return super.start(() => (clearTimeout(this.timer), this.watcher.disconnect()));
  }
}

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new GameRefereeView(model, host).start();
  },
};
