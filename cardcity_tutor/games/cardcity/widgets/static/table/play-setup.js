import { button, el, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { SigningPart } from "../club/signing.js";

/** `PlaySetup` in the browser: the form before a game, and the row beside one. */

const KEPT = "cardcity:work:"; // where the table keeps its game
const PLAYING = "cardcity:playing:"; // in this tab: a reload goes on at the table

class SetupView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintStage());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.root.classList.add("cc-play");
    this.head = el("h1", { tabindex: -1 });
    this.top = el("div", { class: "cc-play-top" });
    this.way = el("div", { class: "cc-play-way" });
    this.rest = el("div", { class: "cc-play-rest" });
    this.row = el("div", { class: "cc-play-row" });
    this.body.className = "cc-play-body";
    this.body.append(el("div", { class: "cc-play-head" }, this.head, this.row), this.top, this.way, this.rest);
    this.record = /** @type {HTMLTextAreaElement} */ (
      el("textarea", { class: "cc-field", rows: 3, name: "record-text", spellcheck: "false" })
    );
    this.reading = false; // a record was handed in: what is said next is about it
    /** @type {any} */ this.child = null;
    this.ended = false;
    this.signing = new SigningPart(this.root, (gesture) => this.send(gesture));
    this.showOptions();
  }

  get words() {
    return this.model.get("words");
  }

  /** The options are a widget of their own, shown in the middle of ours. */
  async showOptions() {
    const manager = this.model.widget_manager;
    const panel = await manager.get_model(String(this.model.get("panel")).replace("IPY_MODEL_", ""));
    const view = await manager.create_view(panel);
    if (this.ended) return view.remove();
    this.child = view;
    this.way.append(view.el);
  }

  /** Tell Python about the game that this browser has kept, or that there is none. */
  offerKept() {
    const key = this.model.get("key");
    let work = "";
    let playing = false;
    try {
      work = localStorage.getItem(KEPT + key) ?? "";
      playing = sessionStorage.getItem(PLAYING + key) !== null;
    } catch {
      /* storage may be switched off: then there is nothing to offer */
    }
    if (key) this.send({ kind: "kept", work, playing });
  }

  /** Remember whether this tab is at the table. @param {boolean} playing */
  notePlaying(playing) {
    const key = PLAYING + this.model.get("key");
    try {
      if (playing) sessionStorage.setItem(key, "1");
      else sessionStorage.removeItem(key);
    } catch {
      /* then a reload begins at the set-up, where the game is offered */
    }
  }

  // ---------------------------------------------------------------- drawing

  paintStage() {
    const { scene } = this;
    const setup = scene.stage === "setup";
    const inside = this.root.contains(document.activeElement);
    const before = this.root.dataset.stage;
    this.head.textContent = scene.head;
    if (!setup || !this.reading || !scene.note) this.head.after(this.note);
    this.root.dataset.stage = scene.stage;
    if (scene.file && this.saved !== scene.file.text + this.model.get("seq")) this.saveFile(scene.file);
    this.top.hidden = this.way.hidden = this.rest.hidden = !setup;
    renew(this.row, setup ? [] : this.running());
    if (setup) this.paintForm();
    if (before && before !== scene.stage && inside)
      this.head.focus({ preventScroll: true }); // what was pressed is gone
    else if (scene.asking && !this.asked) this.focusOn("sure");
    else if (this.asked && !scene.asking) this.focusOn("start");
    this.asked = Boolean(scene.asking);
    if (before && before !== scene.stage) this.notePlaying(scene.stage === "game");
    if (before && setup !== (before === "setup")) this.root.scrollIntoView({ block: "nearest", behavior: "instant" }); // it begins at its top
  }

  /** @param {string} act */
  focusOn(act) {
    /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-act="${act}"]`))?.focus();
  }

  paintForm() {
    const { scene, words } = this;
    const title = (/** @type {string} */ name) => el("h2", { id: `${this.id}-${name}` }, words[`play-${name}`]);
    renew(
      this.top,
      scene.above && this.question(),
      el("p", { class: "cc-lead" }, scene.lead),
      scene.held && el("p", { class: "cc-panel cc-play-held" }, scene.held),
      scene.kept && this.kept(),
      el("div", { class: "cc-play-part" }, title("company"), this.companies(), scene.seats.length > 0 && this.seats()),
      el("div", { class: "cc-play-part" }, title("way")),
    );
    renew(
      this.rest,
      scene.hall && this.hall(),
      el("div", { class: "cc-play-part" }, title("help"), this.helps()),
      this.seed(),
      el("p", { class: "cc-small cc-play-counting" }, scene.counting),
      this.startRow(),
      scene.games.length > 0 && this.games(),
      this.opening(),
    );
  }

  /** The row beside a game. */
  running() {
    const { scene, words } = this;
    const act = (/** @type {string} */ name, /** @type {string} */ label, kind = "quiet") =>
      button({ label, kind, act: () => this.send({ kind: "running", act: name }), name: `play-${name}` });
    const over = scene.stage === "over";
    return el(
      "div",
      { class: "cc-row", role: "group", "aria-label": words["play-row"] },
      over && act("replay", words["play-review"], "primary"),
      act("new", over ? words["play-another"] : words["play-new"], over ? "" : "quiet"),
      scene.saving && act("save", words["play-save"]),
      act("download", words["play-download"]),
      scene.signing && this.signing.draw(scene.signing, words),
      !over && scene.counting && el("p", { class: "cc-small cc-play-counting" }, scene.counting),
    );
  }

  /** The game to go on with. */
  kept() {
    const { scene, words } = this;
    const { kept } = scene;
    return el(
      "div",
      { class: "cc-panel cc-play-kept", role: "group", "aria-label": words[kept.over ? "play-kept-over" : "play-kept"] },
      el(
        "div",
        {},
        el("b", {}, words[kept.over ? "play-kept-over" : "play-kept"]),
        el("p", {}, kept.title),
        el("p", { class: "cc-small" }, kept.more),
      ),
      button({
        label: words[kept.over ? "play-again" : "play-continue"],
        icon: kept.over ? "back" : "play",
        kind: kept.over ? "" : "primary",
        act: () => this.send({ kind: "continue" }),
        name: "play-continue",
      }),
    );
  }

  /** A group of radio buttons that look like cards. @param {string} name @param {any[][]} options @param {string} chosen @param {(value: string) => void} choose */
  choices(name, options, chosen, choose) {
    return el(
      "div",
      { class: "cc-play-choices", role: "radiogroup", "aria-labelledby": `${this.id}-${name}` },
      options.map(([value, label, text]) =>
        el(
          "label",
          { class: "cc-play-choice" },
          el("input", {
            type: "radio",
            name: `${this.id}-${name}`,
            value,
            "data-act": `${name}-${value}`,
            checked: value === chosen,
            onchange: () => choose(value),
          }),
          el("span", {}, el("b", {}, label), el("small", {}, text)),
        ),
      ),
    );
  }

  companies() {
    return this.choices("company", this.scene.companies, this.scene.company, (value) => this.send({ kind: "company", value }));
  }

  helps() {
    return this.choices("help", this.scene.helps, this.scene.help_wanted, (value) => this.send({ kind: "help", value }));
  }

  /** The suburb as it will lie there; the town hall goes where it is put. */
  hall() {
    const { say, why, picture, core, cells, hall } = this.scene.hall;
    const place = (/** @type {[number, number, string, number, number, number, number]} */ [row, column, name, left, top, width, height]) =>
      el(
        "label",
        { style: `left:${left}%;top:${top}%;width:${width}%;height:${height}%`, title: name },
        el("input", {
          type: "radio",
          name: `${this.id}-hall`,
          "aria-label": name,
          "data-act": `hall-${name}`,
          checked: row === hall[0] && column === hall[1],
          onchange: () => this.send({ kind: "hall", cell: [row, column] }),
        }),
      );
    return el(
      "div",
      { class: "cc-play-part" },
      el("h2", { id: `${this.id}-hall` }, say),
      el(
        "div",
        { class: "cc-play-hall", role: "radiogroup", "aria-labelledby": `${this.id}-hall` },
        el("span", { "aria-hidden": "true", html: `<svg viewBox="${core.join(" ")}">${picture}</svg>` }),
        cells.map(place),
      ),
      el("p", { class: "cc-cite" }, why),
    );
  }

  seats() {
    const { scene, words } = this;
    return el(
      "div",
      { class: "cc-play-seats" },
      el(
        "div",
        {},
        scene.seats.map((/** @type {any} */ seat, /** @type {number} */ k) => this.seat(seat, k)),
      ),
      el(
        "div",
        { class: "cc-row" },
        scene.room && button({ label: words["play-more-seats"], act: () => this.send({ kind: "players", by: 1 }), name: "more-seats" }),
        scene.spare &&
          button({
            label: words["play-fewer-seats"],
            kind: "quiet",
            act: () => this.send({ kind: "players", by: -1 }),
            name: "fewer-seats",
          }),
      ),
    );
  }

  /** One seat: a person with a name, or a bot with its sentence. @param {any} seat @param {number} k */
  seat(seat, k) {
    const { scene, words } = this;
    const kind = (/** @type {string} */ label, /** @type {boolean} */ on, /** @type {any} */ value, /** @type {string} */ name) =>
      button({
        label,
        pressed: on,
        faded: !on && seat.lone,
        act: () => on || this.send({ kind: "seat", seat: k, ...value }),
        name: `${name}-${k}`,
      });
    const field = seat.bot
      ? el(
          "select",
          {
            class: "cc-field",
            "aria-label": `${seat.label}, ${words["play-which"]}`,
            "data-act": `which-${k}`,
            onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "seat", seat: k, bot: event.target.value }),
          },
          scene.bots.map((/** @type {[string, string]} */ [value, label]) => el("option", { value, selected: value === seat.bot }, label)),
        )
      : el("input", {
          class: "cc-field",
          type: "text",
          maxlength: 24,
          autocomplete: "off",
          placeholder: seat.usual,
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
        kind(words["play-bot"], Boolean(seat.bot), { bot: scene.bots[1][0] }, "bot"),
      ),
      field,
      seat.mine !== null &&
        el(
          "label",
          { class: "cc-play-mine" },
          el("input", {
            type: "radio",
            name: `${this.id}-mine`,
            "data-act": `mine-${k}`,
            checked: seat.mine,
            onchange: () => this.send({ kind: "mine", seat: k }),
          }),
          el("span", {}, words["play-mine"]),
        ),
      seat.sentence && el("p", { class: "cc-small" }, seat.sentence),
    );
  }

  seed() {
    const { scene, words } = this;
    const send = (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "seed", text: event.target.value });
    return el(
      "details",
      { class: "cc-play-more", "data-key": "more", open: this.open("more") },
      el("summary", {}, words["play-more"]),
      el(
        "label",
        { class: "cc-labelled" },
        words["play-seed"],
        el("input", {
          class: "cc-field",
          inputmode: "numeric",
          maxlength: 16,
          autocomplete: "off",
          value: scene.seed,
          "data-act": "seed",
          "aria-describedby": `${this.id}-seed`,
          onchange: send,
        }),
      ),
      el("p", { class: "cc-small", id: `${this.id}-seed` }, words["play-seed-why"]),
    );
  }

  /** The loud thing of the page, and the question it may bring. */
  startRow() {
    const { scene, words } = this;
    const loud = scene.kept && !scene.kept.over ? "" : "primary";
    return scene.asking && !scene.above
      ? this.question()
      : el(
          "div",
          { class: "cc-play-start" },
          button({ label: words["play-start"], icon: "play", kind: loud, act: () => this.send({ kind: "start" }), name: "start" }),
        );
  }

  question() {
    const { scene, words } = this;
    const answer = (/** @type {boolean} */ on) => this.send({ kind: "sure", on });
    return el(
      "div",
      { class: "cc-panel cc-play-asking", role: "alertdialog", "aria-label": scene.asking, "data-key": "asking" },
      el("p", {}, scene.asking),
      el(
        "div",
        { class: "cc-row" },
        button({ label: words["play-sure"], kind: "primary", act: () => answer(true), name: "sure" }),
        button({ label: words["play-not-sure"], act: () => answer(false), name: "not-sure" }),
      ),
    );
  }

  games() {
    const { scene, words } = this;
    const act = (/** @type {any} */ game, /** @type {string} */ what) =>
      button({
        label: words[`play-${what}`],
        kind: what === "resume" ? "" : "quiet",
        act: () => this.send({ kind: "game", act: what, id: game.id }),
        name: `${what}-${game.id}`,
      });
    return el(
      "div",
      { class: "cc-play-part" },
      el("h2", {}, words["play-games"]),
      el(
        "ul",
        { class: "cc-play-games" },
        scene.games.map((/** @type {any} */ game) =>
          el(
            "li",
            {},
            el("div", {}, el("b", {}, game.title), el("p", { class: "cc-small" }, game.more)),
            el(
              "div",
              { class: "cc-row", role: "group", "aria-label": game.title },
              !game.over && act(game, "resume"),
              act(game, "replay"),
              act(game, "delete"),
            ),
          ),
        ),
      ),
    );
  }

  /** A record from a file, or as text. */
  opening() {
    const { words } = this;
    const file = el("input", {
      type: "file",
      accept: ".jsonl,.json,.txt,application/json,text/plain",
      hidden: true,
      name: "record",
      "aria-label": words["play-file"],
      onchange: (/** @type {widget.FieldEvent} */ event) => this.load(event.target),
    });
    for (const name of ["aria-label", "placeholder"]) this.record.setAttribute(name, words["play-text"]);
    const beside = this.reading && this.scene.note;
    this.reading = false;
    return el(
      "details",
      { class: "cc-play-more", "data-key": "open", open: this.open("open") },
      el("summary", {}, words["play-open"]),
      file,
      button({
        label: words["play-file"],
        act: () => /** @type {any} */ (this.root.querySelector("input[name=record]")).click(),
        name: "file",
      }),
      this.record, // what was pasted stays, and beside it what is wrong with it
      beside && this.note,
      button({ label: words["play-open-text"], act: () => this.openText(this.record.value), name: "open-text" }),
    );
  }

  /** Whether a part that can be folded is open now. @param {string} key */
  open(key) {
    return this.root.querySelector(`details[data-key="${key}"]`)?.hasAttribute("open") ?? false;
  }

  // ---------------------------------------------------------------- files

  /** @param {HTMLInputElement} input */
  async load(input) {
    const file = input.files?.[0];
    input.value = "";
    if (file) this.openText(file.size > this.scene.largest ? "" : await file.text(), file.size);
  }

  /** What is too large is not sent: Python says so all the same. @param {string} text @param {number} [size] */
  openText(text, size = text.length) {
    this.reading = true;
    this.send({ kind: "open", text: size > this.scene.largest ? "" : text, size });
  }

  /** @param {{ name: string, text: string }} file */
  saveFile(file) {
    this.saved = file.text + this.model.get("seq");
    const address = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
    const link = /** @type {HTMLAnchorElement} */ (el("a", { href: address, download: file.name }));
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  start() {
    const end = super.start(() => {
      this.ended = true;
      this.child?.remove();
    });
    this.offerKept();
    return end;
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new SetupView(model, host).start();
  },
};
