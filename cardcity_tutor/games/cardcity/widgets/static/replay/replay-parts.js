import { button, drawing, el, figure, fill, icon } from "../base/dom.js";

/** The parts of a replay: boards that change quickly, the line of stations, the figures, the cards, the review. */

const SVG_SPACE = "http://www.w3.org/2000/svg";

/** A board whose pictures share most of their shapes: each shape is made once, and then only put in its place. */
export class FilmBoard {
  /** @param {boolean} [small] whether it is a miniature, in which no coordinate could be read */
  constructor(small = false) {
    this.small = small;
    this.svg = document.createElementNS(SVG_SPACE, "svg");
    this.node = el("div", { class: "cc-picture" }, this.svg);
    /** @type {any} */ this.film = null;
    /** @type {any} */ this.board = null;
    /** @type {Map<number, Element[]>} */ this.made = new Map();
  }

  /** @param {any} film @param {any} board */
  show(film, board) {
    if (this.board === board) return;
    [this.film, this.board] = [film, board];
    this.made.clear();
    this.svg.innerHTML = `${film.open}${board.ground}<g></g></g><g class="cc-front"></g>`;
    /** @type {number | undefined} */ this.drawn = -1;
    /** @type {string | undefined} */ this.marked = "";
    /** @type {string | undefined} */ this.view = "";
  }

  /** @param {number} number which picture @param {boolean} fresh whether its new cells are marked @param {(any | null)[]} [ghosts] */
  draw(number, fresh, ghosts = []) {
    const [city, front] = [/** @type {Element} */ (this.svg.children[0].lastElementChild), this.svg.children[1]];
    if (this.drawn !== number)
      this.arrange(
        city,
        this.board.frames[number].flatMap((/** @type {number} */ shape) => this.shape(shape)),
      );
    this.drawn = number;
    const marks = fresh ? this.board.fresh[number].map(freshMark) : [];
    const marked = [...marks, ...ghosts.map((ghost, k) => ghost && ghostMark(ghost, k))].filter(Boolean).join("");
    if (this.marked !== marked) front.innerHTML = this.marked = marked;
    const view = roomFor(this.small ? this.board.small : this.board.box, ghosts).join(" ");
    if (this.view !== view) this.svg.setAttribute("viewBox", (this.view = view));
  }

  /** Only what is not in its place is moved: a shape that leaves the page and comes back is what takes the time. @param {Element} city @param {Element[]} nodes */
  arrange(city, nodes) {
    const kept = new Set(nodes);
    for (const node of [...city.children]) if (!kept.has(node)) node.remove();
    let at = city.firstElementChild;
    for (const node of nodes) {
      if (node === at) at = at.nextElementSibling;
      else city.insertBefore(node, at);
    }
  }

  /** @param {number} number */
  shape(number) {
    let nodes = this.made.get(number);
    if (!nodes) {
      const group = document.createElementNS(SVG_SPACE, "g");
      group.innerHTML = this.film.shapes[number];
      this.made.set(number, (nodes = [...group.children]));
    }
    return nodes;
  }
}

/** A view box with room for ghosts beyond the board. @param {number[]} box @param {(any | null)[]} ghosts */
function roomFor([x, y, w, h], ghosts) {
  let [left, top, right, bottom] = [x, y, x + w, y + h];
  for (const ghost of ghosts) {
    if (!ghost) continue;
    const [gx, gy] = ghost.at;
    [left, top, right, bottom] = [Math.min(left, gx - 12), Math.min(top, gy - 12), Math.max(right, gx + 112), Math.max(bottom, gy + 118)];
  }
  return [left, top, right - left, bottom - top];
}

/** @param {number[]} at */
function freshMark([x, y]) {
  const shape = `x="${x - 3}" y="${y - 3}" width="106" height="110" rx="13"`;
  return `<rect class="cc-fresh-halo" ${shape}/><rect class="cc-fresh" ${shape}/>`;
}

/** ① where the card was put: an outline; ② where it was better: the card itself, not real yet. @param {any} ghost @param {number} k */
function ghostMark({ at: [x, y], card }, k) {
  const [tx, ty] = [x + 82, k ? y + 82 : y + 18];
  const tag = `<g class="cc-tag ${k ? "" : "cc-was"}"><circle cx="${tx}" cy="${ty}" r="16"/><text x="${tx}" y="${ty + 7}">${k + 1}</text></g>`;
  const shown = k ? `<g class="cc-ghost"><g transform="translate(${x} ${y})">${card}</g></g>` : "";
  return `${shown}<rect class="${k ? "cc-ghost-edge" : "cc-was-edge"}" x="${x}" y="${y}" width="100" height="100" rx="11"/>${tag}`;
}

/** The metro line of the phases. @param {string[][]} stations @param {number} at @param {string} label */
export function stationLine(stations, at, label) {
  return el(
    "ol",
    { class: "cc-metro cc-rp-phases", "aria-label": label },
    stations.map(([id, name], k) => {
      const when = k < at ? "done" : k === at ? "now" : "todo";
      return el(
        "li",
        { class: when, "data-phase": id, "aria-current": when === "now" ? "step" : null },
        el("i", {}, when === "done" ? icon("check") : String(k + 1)),
        el("span", {}, name),
      );
    }),
  );
}

/** Money, income, limit, score: what they were, what they are. @param {string[][]} labels @param {any[]} now @param {any[]} before @param {Record<string, string>} words */
export function figureList(labels, now, before, words) {
  const written = (/** @type {any[]} */ [money, income, used, most, score]) => [
    figure(money, words.lang),
    figure(income, words.lang),
    `${used}/${most}`,
    figure(score, words.lang),
  ];
  const [new_, old] = [written(now), written(before)];
  return el(
    "dl",
    { class: "cc-stats cc-rp-stats" },
    labels.map(([name, picture, label], k) =>
      el(
        "div",
        { class: "cc-stat", "data-stat": name },
        icon(picture),
        el("dt", {}, label),
        el(
          "dd",
          {},
          old[k] !== new_[k] &&
            el(
              "span",
              { class: "cc-rp-was" },
              el("span", { class: "cc-hidden" }, `${words["replay-before"]} `),
              old[k],
              el("span", { "aria-hidden": "true" }, " → "),
            ),
          new_[k],
        ),
      ),
    ),
  );
}

/** Cards in a row. @param {string[]} tokens @param {Record<string, string>} cards @param {boolean} [down] */
export function cardRow(tokens, cards, down = false) {
  return tokens.map((token) => drawing(`cc-rp-card${down ? " down" : ""}`, `<svg viewBox="-3 -3 106 112">${cards[token]}</svg>`));
}

/** What was drawn or divided. @param {any[]} lots @param {Record<string, string>} cards @param {Record<string, string>} words */
export function lotRows(lots, cards, words) {
  return el(
    "div",
    { class: "cc-rp-lots", "aria-hidden": "true" },
    lots.map(([up, down, money], k) =>
      el(
        "div",
        {},
        lots.length > 1 && el("small", {}, fill(words["replay-lot"], { number: k + 1 })),
        el("span", {}, cardRow(up, cards), cardRow(down, cards, true), money > 0 && el("b", {}, fill(words.price, { price: money }))),
      ),
    ),
  );
}

/**
 * What the coach has found.
 * @param {any} review @param {any} story @param {Record<string, string>} words
 * @param {{ start: () => void, stop: () => void, show: (moment: any) => void, go: (step: number) => void, choose: (seat: number) => void, whom: number, shown: any }} acts
 */
export function reviewPanel(review, story, words, acts) {
  const parts = [el("h3", {}, icon("hint"), el("span", {}, words["replay-review"]))];
  if (review.nobody) return [...parts, el("p", {}, review.nobody)];
  parts.push(el("p", { class: "cc-small" }, review.about));
  const choice = (/** @type {any[]} */ [seat, name]) => el("option", { value: seat, selected: seat === acts.whom }, name);
  const begun = Boolean(review.progress);
  parts.push(
    el(
      "div",
      { class: "cc-row" },
      review.choices.length > 1 &&
        el(
          "label",
          { class: "cc-small" },
          words["replay-review-whom"],
          " ",
          el(
            "select",
            {
              class: "cc-field",
              name: "replay-whom",
              onchange: (/** @type {widget.FieldEvent} */ event) => acts.choose(Number(event.target.value)),
            },
            review.choices.map(choice),
          ),
        ),
      review.running
        ? button({ label: words["replay-review-stop"], act: acts.stop, name: "review-stop" })
        : button({
            label: words[begun ? "replay-review-again" : "replay-review-start"],
            kind: begun ? "" : "primary",
            act: acts.start,
            name: "review-start",
          }),
    ),
  );
  if (review.running)
    parts.push(el("progress", { max: review.progress[1] || 1, value: review.progress[0], "aria-label": words["replay-review"] }));
  if (review.told) parts.push(el("p", { class: "cc-small", "data-told": "review" }, review.told));
  if (review.summary) parts.push(el("p", { "data-told": "summary" }, review.summary));
  const moments = review.moments ?? [];
  if (moments.length) {
    const item = (/** @type {any} */ moment) => momentItem(moment, words, acts);
    parts.push(
      el("h4", {}, words["replay-costly"]),
      legend(moments, words),
      el("ol", { class: "cc-rp-moments" }, moments.slice(0, review.worst).map(item)),
    );
    const rest = moments.slice(review.worst);
    if (rest.length)
      parts.push(
        el(
          "details",
          {},
          el("summary", {}, fill(words["replay-more"], { count: rest.length })),
          el("ol", { class: "cc-rp-moments" }, rest.map(item)),
        ),
      );
  }
  if (review.good?.length) {
    const line = (/** @type {number} */ step) =>
      el(
        "li",
        {},
        el(
          "button",
          { type: "button", class: "cc-btn quiet", "data-act": `good-${step}`, onclick: () => acts.go(step) },
          story.steps[step].text,
        ),
      );
    parts.push(
      el(
        "details",
        { class: "cc-rp-good" },
        el("summary", {}, icon("check"), ` ${review.goods} (${review.good.length})`),
        el("ul", {}, review.good.map(line)),
      ),
    );
  }
  return parts;
}

/** What the marks above the line through the game mean. @param {any[]} moments @param {Record<string, string>} words */
function legend(moments, words) {
  const called = new Map(moments.map(({ grade, called: name }) => [grade, name]));
  return el(
    "p",
    { class: "cc-small cc-rp-legend" },
    words["replay-marks"],
    [...called].map(([grade, name]) => el("span", {}, el("em", { class: "cc-rp-mark", "data-grade": grade, "aria-hidden": "true" }), name)),
  );
}

/** @param {any} moment @param {Record<string, string>} words @param {any} acts */
function momentItem(moment, words, acts) {
  const shown = acts.shown === moment;
  return el(
    "li",
    { class: shown ? "now" : "", "data-grade": moment.grade, "data-step": moment.step },
    momentWords(moment, words),
    button({
      label: words[shown ? "replay-hide" : "replay-show"],
      kind: shown ? "primary" : "",
      pressed: shown,
      act: () => acts.show(shown ? null : moment),
      name: `moment-${moment.step}`,
    }),
  );
}

/** What was done and what speaks against it, what was better and what speaks for it. @param {any} moment @param {Record<string, string>} words */
export function momentWords(moment, words) {
  const reasons = (/** @type {boolean} */ good) => {
    const told = moment.why.filter((/** @type {any[]} */ [, , speaksFor]) => speaksFor === good);
    const label = `${words[good ? "replay-better" : "replay-did"]} · ${words["replay-why"]}`;
    const line = (/** @type {string[]} */ [text, cited]) => el("li", {}, text, " ", el("span", { class: "cc-cite" }, cited));
    return told.length > 0 && el("ul", { class: "cc-list", "aria-label": label, "data-why": good ? "better" : "did" }, told.map(line));
  };
  return [
    el(
      "p",
      { class: "cc-rp-where" },
      el("b", {}, moment.where),
      el("span", { class: "cc-pill" }, icon(moment.grade === "missed" ? "grow" : "hint"), moment.called),
    ),
    el("p", {}, el("span", { class: "cc-num was" }, "1"), el("span", {}, el("b", {}, words["replay-did"]), " ", moment.did)),
    reasons(false),
    el(
      "p",
      {},
      el("span", { class: "cc-num" }, "2"),
      el("span", {}, el("b", {}, words["replay-better"]), " ", moment.better, el("small", {}, moment.cost)),
    ),
    reasons(true),
    moment.later && el("p", { class: "cc-small" }, moment.later),
  ].filter(Boolean);
}
