import { button, el, icon } from "../base/dom.js";
import { PositionView } from "../match/position.js";
import { installDrawing } from "../match/stage.js";
import { ruleLink } from "./rule-list.js";
import { RulesView } from "./rules-view.js";

/** `GameRules` in the browser: the book of any game, its claims on their positions. */

/** @typedef {{ open: (rule: string) => void, speak: (text: string) => void, tryOut: (key: string) => void }} ClaimHooks */

class GameRulesView extends RulesView {
  paintScene() {
    installDrawing(this.root, this.model.get("drawing"), "rules");
    super.paintScene();
  }

  /** @param {any} page */
  pageParts(page) {
    const { words } = this;
    const open = (/** @type {string} */ name) => this.open(name);
    const tagged = (/** @type {any} */ rule) => [ruleLink(rule, open), rule.tag && el("em", { class: "cc-small" }, ` ${rule.tag}`)];
    return [
      ...this.pageHead(page),
      page.answer && el("p", { class: "cc-rule-answer" }, el("b", {}, words["rules-answer"]), " ", page.answer),
      this.pageFacts(page),
      page.rebuilt && el("p", { class: "cc-cite" }, words["rules-rebuilt"]),
      page.boards.map((/** @type {claims.ClaimBoard} */ board) => el("div", { class: "cc-panel" }, this.claim(board))),
      page.rulings.length > 0 &&
        el(
          "section",
          {},
          el("h4", {}, words["rules-rulings"]),
          el(
            "ul",
            { class: "cc-rulings" },
            page.rulings.map((/** @type {any} */ ruling) => el("li", {}, tagged(ruling), el("p", {}, ruling.text))),
          ),
        ),
      page.examples.length > 0 &&
        el(
          "section",
          {},
          el("h4", {}, words["rules-examples"]),
          page.examples.map((/** @type {any} */ example) =>
            this.example({ ...example, rebuilt: example.rebuilt && words["rules-rebuilt"] }),
          ),
        ),
      this.linkList(words["rules-related"], page.related.map(tagged)),
    ];
  }

  /** @param {claims.ClaimBoard} scene @param {string} key */
  makeBoard(scene, key) {
    return new ClaimPosition(scene, key, this.words, {
      open: (rule) => this.open(rule),
      speak: (text) => (this.live.textContent = text),
      tryOut: (board) => this.send({ kind: "try", key: board }),
    });
  }
}

/** What is stated of a position, what the engine says of it, and the position itself. */
class ClaimPosition {
  /** @param {claims.ClaimBoard} board @param {string} key @param {Record<string, string>} words @param {ClaimHooks} hooks */
  constructor(board, key, words, hooks) {
    this.key = key;
    /** @type {PositionView | null} */ this.position = board.scene ? new PositionView(board.scene, board.menu ?? null, words, hooks) : null;
    const trying = Boolean(board.menu);
    this.node = el(
      "div",
      { class: "cc-claim", "data-board": board.key },
      el(
        "div",
        { class: "cc-claims cc-stated" },
        board.statements.map((one) => statementOf(one, words, hooks.open)),
      ),
      this.position &&
        el(
          "div",
          { class: "cc-claim-position" },
          this.position.node,
          button({
            label: words[trying ? "rules-position-leave" : "rules-position-try"],
            pressed: trying,
            act: () => hooks.tryOut(trying ? "" : board.key),
            name: `try-${board.key}`,
          }),
        ),
      board.trouble && el("p", { class: "cc-small" }, board.trouble),
      el(
        "details",
        { class: "cc-asked" },
        el("summary", {}, words["rules-asked"]),
        el(
          "dl",
          {},
          board.asked.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))),
        ),
      ),
    );
  }

  dispose() {
    this.position?.dispose();
  }
}

/** @param {claims.Statement} one @param {Record<string, string>} words @param {(rule: string) => void} open */
function statementOf(one, words, open) {
  const holds = one.kind === "holds";
  return el(
    "div",
    { class: "cc-stated-one", "data-claim": one.kind || null },
    one.kind && el("h4", {}, icon(holds ? "legal" : "illegal", holds ? "ok" : "bad"), " ", words[holds ? "rules-holds" : "rules-broken"]),
    el("p", { class: "cc-claim-said" }, one.said),
    el(
      "div",
      { class: `cc-claim-told ${one.true ? "ok" : "bad"}`, "data-true": String(one.true) },
      el("b", {}, one.told),
      one.more && el("p", {}, one.more),
      one.reasons.length > 0 &&
        el(
          "ul",
          { class: "cc-links" },
          one.reasons.map((rule) => el("li", {}, ruleLink(rule, open, `reason-${rule.name}`))),
        ),
    ),
  );
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new GameRulesView(model, host).start();
  },
};
