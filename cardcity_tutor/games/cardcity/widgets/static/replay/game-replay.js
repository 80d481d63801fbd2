import { button, el, fill, figure, icon, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { keepSeen } from "./replay-keep.js";
import { ReplayOpener } from "./replay-opener.js";
import { FilmBoard, cardRow, figureList, lotRows, momentWords, reviewPanel, stationLine } from "./replay-parts.js";

/** `GameReplay` in the browser: all steps are here, so going through them asks nobody. */

const PACE = 1100; // milliseconds of a step while it plays
const RESTING = 250; // milliseconds after the last move until Python is told

class ReplayView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.root.classList.add("cc-replay");
    this.storyText = "";
    /** @type {any} */ this.story = null;
    this.at = 0;
    this.seat = 0;
    this.whom = 0;
    this.follow = true;
    this.jump = -1;
    this.kept = false; // whether a reload finds this game here
    this.playing = 0;
    this.timer = 0;
    this.madeFor = this.summed = this.drawnAs = "";
    /** @type {any} the moment of the review that is shown */ this.moment = null;
    /** @type {FilmBoard[]} */ this.thumbs = [];
    this.heading = el("div", { class: "cc-rp-head" });
    this.opener = new ReplayOpener(this.id, (gesture) => this.send(gesture));
    this.top = el("div", { class: "cc-rp-top" });
    this.board = new FilmBoard();
    this.board.node.setAttribute("role", "img");
    this.boardHead = el("div", { class: "cc-rp-boardhead" });
    this.figures = el("div");
    this.what = el("div", { class: "cc-panel cc-rp-what", "data-panel": "what" });
    this.players = el("div", { class: "cc-rp-players" });
    this.tools = el("div", { class: "cc-row" });
    this.reviewed = el("div", { class: "cc-panel cc-rp-review", "data-panel": "review" });
    this.range = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "range",
        min: 0,
        step: 1,
        class: "cc-rp-range",
        name: "replay-at",
        oninput: () => (this.pause(), this.seek(Number(this.range.value), false)),
      })
    );
    this.ticks = el("div", { class: "cc-rp-ticks", "aria-hidden": "true" });
    this.buttons = el("div", { class: "cc-rp-buttons" });
    this.keys = el("p", { class: "cc-small cc-rp-keys" });
    this.bar = el("div", { class: "cc-rp-bar", role: "group" }, this.buttons, el("div", { class: "cc-rp-track" }, this.range, this.ticks));
    this.stage = el(
      "div",
      { class: "cc-rp-stage", hidden: true, tabindex: -1, role: "group" },
      this.top,
      el(
        "div",
        { class: "cc-rp-main" },
        el("div", { class: "cc-rp-city" }, this.boardHead, this.board.node, this.figures),
        el("div", { class: "cc-rp-side" }, this.what, this.players, this.tools, this.keys),
        this.reviewed,
      ),
      this.bar,
    );
    this.body.append(this.heading, this.opener.node, this.stage);
    this.onKeyDown = (/** @type {KeyboardEvent} */ event) => this.onKey(event);
    this.root.addEventListener("keydown", this.onKeyDown); // ours before the host's
    document.addEventListener("keydown", this.onKeyDown);
  }

  begin() {
    return super.start(() => {
      this.pause();
      clearTimeout(this.timer);
      document.removeEventListener("keydown", this.onKeyDown);
    });
  }

  get words() {
    return this.model.get("words");
  }

  // ---------------------------------------------------------------- a new scene

  paintScene() {
    const { scene, words } = this;
    const text = this.model.get("story");
    if (text !== this.storyText) this.load(text);
    const title = this.story ? this.story.title : "";
    renew(
      this.heading,
      scene.page && el("h1", {}, scene.heading),
      title && el("h2", { class: "cc-rp-title" }, title),
      this.story &&
        scene.page &&
        button({ label: words["replay-other"], kind: "quiet", act: () => this.send({ kind: "other" }), name: "other" }),
      this.story && scene.games.length > 0 && this.gameChoice(),
    );
    this.opener.node.hidden = Boolean(this.story);
    this.stage.hidden = !this.story;
    if (!this.story) return this.opener.paint(scene, words);
    const drawnAs = `${scene.jump} ${scene.page} ${words.lang}`;
    if (scene.jump !== this.jump) {
      this.jump = scene.jump;
      this.moment = null;
      this.at = Math.min(scene.at, this.story.steps.length - 1);
      this.seat = this.whom = scene.seat;
      this.follow = this.story.players.length > 1 && scene.finished;
      this.arrive();
    }
    if (scene.review.running) this.whom = scene.review.who;
    this.stage.setAttribute("aria-label", title);
    this.bar.setAttribute("aria-label", words["replay-controls"]);
    this.range.setAttribute("aria-label", words["replay-scrub"]);
    this.keys.textContent = words["replay-keys"];
    this.paintTicks();
    this.paintReview();
    if (this.drawnAs !== drawnAs || this.moment) this.paintStep(); // a review that goes on changes nothing else
    this.drawnAs = drawnAs;
    if (scene.review.running) setTimeout(() => this.send({ kind: "more" }), 0);
  }

  /** A game was opened: the keys are for it, and the browser keeps it for a reload. */
  arrive() {
    const { page } = this.scene;
    const active = document.activeElement;
    if (this.root.contains(active) ? !active?.checkVisibility() : page) this.stage.focus({ preventScroll: true });
    if (!page) return;
    this.kept = keepSeen(this.story.kept);
    this.rest();
  }

  gameChoice() {
    const { scene, words } = this;
    const options = scene.games.map((/** @type {string} */ label, /** @type {number} */ k) =>
      el("option", { value: k, selected: k === scene.game }, label),
    );
    return el(
      "label",
      { class: "cc-small" },
      words["replay-game"],
      " ",
      el(
        "select",
        {
          class: "cc-field",
          name: "replay-game",
          onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "game", game: Number(event.target.value) }),
        },
        options,
      ),
    );
  }

  /** What did not change is not sent again: here it is filled in. @param {string} text */
  load(text) {
    this.pause();
    this.storyText = text;
    this.drawnAs = "";
    const story = JSON.parse(text);
    this.story = story.steps ? story : null;
    this.moment = null;
    if (!this.story) return;
    for (const key of ["figures", "hands"]) {
      let last = /** @type {any[]} */ ([]);
      for (const step of story.steps)
        step[key] = last = step[key].map((/** @type {any} */ found, /** @type {number} */ k) => found || last[k]);
    }
    this.range.max = String(story.steps.length - 1);
    this.thumbs = story.film.boards.map(() => new FilmBoard(true));
  }

  // ---------------------------------------------------------------- one step

  get shown() {
    const { seat } = this.story.steps[this.at];
    return this.follow && !this.moment && seat !== null ? seat : this.seat;
  }

  paintStep() {
    const { story, scene, words, at, shown } = this;
    const [step, before] = [story.steps[at], story.steps[Math.max(0, at - 1)]];
    const where = step.turn ? story.turns[step.turn - 1] : story.setup;
    const count = fill(words["replay-step"], { step: at, steps: story.steps.length - 1 });
    renew(
      this.top,
      el("p", {}, el("b", {}, where), el("span", { class: "cc-small" }, count)),
      stationLine(story.stations, step.turn ? step.station : -1, words["replay-phases"]),
    );
    const own = story.film.boards.length > 1 ? shown : 0;
    const numbers = story.film.at[at];
    const changed = at > 0 && story.film.at[at - 1][own] !== numbers[own];
    this.board.show(story.film, story.film.boards[own]);
    this.board.draw(numbers[own], changed && !this.moment, this.moment ? this.moment.ghosts : []);
    const player = story.players[shown];
    this.board.node.setAttribute("aria-label", `${player.look}. ${story.film.boards[own].texts[numbers[own]]}`);
    renew(
      this.boardHead,
      el("h3", {}, story.players.length > 1 && el("i", { class: "cc-rp-letter" }, player.letter), player.name),
      step.hands[shown].length > 0 &&
        el("p", { class: "cc-rp-hand" }, el("span", { class: "cc-small" }, words["replay-hand"]), cardRow(step.hands[shown], story.cards)),
    );
    renew(this.figures, figureList(story.labels, step.figures[shown], before.figures[shown], words));
    this.paintWhat(step);
    this.paintPlayers(step, numbers, at);
    renew(
      this.tools,
      scene.page && button({ label: words["replay-fork"], act: () => this.send({ kind: "fork", at, seat: shown }), name: "fork" }),
      scene.page &&
        (scene.finished ? at < story.steps.length - 1 : true) &&
        button({
          label: words["replay-play-on"],
          icon: "play",
          act: () => this.send({ kind: "play-on", at, seat: shown }),
          name: "play-on",
        }),
    );
    this.paintButtons();
    this.range.value = String(at);
    this.range.setAttribute("aria-valuetext", `${where}. ${count}. ${step.text}`);
    this.root.dataset.at = String(at);
  }

  /** @param {any} step */
  paintWhat(step) {
    const { scene, words, story, moment } = this;
    this.what.classList.toggle("cc-rp-moment", Boolean(moment));
    if (moment)
      return renew(
        this.what,
        momentWords(moment, words),
        button({ label: words["replay-hide"], kind: "primary", act: () => this.showMoment(null), name: "hide" }),
      );
    const cited =
      step.cite &&
      (scene.page
        ? el(
            "button",
            {
              type: "button",
              class: "cc-btn quiet cc-cite",
              "data-act": "rule",
              onclick: () => this.send({ kind: "rule", rule: step.rule }),
            },
            icon("why"),
            step.cite,
          )
        : el("p", { class: "cc-cite" }, step.cite));
    renew(
      this.what,
      el("p", { class: "cc-rp-text" }, step.text),
      step.lots && lotRows(step.lots, story.cards, words),
      step.parts &&
        el(
          "ul",
          { class: "cc-list" },
          step.parts.map((/** @type {string} */ part) => el("li", {}, part)),
        ),
      cited,
      scene.covered && el("p", { class: "cc-small" }, scene.covered),
    );
  }

  /** @param {any} step @param {number[]} numbers @param {number} at */
  paintPlayers(step, numbers, at) {
    const { story, words } = this;
    const { film } = story;
    this.players.hidden = story.players.length < 2;
    if (story.players.length < 2) return;
    const apart = film.boards.length > 1;
    if (apart)
      this.thumbs.forEach((thumb, k) => {
        thumb.show(film, film.boards[k]);
        thumb.draw(numbers[k], at > 0 && film.at[at - 1][k] !== numbers[k]);
      });
    const old = [...this.players.querySelectorAll(".cc-rp-player")];
    if (old.length !== story.players.length || this.madeFor !== this.storyText) {
      this.madeFor = this.storyText;
      const follow = /** @type {HTMLInputElement} */ (
        el("input", {
          type: "checkbox",
          name: "replay-follow",
          onchange: (/** @type {widget.FieldEvent} */ event) => ((this.follow = event.target.checked), this.paintStep()),
        })
      );
      this.players.replaceChildren(
        el("h3", {}, words["replay-players"]),
        el("label", { class: "cc-rp-follow" }, follow, words["replay-follow"]),
        el(
          "ul",
          {},
          story.players.map((/** @type {any} */ player, /** @type {number} */ k) =>
            el(
              "li",
              {},
              el(
                "button",
                { type: "button", class: "cc-btn cc-rp-player", "data-act": `seat-${k}`, onclick: () => this.choose(k) },
                apart
                  ? this.thumbs[k].node
                  : el("i", { class: "cc-zone", style: `--zone: var(--cc-zone-${k + 1})`, "aria-hidden": "true" }, player.letter),
                el("span", {}),
              ),
            ),
          ),
        ),
      );
      this.thumbs.forEach((thumb) => thumb.node.setAttribute("aria-hidden", "true"));
    }
    /** @type {HTMLInputElement} */ (this.players.querySelector("input")).checked = this.follow;
    this.players.querySelectorAll(".cc-rp-player").forEach((node, k) => {
      const [money, , , , score] = step.figures[k];
      node.setAttribute("aria-pressed", String(k === this.shown));
      node.toggleAttribute("data-acting", k === step.seat);
      renew(
        /** @type {HTMLElement} */ (node.lastElementChild),
        el("b", {}, story.players[k].name),
        el("span", { class: "cc-small" }, icon("coin"), figure(money, words.lang), " ", icon("star"), figure(score, words.lang)),
      );
    });
  }

  paintButtons() {
    const { words } = this;
    const last = this.story.steps.length - 1;
    const small = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {string[]} */ signs,
      /** @type {boolean} */ off,
      /** @type {() => void} */ act,
    ) =>
      el(
        "button",
        {
          type: "button",
          class: "cc-btn",
          "data-act": name,
          "aria-label": label,
          title: label,
          "aria-disabled": off ? "true" : null,
          onclick: () => off || act(),
        },
        signs.map((sign) => icon(sign)),
      );
    renew(
      this.buttons,
      small("turn-back", words["replay-turn-back"], ["back", "back"], this.at === 0, () => this.turn(-1)),
      small("step-back", words["replay-back"], ["back"], this.at === 0, () => this.step(-1)),
      button({ label: words[this.playing ? "replay-pause" : "replay-play"], kind: "primary", act: () => this.toggle(), name: "play" }),
      small("step-on", words["replay-forward"], ["next"], this.at === last, () => this.step(1)),
      small("turn-on", words["replay-turn-forward"], ["next", "next"], this.at === last, () => this.turn(1)),
    );
  }

  /** Where turns begin, and where the review has found something. */
  paintTicks() {
    const { story } = this;
    const last = Math.max(1, story.steps.length - 1);
    const at = (/** @type {number} */ step) => `--at:${step / last}`;
    const turns = this.turnStarts().map((step, k) => el("i", { style: at(step) }, String(k + 1)));
    const found = (this.scene.review.moments ?? []).map((/** @type {any} */ moment) =>
      el("em", { class: "cc-rp-mark", style: at(moment.step), "data-grade": moment.grade }),
    );
    renew(/** @type {HTMLElement} */ (this.ticks), turns, found);
  }

  /** @returns {number[]} */
  turnStarts() {
    const { steps, turns } = this.story;
    return turns
      .map((/** @type {string} */ _, /** @type {number} */ k) => steps.findIndex((/** @type {any} */ step) => step.turn === k + 1))
      .filter((/** @type {number} */ step) => step >= 0);
  }

  paintReview() {
    const { scene, words, story } = this;
    const moments = scene.review.moments ?? [];
    if (this.moment) this.moment = moments.find((/** @type {any} */ moment) => moment.step === this.moment.step) ?? null;
    const acts = {
      start: () => this.send({ kind: "review", player: this.whom }),
      stop: () => this.send({ kind: "stop" }),
      show: (/** @type {any} */ moment) => this.showMoment(moment),
      go: (/** @type {number} */ step) => this.seek(step),
      choose: (/** @type {number} */ seat) => (this.whom = seat),
      whom: this.whom,
      shown: this.moment,
    };
    renew(this.reviewed, reviewPanel(scene.review, story, words, acts));
    const told = scene.review.running ? "" : (scene.review.summary ?? "");
    if (told && told !== this.summed) this.live.textContent = told;
    this.summed = told;
  }

  // ---------------------------------------------------------------- going

  /** @param {number} at @param {boolean} [aloud] whether the step is read out: the slider does so itself */
  seek(at, aloud = true) {
    const had = this.moment;
    this.moment = null;
    this.at = Math.max(0, Math.min(at, this.story.steps.length - 1));
    if (had) this.paintReview();
    this.paintStep();
    if (aloud && document.activeElement !== this.range) this.live.textContent = this.story.steps[this.at].text;
    this.rest();
  }

  /** Python is told where one is as soon as one stays there. */
  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send({ kind: "seek", at: this.at, kept: this.kept }, false), RESTING);
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    this.seek(this.at + by);
    this.watch();
  }

  /** On a phone the board may lie below the screen, or behind the buttons. */
  watch() {
    this.board.node.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** To the beginning of this turn, of the one before it, or of the next. @param {number} by */
  turn(by) {
    this.pause();
    const starts = [0, ...this.turnStarts()];
    const goal =
      by > 0
        ? (starts.find((start) => start > this.at) ?? this.story.steps.length - 1)
        : (starts.reverse().find((start) => start < this.at) ?? 0);
    this.seek(goal);
    this.watch();
  }

  toggle() {
    if (this.playing) this.pause();
    else {
      if (this.at === this.story.steps.length - 1) this.seek(0);
      this.playing = setInterval(() => (this.at < this.story.steps.length - 1 ? this.seek(this.at + 1) : this.pause()), PACE);
      this.watch();
    }
    this.paintButtons();
  }

  pause() {
    if (!this.playing) return;
    clearInterval(this.playing);
    this.playing = 0;
    if (this.story) this.paintButtons();
  }

  /** @param {number} seat */
  choose(seat) {
    this.seat = seat;
    this.follow = false;
    this.paintStep();
    this.live.textContent = this.story.players[seat].look;
  }

  /** The board before a decision, with what was done and what was better. @param {any} moment */
  showMoment(moment) {
    this.pause();
    if (moment) {
      this.seek(moment.step, false);
      this.seat = this.scene.review.who;
      this.moment = moment;
      this.live.textContent = `${moment.where}. ${moment.did}. ${moment.better}. ${moment.cost}`;
      this.watch();
    } else this.moment = null;
    this.paintReview();
    this.paintStep();
  }

  /** Whether a key is meant for this replay: it has the focus, or as a page that is shown nothing else but the menu that led here. @param {HTMLElement} target */
  mine(target) {
    if (this.root.contains(target)) return !target.closest("textarea, select, input:not([type=range])");
    const nowhere = target === document.body || target === document.documentElement || target.closest(".cc-shell") !== null;
    return nowhere && this.scene.page && this.stage.checkVisibility();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!this.story || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.mine(target)) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[/** @type {string} */ (event.key)];
    const end = { Home: 0, End: this.story.steps.length - 1 }[/** @type {string} */ (event.key)];
    if (by) event.shiftKey ? this.turn(by) : this.step(by);
    else if (end !== undefined) this.pause(), this.seek(end);
    else if (event.key === " " && !target.closest("button, summary, a")) this.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new ReplayView(model, host).begin();
  },
};
