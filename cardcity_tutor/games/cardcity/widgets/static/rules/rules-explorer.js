import { el, icon, replaceKeepingFocus } from "../base/dom.js";
import { ClaimBoard } from "./claim-board.js";
import { ruleLink } from "./rule-list.js";
import { changesView, mapView } from "./rules-views.js";
import { RulesView } from "./rules-view.js";

/** `RulesExplorer` in the browser: the rules on boards, the map, and what changes. */

class CityRulesView extends RulesView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.made = "";
  }

  get searchExample() {
    return this.words["rules-search-example"];
  }

  drawOther() {
    const { scene, words } = this;
    const made = JSON.stringify([scene.map, scene.changes, words.lang]);
    if (made === this.made) return;
    this.made = made;
    const open = (/** @type {string} */ name) => this.open(name);
    if (scene.map) replaceKeepingFocus(this.other, mapView(scene.map, words, open));
    else
      replaceKeepingFocus(
        this.other,
        changesView(scene.changes, words, open, (step, players) => this.send({ kind: "compare", step, players }), `${this.id}-figures`),
      );
  }

  /** @param {any} page */
  pageParts(page) {
    const { words } = this;
    const open = (/** @type {string} */ name) => this.open(name);
    const claims = [
      [page.holds, words["rules-holds"], "holds"],
      [page.broken, words["rules-broken"], "broken"],
    ].filter(([scene]) => scene);
    return [
      ...this.pageHead(page),
      page.successors.map((/** @type {any} */ one) =>
        el(
          "p",
          { class: "cc-successor" },
          el(
            "button",
            { type: "button", class: "cc-rule-link", "data-act": `instead-${one.name}`, onclick: () => open(one.name) },
            one.text,
          ),
        ),
      ),
      this.pageFacts(page),
      page.none && el("p", { class: "cc-small" }, page.none),
      claims.length > 0 &&
        el(
          "div",
          { class: "cc-pair" },
          claims.map(([scene, title, kind]) =>
            el(
              "section",
              { class: `cc-panel cc-${kind}`, "data-claim": kind },
              el("h4", {}, icon(kind === "holds" ? "legal" : "illegal", kind === "holds" ? "ok" : "bad"), " ", title),
              this.claim(scene),
            ),
          ),
        ),
      page.examples.length > 0 &&
        el(
          "section",
          {},
          el("h4", {}, words["rules-examples"]),
          page.examples.map((/** @type {any} */ example) => this.example(example)),
        ),
      this.linkList(
        words["rules-lessons"],
        page.lessons.map((/** @type {any} */ lesson) =>
          el(
            "button",
            {
              type: "button",
              class: "cc-rule-link",
              "data-act": `lesson-${lesson.id}`,
              onclick: () => this.send({ kind: "lesson", id: lesson.id }),
            },
            icon("learn"),
            " ",
            lesson.text,
          ),
        ),
      ),
      this.linkList(
        words["rules-related"],
        page.related.map((/** @type {any} */ rule) => [
          ruleLink(rule, open),
          rule.ruling && el("em", { class: "cc-small" }, ` ${words["rules-ruling"]}`),
        ]),
      ),
    ];
  }

  /** @param {any} scene @param {string} key */
  makeBoard(scene, key) {
    return new ClaimBoard(scene, this.words, this.model.get("deck"), key, (text) => (this.live.textContent = text));
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new CityRulesView(model, host).start();
  },
};
