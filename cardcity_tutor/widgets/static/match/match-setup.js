import { button, el, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { optionRow, radioRow } from "./option-rows.js";
import { RecordOpener } from "./record-opener.js";

/** `MatchSetup` in the browser: who plays, the options of the game, the seed. */

const WORK = "cardcity:work:"; // where the table keeps its match
const AT_TABLE = "cardcity:playing:"; // in this tab: a reload goes on at the table

class MatchSetupView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintForm());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.root.classList.add("cc-play", "cc-match-setup");
    this.root.dataset.stage = "setup";
    this.head = el("h1", { tabindex: -1 });
    this.form = el("div", { class: "cc-setup-form" });
    this.body.className = "cc-play-body";
    this.body.append(this.head, this.form);
    this.opener = new RecordOpener((gesture) => this.send(gesture));
    this.notePlaying = () => this.keepPlaying();
    model.on("change:playing", this.notePlaying);
  }

  get words() {
    return this.model.get("words");
  }

  /** Tell Python of the match that this browser has kept. */
  offerKept() {
    const key = this.model.get("key");
    if (!key) return;
    try {
      const work = localStorage.getItem(WORK + key) ?? "";
      if (work) this.send({ kind: "kept", work, playing: sessionStorage.getItem(AT_TABLE + key) !== null });
    } catch {
      /* storage may be switched off: then there is nothing to offer */
    }
  }

  keepPlaying() {
    const key = AT_TABLE + this.model.get("key");
    try {
      if (this.model.get("playing")) sessionStorage.setItem(key, "1");
      else sessionStorage.removeItem(key);
    } catch {
      /* then a reload begins at the set-up, where the match is offered */
    }
  }

  paintForm() {
    const { scene, words } = this;
    this.head.textContent = scene.head;
    this.head.after(this.note);
    renew(
      this.form,
      scene.about && el("p", { class: "cc-lead" }, scene.about),
      scene.kept &&
        el(
          "div",
          { class: "cc-panel cc-play-kept" },
          el("p", {}, words["match-kept"]),
          button({
            label: words["play-continue"],
            icon: "play",
            kind: "primary",
            act: () => this.send({ kind: "continue" }),
            name: "play-continue",
          }),
        ),
      this.seatsPart(),
      scene.rows.length > 0 &&
        el(
          "div",
          { class: "cc-play-part cc-setup-options" },
          el("h2", {}, words["match-options"]),
          scene.rows.map((/** @type {options.OptionRow} */ row) => this.row(row)),
        ),
      scene.rulings.length > 0 &&
        el(
          "details",
          { class: "cc-play-more", "data-key": "rulings", open: this.isOpen("rulings") },
          el("summary", {}, words["match-rulings"]),
          scene.rulings.map((/** @type {options.OptionRow} */ row) => this.row(row)),
        ),
      this.seedPart(),
      scene.trouble && el("p", { class: "cc-note", role: "alert" }, scene.trouble),
      el(
        "div",
        { class: "cc-play-start" },
        button({
          label: words["play-start"],
          icon: "play",
          kind: scene.kept ? "" : "primary",
          faded: Boolean(scene.trouble),
          act: () => this.send({ kind: "begin" }),
          name: "start",
        }),
      ),
      el(
        "details",
        { class: "cc-play-more", "data-key": "open", open: this.isOpen("open") },
        el("summary", {}, words["play-open"]),
        this.opener.draw(words, scene.largest),
      ),
    );
  }

  /** @param {string} key */
  isOpen(key) {
    return this.root.querySelector(`details[data-key="${key}"]`)?.hasAttribute("open") ?? false;
  }

  seatsPart() {
    const { scene, words } = this;
    return el(
      "div",
      { class: "cc-play-part" },
      el("h2", {}, words["play-company"]),
      scene.players.length > 1 &&
        radioRow(
          this.id,
          "players",
          words["match-players"],
          scene.players.map((/** @type {number} */ count) => [count, String(count), count === scene.seats.length]),
          (count) => this.send({ kind: "players", count }),
        ),
      el(
        "div",
        { class: "cc-play-seats" },
        el(
          "div",
          {},
          scene.seats.map((/** @type {any} */ seat, /** @type {number} */ k) => this.seat(seat, k)),
        ),
      ),
    );
  }

  /** @param {any} seat @param {number} k */
  seat(seat, k) {
    const { scene, words } = this;
    const kind = (/** @type {string} */ label, /** @type {boolean} */ on, /** @type {any} */ value, /** @type {string} */ name) =>
      button({ label, pressed: on, act: () => on || this.send({ kind: "seat", seat: k, ...value }), name: `${name}-${k}` });
    const field = seat.bot
      ? el(
          "select",
          {
            class: "cc-field",
            "aria-label": `${seat.label}, ${words["play-which"]}`,
            "data-act": `which-${k}`,
            onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "seat", seat: k, bot: event.target.value }),
          },
          scene.bots.map((/** @type {string[]} */ [value, label]) => el("option", { value, selected: value === seat.bot }, label)),
        )
      : el("input", {
          class: "cc-field",
          type: "text",
          maxlength: 24,
          autocomplete: "off",
          placeholder: seat.label,
          value: seat.person,
          "aria-label": `${seat.label}, ${words["play-name"]}`,
          "data-act": `name-${k}`,
          onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "seat", seat: k, person: event.target.value }),
        });
    return el(
      "div",
      { class: "cc-play-seat", role: "group", "aria-label": seat.label },
      el("i", { "aria-hidden": "true" }, seat.letter),
      el(
        "div",
        { class: "cc-play-kind" },
        kind(words["play-person"], !seat.bot, { person: "" }, "person"),
        kind(words["play-bot"], Boolean(seat.bot), { bot: scene.bots[Math.min(1, scene.bots.length - 1)][0] }, "bot"),
      ),
      field,
    );
  }

  /** @param {options.OptionRow} row */
  row(row) {
    return optionRow(this.id, row, (value) => this.send({ kind: "option", name: row.name, value }));
  }

  seedPart() {
    const { scene, words } = this;
    return el(
      "details",
      { class: "cc-play-more", "data-key": "more", open: this.isOpen("more") },
      el("summary", {}, words["play-more"]),
      el(
        "label",
        { class: "cc-labelled" },
        words["play-seed"],
        " ",
        el("input", {
          class: "cc-field",
          inputmode: "numeric",
          maxlength: 16,
          autocomplete: "off",
          value: scene.seed,
          "data-act": "seed",
          "aria-describedby": `${this.id}-seed`,
          onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "seed", text: event.target.value }),
        }),
      ),
      el("p", { class: "cc-small", id: `${this.id}-seed` }, words["play-seed-why"]),
    );
  }

  start() {
    const end = super.start(() => this.model.off("change:playing", this.notePlaying));
    this.offerKept();
    return end;
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new MatchSetupView(model, host).start();
  },
};
