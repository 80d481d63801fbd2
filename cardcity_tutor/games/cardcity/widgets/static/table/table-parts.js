import { button, el, figure, icon } from "../base/dom.js";

/** The parts of a game table around the board: phases, other cities, the story, the income, the last count. */

/** The turn, the help, and the metro line of the phases. @param {any} scene @param {Record<string, string>} words */
export function phaseLine(scene, words) {
  const station = (/** @type {[string, string, string]} */ [id, name, when], /** @type {number} */ k) =>
    el(
      "li",
      { class: when, "data-phase": id, "aria-current": when === "now" ? "step" : null },
      el("i", {}, when === "done" ? icon("check") : String(k + 1)),
      el("span", {}, name),
    );
  return el(
    "div",
    { class: "cc-turn" },
    el(
      "p",
      {},
      el("b", {}, scene.turn),
      scene.who && el("span", { class: "cc-who" }, scene.who),
      el("span", { class: "cc-small", "data-aid": scene.aid }, scene.aided),
    ),
    el("ol", { class: "cc-metro cc-phases", "aria-label": words["table-phases"] }, scene.phases.map(station)),
  );
}

/** What hides the table until the next person has the screen. @param {any} curtain @param {(kind: string) => void} act */
export function curtainPanel(curtain, act) {
  return el(
    "div",
    { class: "cc-curtain", role: "group", "aria-label": curtain.head, "data-panel": "curtain" },
    el(
      "div",
      {},
      icon("hidden"),
      el("h3", {}, curtain.head),
      el("p", {}, curtain.body),
      button({ label: curtain.act, kind: "primary", act: () => act("uncover"), name: "uncover" }),
      curtain.undo && button({ label: curtain.undo, icon: "undo", key: "U", act: () => act("undo"), name: "undo" }),
    ),
  );
}

/** @param {any[]} stats @param {string} lang */
function statList(stats, lang) {
  return el(
    "dl",
    { class: "cc-stats" },
    stats.map(([name, label, value, max]) =>
      el(
        "div",
        { class: "cc-stat", "data-stat": name },
        icon(name),
        el("dt", {}, label),
        el("dd", {}, figure(value, lang), max !== null && el("small", {}, `/${max}`)),
      ),
    ),
  );
}

/** The other players side by side; a click enlarges a city. @param {any[]} others @param {Record<string, any>} cities @param {Record<string, string>} words @param {(other: any) => void} open */
export function otherStrip(others, cities, words, open) {
  return el(
    "ul",
    { class: "cc-others", "aria-label": words["table-others"] },
    others.map((other) =>
      el(
        "li",
        { class: "cc-panel cc-other", "data-seat": other.seat },
        !cities[other.seat] &&
          el("i", { class: "cc-zone", style: `--zone: var(--cc-zone-${other.seat + 1})`, "aria-hidden": "true" }, other.letter), // on one map
        cities[other.seat] &&
          el(
            "button",
            {
              type: "button",
              class: "cc-btn quiet cc-thumb",
              "aria-label": other.look,
              title: words["table-look"],
              "data-act": `look-${other.seat}`,
              onclick: () => open(other),
            },
            cityPicture(cities[other.seat], cities[other.seat].small),
          ),
        el(
          "div",
          {},
          el("p", {}, el("b", {}, other.name), other.first && el("span", { class: "cc-small" }, other.first)),
          statList(other.stats, words.lang),
          other.recent.length
            ? el(
                "button",
                {
                  type: "button",
                  class: "cc-recent cc-small",
                  title: words["table-recent"],
                  "data-act": `recent-${other.seat}`,
                  onclick: () => open(other),
                },
                el("span", {}, other.recent[0]),
              )
            : el("p", { class: "cc-small" }, other.holds),
        ),
      ),
    ),
  );
}

/** The own city, small, beside those of the others. @param {Record<string, string>} words @param {() => void} open @param {any} scene */
export function ownCity(words, open, { core, picture }) {
  return el(
    "button",
    {
      type: "button",
      class: "cc-btn quiet cc-thumb cc-own",
      "aria-label": words["table-own"],
      title: words["table-own"],
      "data-act": "look-own",
      onclick: open,
    },
    cityPicture({ core, picture }),
  );
}

/** @param {any} city @param {number[]} [box] */
function cityPicture(city, box = city.core) {
  return el("span", { class: "cc-other-city", "aria-hidden": "true", html: `<svg viewBox="${box.join(" ")}">${city.picture}</svg>` });
}

/** Another city, large. @param {any} other @param {any} city @param {Record<string, string>} words */
export function otherDialog(other, city, words) {
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "cc-dialog cc-enlarged", "aria-label": other.look },
      el("h3", {}, other.look),
      statList(other.stats, words.lang),
      city && cityPicture(city), // on one map everybody sees it anyway
      city?.city && el("p", { class: "cc-small cc-code" }, city.city),
      el("p", {}, other.holds),
      other.recent.length > 0 && el("h4", {}, words["table-recent"]),
      el(
        "ul",
        { class: "cc-list" },
        other.recent.map((/** @type {string} */ text) => el("li", {}, text)),
      ),
      button({ label: words.close, kind: "primary", act: () => dialog.close(), name: "close-city" }),
    )
  );
  return dialog;
}

/** What happened, the newest first. Only what is new is added, so that only that is read aloud. */
export class StoryPanel {
  /** @param {((rule: string) => void) | null} open what leads to the rule of an event */
  constructor(open = null) {
    this.open = open;
    this.ruleWord = "";
    this.head = el("h3");
    this.list = el("ol", { class: "cc-story" });
    this.region = el("div", { class: "cc-scroll", role: "log", tabindex: 0 }, this.list);
    this.node = el("div", { class: "cc-panel cc-log", "data-panel": "log" }, this.head, this.region);
    /** @type {any[]} */ this.entries = [];
    this.lang = "";
  }

  /** @param {any[]} entries @param {Record<string, string>} words */
  draw(entries, words) {
    this.head.textContent = words["table-log"];
    this.region.setAttribute("aria-label", words["table-log"]);
    const text = (/** @type {any} */ entry) => JSON.stringify(entry);
    if (this.lang !== words.lang) this.list.replaceChildren();
    this.lang = words.lang;
    this.ruleWord = words["match-rule"];
    /** @type {Map<string, any[]>} what stands there stays, so that only what is new is read aloud */ const there = new Map();
    for (const node of /** @type {any[]} */ ([...this.list.children])) there.set(node.said, [...(there.get(node.said) ?? []), node]);
    const nodes = entries.map((entry) => there.get(text(entry))?.shift() ?? Object.assign(this.line(entry), { said: text(entry) }));
    for (const left of there.values()) left.forEach((node) => node.remove());
    nodes.forEach((node, at) => this.list.children[at] === node || this.list.insertBefore(node, this.list.children[at] ?? null));
  }

  /** @param {any} entry */
  line(entry) {
    return el(
      "li",
      { class: entry.mine ? "mine" : "", "data-rule": entry.rule },
      el("i", { "aria-hidden": "true" }, `${entry.turn}${entry.who}`),
      el(
        "div",
        {},
        el("p", {}, entry.text),
        entry.parts &&
          el(
            "ul",
            { class: "cc-list" },
            entry.parts.map((/** @type {string} */ part) => el("li", {}, part)),
          ),
        el("p", { class: "cc-cite" }, entry.cite),
      ),
      this.open &&
        entry.rule &&
        el(
          "button",
          {
            type: "button",
            class: "cc-story-rule",
            "aria-label": `${this.ruleWord}: ${entry.text}`,
            title: this.ruleWord,
            onclick: () => this.open?.(entry.rule),
          },
          "§",
        ),
    );
  }
}

/** @param {any} line */
function accountLine(line) {
  return el(
    "li",
    { "data-rule": line.rule },
    el(
      "span",
      { class: "cc-lw" },
      el("b", {}, line.title),
      line.detail && el("small", {}, line.detail),
      el("small", { class: "cc-cite" }, line.cite),
    ),
    el("span", { class: "cc-lv" }, line.value),
  );
}

/** The income of the turn, line by line. @param {any} income @param {Record<string, string>} words */
export function incomePanel(income, words) {
  return el(
    "div",
    { class: "cc-panel cc-income", role: "group", "aria-label": income.title, "data-panel": "income" },
    el("h3", {}, icon("coin"), el("span", {}, income.title)),
    el("ol", { class: "cc-lines" }, income.lines.map(accountLine)),
    el("p", { class: "cc-total" }, el("span", {}, words.total), el("b", {}, income.total)),
  );
}

/**
 * How the game ended: who won, the person's city line by line, everybody else's sheet.
 * @param {any} scene @param {number} shown @param {Record<string, string>} words @param {(shown: number) => void} reveal
 */
export function endPanel(scene, shown, words, reveal) {
  const { end, score } = scene;
  const all = score.lines.length;
  const line = (/** @type {any} */ item, /** @type {number} */ k) =>
    el(
      "li",
      { class: k < shown ? (k === shown - 1 && shown < all ? "now" : "") : "todo", "data-line": k, "data-rule": item.rule },
      el(
        "span",
        { class: "cc-lw" },
        el("b", {}, item.title),
        item.where && el("small", { class: "cc-where" }, item.where),
        el("small", {}, k < shown ? item.detail : words["to-guess"]),
        k < shown && el("small", { class: "cc-cite" }, item.cite),
      ),
      el("span", { class: "cc-lv" }, k < shown ? item.value : "?"),
    );
  return el(
    "div",
    { class: "cc-end", "data-panel": "end" },
    el("div", { class: "cc-panel cc-won" }, el("h3", {}, icon("star"), el("span", {}, end.head)), el("p", {}, end.body)),
    end.ranking.length > 1 && ranking(end.ranking, words),
    end.ties.map((/** @type {any} */ tie) => el("p", { class: "cc-tie" }, tie.text, " ", el("small", { class: "cc-cite" }, tie.cite))),
    el("h3", {}, score.title),
    el("ol", { class: "cc-lines" }, score.lines.map(line)),
    el(
      "p",
      { class: "cc-total" },
      el("span", {}, shown < all ? words["so-far"] : words.total),
      el("b", {}, shown < all ? (shown ? score.lines[shown - 1].sum : score.zero) : score.total),
    ),
    el(
      "div",
      { class: "cc-row" },
      shown < all
        ? button({ label: words["line-next"], icon: "next", key: "N", act: () => reveal(shown + 1), name: "line-next" })
        : button({ label: words["table-recount"], act: () => reveal(0), name: "line-next" }),
      shown < all &&
        button({
          label: words["line-back"],
          icon: "back",
          key: "P",
          disabled: shown === 0,
          act: () => reveal(shown - 1),
          name: "line-back",
        }),
      shown < all && button({ label: words["line-all"], key: "T", act: () => reveal(all), name: "line-all" }),
    ),
    end.sheets.map((/** @type {any} */ sheet) =>
      el(
        "details",
        { class: "cc-panel", "data-seat": sheet.seat },
        el("summary", {}, el("b", {}, sheet.name), " ", sheet.total),
        el("ol", { class: "cc-lines" }, sheet.lines.map(accountLine)),
      ),
    ),
  );
}

/** @param {any[]} rows @param {Record<string, string>} words */
function ranking(rows, words) {
  const heads = ["table-rank-place", "table-rank-player", "table-rank-score", "table-rank-money"];
  return el(
    "table",
    { class: "cc-ranking" },
    el("caption", {}, words["table-ranking"]),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        heads.map((head) => el("th", { scope: "col" }, words[head])),
      ),
    ),
    el(
      "tbody",
      {},
      rows.map((row) =>
        el(
          "tr",
          { class: row.mine ? "mine" : "" },
          el("td", {}, String(row.place)),
          el("th", { scope: "row" }, row.name),
          el("td", {}, row.score),
          el("td", {}, row.money),
        ),
      ),
    ),
  );
}
