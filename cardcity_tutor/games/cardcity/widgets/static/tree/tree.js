import { button, el, icon, replaceKeepingFocus } from "../base/dom.js";
import { typedMove } from "../board/bars.js";

/** The tree of developments: a list that opens and closes, and the city looked at beside it. */

/** @typedef {{ key: string, node: number, step: string, colour: string, level: number, at: number, of: number, label: string, same: boolean, open?: boolean }} Branch */

/** @type {Record<string, string>} */ const TREE_KINDS = { R: "residence", C: "commerce" };

export class TreePanel {
  /** @param {widget.Send} send */
  constructor(send) {
    this.send = send;
    this.id = `cc-tree${Math.random().toString(36).slice(2, 9)}`;
    this.current = "0"; // the key of the line that the tabulator key reaches
    this.node = el("div", { class: "cc-tree" });
    this.bar = el("div", { class: "cc-tree-bar" });
    this.list = el("ul", { role: "tree", class: "cc-branches" });
    this.look = el("div", { class: "cc-panel cc-tree-look", role: "group", tabindex: 0 });
    this.stock = el("div", { class: "cc-hidden", "aria-hidden": "true" });
    this.node.append(this.bar, this.list, this.look, this.stock);
    this.list.addEventListener("click", (event) => this.onClick(/** @type {HTMLElement} */ (event.target)));
    this.list.addEventListener("keydown", (event) => this.onKey(event));
    this.list.addEventListener("focusin", (event) => this.reach(/** @type {HTMLElement} */ (event.target).dataset.key ?? this.current));
  }

  /** @param {any} tree @param {Record<string, string>} words */
  draw(tree, words) {
    this.tree = tree;
    /** @type {any} */ this.words = words;
    this.list.setAttribute("aria-label", words.tree);
    this.stock.innerHTML = `<svg width="0" height="0"><defs><g id="${this.id}">${tree.root}</g></defs></svg>`;
    const goal = tree.focus === null ? null : String(tree.focus);
    this.current = this.item(goal ?? this.current)?.key ?? "0";
    replaceKeepingFocus(this.bar, this.tools());
    replaceKeepingFocus(
      this.list,
      tree.items.map((/** @type {Branch} */ item) => this.line(item)),
    );
    if (goal) this.focus(goal);
    this.drawLook();
  }

  /** @param {string} key @returns {Branch} */
  item(key) {
    return this.tree.items.find((/** @type {Branch} */ item) => item.key === key);
  }

  tools() {
    const { tree, words, send } = this;
    const typed = typedMove({
      id: `${this.id}-path`,
      words: { typed: words["tree-path"], "typed-example": words["tree-path-example"], ok: words["tree-go"] },
      send: ({ text }) => send({ kind: "path", text }),
    });
    const choose = (/** @type {Event} */ event) =>
      send({ kind: "victory", victory: /** @type {HTMLSelectElement} */ (event.target).value });
    return [
      el("p", {}, tree.summary),
      el(
        "label",
        { class: "cc-small" },
        words.victory,
        " ",
        el(
          "select",
          { class: "cc-field", name: "tree-victory", onchange: choose },
          tree.victories.map((/** @type {[string, string]} */ [key, label]) =>
            el("option", { value: key, selected: key === tree.victory }, label),
          ),
        ),
      ),
      button({
        label: words["tree-points"],
        pressed: tree.points,
        act: () => send({ kind: "points", on: !tree.points }),
        name: "tree-points",
      }),
      button({
        label: tree.best ? words["best-hide"] : words["best-show"],
        icon: "star",
        act: () => send({ kind: "best", on: !tree.best }),
        name: "tree-best",
      }),
      typed,
    ];
  }

  /** @param {Branch} item */
  line(item) {
    const { tree, words } = this;
    const city = tree.nodes[item.node];
    const number = el("i", { class: "cc-node" }, String(item.node));
    const parts = [
      el("span", { class: "cc-twist" }, item.open !== undefined && icon("next")),
      el(
        "b",
        { class: item.step ? `cc-chip k-${TREE_KINDS[item.colour]}` : "" },
        item.step ? [icon(TREE_KINDS[item.colour]), item.step] : words["tree-root"],
      ),
    ];
    if (item.same) parts.push(el("span", { class: "cc-same" }, icon("merge"), "=", number));
    else parts.push(number, this.state(city));
    return el(
      "li",
      {
        role: "treeitem",
        "aria-label": item.label,
        "aria-level": item.level,
        "aria-posinset": item.at,
        "aria-setsize": item.of,
        "aria-expanded": item.open === undefined ? null : String(item.open),
        "aria-selected": String(item.node === tree.chosen && !item.same),
        tabindex: item.key === this.current ? 0 : -1,
        "data-key": item.key,
        class: city.best && !item.same ? "best" : "",
        style: `--level:${item.level - 1}`,
      },
      parts,
    );
  }

  /** How a city goes on. @param {any} city */
  state(city) {
    if (!city.ended) return el("span", { class: "cc-small" }, city.ends);
    return el(
      "span",
      { class: "cc-end" },
      this.picture(city, this.tree.box, "cc-mini"),
      el("span", {}, el("b", {}, this.words["tree-end"]), " ", el("small", {}, city.stops)),
      city.points && el("span", { class: `cc-pill ${city.best ? "ready" : ""}` }, city.best && icon("star"), city.points),
    );
  }

  /** A city is the root's drawing with all that grew on the way to it, step over step. @param {any} city @param {number[]} box @param {string} kind */
  picture(city, box, kind) {
    let [grown, rings] = ["", ""];
    for (let c = city; c.at; c = this.tree.nodes[c.before]) {
      grown = c.picture + grown;
      rings += `<rect class="cc-new" x="${c.at[0]}" y="${c.at[1]}" width="100" height="100" rx="11"/>`;
    }
    return el("span", {
      class: kind,
      "aria-hidden": "true",
      html: `<svg viewBox="${box.join(" ")}"><use href="#${this.id}"/>${grown}${rings}</svg>`,
    });
  }

  drawLook() {
    const { tree, words } = this;
    const item = this.item(this.current);
    const city = tree.nodes[item.node];
    this.look.setAttribute("aria-label", `${words["tree-city"]} ${item.node}`);
    this.look.replaceChildren(
      el("h3", {}, `${words["tree-city"]} ${item.node}`, city.points && el("span", { class: "cc-pill" }, city.points)),
      this.picture(city, tree.core, "cc-large"),
      el(
        "div",
        {},
        city.line && el("p", {}, `${words["tree-line"]} `, el("b", {}, city.line)),
        el("p", { class: "cc-code cc-small" }, city.city),
      ),
      el(
        "div",
        {},
        el("h4", {}, city.ended ? words["tree-why"] : city.ends),
        city.ended &&
          el(
            "ul",
            { class: "cc-list" },
            city.why.map((/** @type {string} */ text) => el("li", {}, text)),
          ),
      ),
    );
  }

  /** The line that takes part in the order of tabs, and whose city is shown. @param {string} key */
  reach(key) {
    this.current = key;
    for (const line of this.lines) line.tabIndex = line.dataset.key === key ? 0 : -1;
    this.drawLook();
  }

  get lines() {
    return /** @type {HTMLElement[]} */ ([...this.list.children]);
  }

  /** @param {string} key */
  focus(key) {
    this.lines.find((line) => line.dataset.key === key)?.focus();
  }

  /** @param {Branch} item */
  turn(item) {
    this.send({ kind: item.open ? "close" : "open", node: item.node });
  }

  /** @param {Branch} item */
  choose(item) {
    this.send({ kind: item.same ? "go" : "choose", node: item.node });
  }

  /** @param {HTMLElement} target */
  onClick(target) {
    /** @type {HTMLElement | null} */ const line = target.closest("[role=treeitem]");
    const item = line && this.item(line.dataset.key ?? "");
    if (!item) return;
    line.focus({ preventScroll: true });
    if (target.closest(".cc-twist") && item.open !== undefined) this.turn(item);
    else this.choose(item);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Branch[]} */ const items = this.tree.items;
    const at = items.findIndex((item) => item.key === this.current);
    const item = items[at];
    const to = (/** @type {number} */ k) => items[k] && this.focus(items[k].key);
    const up = () => to(items.findLastIndex((other, k) => k < at && other.level < item.level));
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => to(at + 1),
      ArrowUp: () => to(at - 1),
      Home: () => to(0),
      End: () => to(items.length - 1),
      ArrowRight: () => (item.open === false ? this.turn(item) : item.open && to(at + 1)),
      ArrowLeft: () => (item.open ? this.turn(item) : up()),
      Enter: () => this.choose(item),
      " ": () => this.choose(item),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }
}
