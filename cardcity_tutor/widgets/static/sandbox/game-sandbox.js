import { copyText } from "../base/copy.js";
import { button, el, renew } from "../base/dom.js";
import { dialogOf, sumTree } from "../match/match-parts.js";
import { MatchView } from "../match/match-view.js";
import { PositionOpener } from "./position-opener.js";

/** `GameSandbox` in the browser: a table at which one person decides for everybody, beside it what the rules answer. */

const TABS = ["answers", "log"];

class GameSandboxView extends MatchView {
  /** @param {any} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.root.classList.add("cc-game-sandbox");
    this.tab = "answers";
    this.answers = el("div", { class: "cc-answers cc-scroll", tabindex: 0, role: "region" });
    this.tabs = el("div", { class: "cc-tabs", role: "group" });
    this.bar = el("div", { class: "cc-sandbox-bar" });
    this.body.before(this.bar);
    this.story.node.before(this.tabs, this.answers);
    this.opener = new PositionOpener((gesture) => this.gesture(gesture), () => this.closeDialogs());
  }

  paintScene() {
    super.paintScene();
    this.paintAnswers();
    this.opener.draw(this.scene, this.words, this.model.get("shelf"));
  }

  paintTools() {
    super.paintTools();
    const { sight, words, scene } = this;
    const who = (/** @type {string} */ name, /** @type {number} */ k) => el("option", { value: k, selected: k === sight.eye }, name);
    const copies = () => [
      button({ label: words["sandbox-copy-text"], kind: "quiet", act: () => this.copy(scene.text), name: "copy-text" }),
      scene.address && button({ label: words["sandbox-copy-link"], kind: "quiet", act: () => this.copy(`${location.origin}${location.pathname}?${scene.address}`), name: "copy-link" }),
    ];
    renew(this.acts, copies()); // on a phone they stand in the dialogue
    renew(
      this.bar,
      button({ label: words["sandbox-open"], act: () => this.openOther(), name: "open" }),
      sight.eyes.length > 0 && el("label", { class: "cc-m-eyes" }, words["sandbox-eyes"], " ", el("select", { class: "cc-field", "data-act": "eyes", onchange: (/** @type {any} */ event) => this.gesture({ kind: "eyes", eye: Number(event.target.value) }) }, sight.eyes.map(who))),
      el("span", { class: "cc-gap" }),
      copies(),
    );
  }

  paintAnswers() {
    const { words, scene } = this;
    const { stats, lines, asked, trouble } = scene.answers;
    const label = { answers: words["sandbox-answers"], log: words["match-log"] };
    const isOpen = (/** @type {string} */ key) => this.answers.querySelector(`details[open][data-key=${key}]`) !== null;
    const look = (/** @type {string} */ rule) => this.askRule(rule);
    renew(this.tabs, TABS.map((tab) => button({ label: label[/** @type {"log"} */ (tab)], pressed: this.tab === tab, act: () => this.turnTo(tab), name: `tab-${tab}` })));
    this.answers.setAttribute("aria-label", words["sandbox-answers"]);
    this.answers.hidden = this.tab !== "answers";
    this.story.node.hidden = this.tab !== "log";
    renew(
      this.answers,
      trouble && el("p", {}, trouble),
      stats.map((/** @type {any} */ stat) => sumTree(stat.sum ?? stat, words, look)),
      lines.length > 0 && el("details", { class: "cc-asked", "data-key": "fields", open: isOpen("fields") }, el("summary", {}, words["sandbox-fields"]), answerList(lines)),
      asked && el("details", { class: "cc-asked", "data-key": "asked", open: isOpen("asked") }, el("summary", {}, words["sandbox-asked"]), el("code", {}, asked), button({ label: words["sandbox-copy-asked"], kind: "quiet", act: () => this.copy(asked), name: "copy-asked" })),
    );
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.tab = tab;
    this.paintAnswers();
  }

  openOther() {
    this.gesture({ kind: "shelf" });
    const dialog = dialogOf(this.words["sandbox-open"], [el("p", {}, this.words["sandbox-open-lead"]), this.opener.node], this.words);
    dialog.classList.add("cc-opener");
    this.show(dialog);
  }

  /** @param {string} text */
  async copy(text) {
    if (await copyText(text)) return this.tell(this.words["sandbox-done"]);
    const area = el("textarea", { class: "cc-field", rows: 6, readonly: true, "aria-label": this.words["sandbox-copy-text"] });
    /** @type {HTMLTextAreaElement} */ (area).value = text;
    this.show(dialogOf(this.words["sandbox-copy-text"], [el("p", {}, this.words["sandbox-not-copied"]), area], this.words));
  }
}

/** Fields with their values, lists within lists. @param {any[]} lines @returns {HTMLElement} */
function answerList(lines) {
  return el("ul", { class: "cc-answer-list" }, lines.map((line) => el("li", {}, line.parts ? el("details", {}, el("summary", {}, line.label), answerList(line.parts)) : [el("span", {}, line.label), " ", el("b", {}, line.value)])));
}

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new GameSandboxView(model, host).start();
  },
};
