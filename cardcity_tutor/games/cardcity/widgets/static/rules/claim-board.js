import { button, drawing, el, icon, renew } from "../base/dom.js";
import { roveList } from "../base/rove.js";
import { Board } from "../board/board.js";
import { cardPanel, previewPanel, reasonPanel } from "../board/margins.js";
import { cardButton } from "../board/bars.js";
import { litPicture, scoreSheet } from "../score/sheet.js";

/** A claim on its board: what is stated, what the engine says of it, and a card to try on every other cell. */

const BOARD_NARROW = 420;

export class ClaimBoard {
  /** @param {any} scene a board of claims @param {Record<string, string>} words @param {Record<string, string>} deck @param {string} key what it was made from @param {(text: string) => void} speak */
  constructor(scene, words, deck, key, speak) {
    this.scene = scene;
    this.key = key;
    this.speak = speak;
    this.words = words;
    this.play = 0;
    this.facing = 0;
    this.at = 0;
    /** Whether verdicts are shown; else the cells that a statement counts. */ this.trying = false;
    /** @type {number | null} */ this.hover = null;
    /** @type {number | null} the cell that was chosen, by statement, key or finger */ this.chosen = null;
    /** @type {Set<number> | null} */ this.lit = null;
    this.told = el("div", { class: "cc-claims" });
    this.margin = el("div", { class: "cc-claim-margin" });
    this.shelf = el("div", { class: "cc-claim-shelf" });
    this.account = el("div", { class: "cc-claim-account" });
    this.node = el("div", { class: "cc-claim" }, this.told);
    if (scene.cells) this.makeBoard(deck);
    else if (scene.seats?.length) this.node.append(seatTable(scene.seats, words));
    this.select(0);
  }

  /** @param {Record<string, string>} deck */
  makeBoard(deck) {
    this.board = new Board({
      over: (cell, how) => this.look(cell, how),
      act: (cell) => (this.look(cell, "press"), this.speak(this.margin.textContent ?? "")),
    });
    this.board.deck = deck;
    this.board.words = this.words;
    this.board.grid.setAttribute("data-claim", "");
    const table = el(
      "div",
      { class: "cc-claim-table" },
      el("div", {}, this.board.node, this.shelf),
      el("div", { class: "cc-claim-aside" }, this.margin, this.account),
    );
    this.node.append(table);
    this.watcher = new ResizeObserver(() => this.lay());
    this.watcher.observe(this.board.node);
  }

  /** What lies beyond the frame is shown where there is room for it, or where it is what the claim is about. */
  lay() {
    const { board, scene } = this;
    if (!board) return;
    const kerb = scene.statements.some(
      (/** @type {any} */ one) => one.cell !== null && (scene.cells[one.cell][4] < 100 || scene.cells[one.cell][5] < 100),
    );
    const narrow = !scene.plays.length || (!kerb && board.node.clientWidth < BOARD_NARROW);
    if (this.narrow === narrow) return;
    /** @type {boolean | undefined} */ this.narrow = narrow;
    board.lay(this.merged(), narrow);
    this.paint();
  }

  /** The scene with the verdicts on the card that is tried. */
  merged() {
    return { rules: [], verdicts: [], outlooks: [], changes: [], ...this.scene, ...this.scene.plays[this.play] };
  }

  /** Show a statement: its card, its cell, its lines. @param {number} number */
  select(number) {
    const one = this.scene.statements[number];
    this.at = number;
    if (one.play !== null && one.play !== undefined) [this.play, this.facing] = [one.play, one.facing];
    this.trying = !one.lit?.length && !one.sheet && this.scene.plays?.length > 0;
    this.chosen = one.play === null ? null : (one.cell ?? null);
    this.lit = one.lit?.length ? new Set(one.lit) : null;
    this.drawStatements();
    this.drawShelf();
    if (this.board) this.narrow === undefined ? this.lay() : this.paint();
  }

  drawStatements() {
    const { statements } = this.scene;
    if (statements.length === 1) return renew(this.told, statement(statements[0], this.scene.given));
    const list = statements.map((/** @type {any} */ one, /** @type {number} */ k) =>
      el(
        "li",
        {},
        el(
          "button",
          {
            type: "button",
            class: "cc-statement",
            tabindex: k === this.at ? 0 : -1,
            "aria-current": k === this.at ? "true" : null,
            "data-act": `statement-${k}`,
            onclick: () => this.select(k),
          },
          truth(one),
          el("span", {}, one.said, one.given?.length > 0 && el("small", {}, one.given.join(" · "))),
        ),
      ),
    );
    renew(
      this.told,
      this.scene.given.length > 0 && el("p", { class: "cc-small" }, this.scene.given.join(" · ")),
      el(
        "ul",
        {
          class: "cc-statements",
          "aria-label": this.words["rules-statements"],
          onkeydown: (/** @type {KeyboardEvent} */ event) => roveList(event),
        },
        list,
      ),
      verdictLine(statements[this.at]),
    );
  }

  /** The cards to try, if there are several, the turn of a bicolour one, and the sheet or the city of a statement. */
  drawShelf() {
    const { scene, words } = this;
    const one = scene.statements[this.at];
    if (!this.board) return;
    const entry = scene.plays[this.play];
    const cards =
      scene.plays.length > 1 &&
      el(
        "div",
        { class: "cc-cards", role: "group", "aria-label": words.hand },
        scene.plays.map((/** @type {any} */ play, /** @type {number} */ k) =>
          cardButton(
            play,
            this.board?.deck[tokenOf(play, k === this.play ? this.facing : 0)] ?? "",
            k === this.play,
            words,
            () => this.pick(k),
            `try-${k}-${play.card}`,
          ),
        ),
      );
    const turn = entry?.facings.length > 0 && button({ label: words.turn, icon: "turn-card", act: () => this.turn(), name: "turn" });
    const sheet =
      one.sheet && scoreSheet([one.sheet], words, (cells) => ((this.lit = cells?.length ? new Set(cells) : null), this.paint()));
    const result =
      one.result &&
      el("figure", { class: "cc-claim-result" }, litPicture(one.result)[0], el("figcaption", { class: "cc-small" }, words["rules-result"]));
    renew(
      this.shelf,
      (cards || turn) && el("div", { class: "cc-row" }, cards, turn),
      scene.plays.length > 0 && el("p", { class: "cc-small" }, words["rules-try"]),
    );
    this.account.replaceChildren(...[sheet, result].filter(Boolean));
  }

  /** @param {number} play */
  pick(play) {
    [this.play, this.facing, this.trying] = [play, 0, true];
    this.drawShelf();
    this.paint();
  }

  turn() {
    this.facing = (this.facing + 1) % this.scene.plays[this.play].facings.length;
    this.drawShelf();
    this.paint();
  }

  /** @param {number | null} cell @param {string} how */
  look(cell, how) {
    if (how === "hover") this.hover = cell;
    else if (cell !== null) this.chosen = cell;
    this.paint();
  }

  paint() {
    const { board, words } = this;
    if (!board || this.narrow === undefined) return;
    const scene = this.merged();
    if (board.scene.judged !== scene.judged) board.lay(scene, this.narrow);
    const judged = (this.trying && scene.judged?.[this.facing]) || null;
    const looked = this.hover ?? this.chosen;
    const token = scene.card ? tokenOf(scene, this.facing) : null;
    board.paint({
      judged,
      token,
      looked,
      marks: Boolean(judged),
      badges: Boolean(judged) && scene.districts.length > 0,
      lit: judged ? null : this.lit,
    });
    renew(this.margin, judged && looked !== null && this.panel(scene, words, judged, looked));
  }

  /** @param {any} scene @param {Record<string, string>} words @param {number[]} judged @param {number} cell */
  panel(scene, words, judged, cell) {
    const number = judged[cell];
    const name = Object.keys(scene.names).find((key) => scene.names[key] === cell) ?? scene.cells[cell][6];
    if (number < 0) return previewPanel(scene, words, name, scene.outlooks[-1 - number], null);
    if (scene.cards.includes(cell)) return cardPanel(scene, words, cell, scene.verdicts[number]);
    const goes = Object.keys(scene.names)
      .filter((key) => judged[scene.names[key]] < 0)
      .slice(0, 8);
    return reasonPanel(scene, words, name, scene.verdicts[number], { goes, fits: [] });
  }

  dispose() {
    this.watcher?.disconnect();
  }
}

/** How a card lies when it is turned. @param {any} play @param {number} facing */
function tokenOf(play, facing) {
  return play.facings.length ? play.card.slice(0, 2) + play.facings[facing] : play.card;
}

/** @param {any} one */
function truth(one) {
  return icon(one.true ? "legal" : "illegal", one.true ? "ok" : "bad");
}

/** A statement alone: under which circumstances, what, and what the engine says. @param {any} one @param {string[]} given */
function statement(one, given) {
  return [
    el("p", { class: "cc-claim-said" }, one.said),
    given.length > 0 && el("p", { class: "cc-small" }, given.join(" · ")),
    verdictLine(one),
  ];
}

/** @param {any} one */
function verdictLine(one) {
  const why = one.more?.length > 0 && (one.cell === null || one.cell === undefined) ? one.more : [];
  return el(
    "div",
    { class: `cc-claim-told ${one.true ? "ok" : "bad"}`, "data-true": String(one.true) },
    el("b", {}, one.told),
    why.map((/** @type {string} */ text) => el("p", {}, text)),
  );
}

/** The players of a claim about places. @param {any[]} seats @param {Record<string, string>} words */
function seatTable(seats, words) {
  return el(
    "ul",
    { class: "cc-seats" },
    seats.map((seat) =>
      el(
        "li",
        { class: "cc-panel" },
        el("b", {}, `${words["rules-seat"]} ${seat.player}`),
        litPicture(seat.city)[0],
        el("p", {}, `${seat.money} · ${seat.score}`),
        el("span", { class: "cc-place" }, drawing("cc-ic", '<svg viewBox="0 0 24 24"><use href="#cc-star"/></svg>'), String(seat.place)),
      ),
    ),
  );
}
