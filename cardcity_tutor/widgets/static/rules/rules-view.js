import { button, el, renew, replaceKeepingFocus } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { roveList } from "../base/rove.js";
import { filterBar, nothingFound, stateMark } from "./rule-list.js";

/** The rules of a game in the browser: a field and a list beside the page of a rule. What is on the page, each view says. */

const PAUSE = 120; // milliseconds after the last letter until Python is asked

/** @typedef {{ key: string, node: HTMLElement, dispose: () => void }} ClaimView */

export class RulesView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintScene());
    this.id = `cc${Math.random().toString(36).slice(2, 9)}`;
    this.root.classList.add("cc-rules");
    /** @type {string[]} questions on their way */ this.asked = [];
    this.timer = 0;
    this.pageText = "";
    /** @type {ClaimView[]} */ this.boards = [];
    /** @type {Map<string, ClaimView>} boards of the same rule, before it was drawn anew */ this.kept = new Map();
    this.lessonsAsked = 0;
    /** @type {boolean} whether the page was asked for here, and takes the focus */ this.wanted = false;
    this.called = 0;
    this.inSight = "";
    this.bar = el("div", { class: "cc-rules-bar" });
    this.field = /** @type {HTMLInputElement} */ (
      el("input", {
        id: `${this.id}-field`,
        class: "cc-field",
        type: "search",
        name: "query",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        oninput: () => this.typed(),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.onFieldKey(event),
      })
    );
    this.label = el("label", { for: this.field.id });
    this.filters = el("div", { class: "cc-filters" });
    this.more = el("details", { class: "cc-more" }, el("summary", {}), this.filters);
    this.count = el("p", { class: "cc-count" });
    this.nothing = el("div", { class: "cc-nothing" });
    this.list = el("div", {
      class: "cc-rules-list",
      role: "group",
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.onListKey(event),
    });
    this.sizes = new ResizeObserver(() => this.showCurrent());
    this.sizes.observe(this.list);
    this.clear = el("div");
    this.finder = el(
      "div",
      { class: "cc-finder" },
      el("div", { class: "cc-search" }, this.label, this.field),
      this.more,
      el("div", { class: "cc-row" }, this.count, this.clear),
      this.nothing,
      this.list,
    );
    this.page = el("article", { class: "cc-rule-page", onkeydown: (/** @type {KeyboardEvent} */ event) => this.onPageKey(event) });
    this.desk = el("div", { class: "cc-desk" }, this.finder, this.page);
    this.other = el("div");
    this.body.append(this.bar, this.desk, this.other);
  }

  get words() {
    return this.model.get("words");
  }

  /** What one could look for. @returns {string} */
  get searchExample() {
    return this.words["rules-search-any"];
  }

  paintScene() {
    const { scene, words } = this;
    const send = (/** @type {widget.Gesture} */ gesture) => this.send(gesture);
    renew(
      this.bar,
      scene.views.length > 1 &&
        el(
          "div",
          { class: "cc-modes", role: "group", "aria-label": words["rules-views"] },
          scene.views.map((/** @type {[string, string]} */ [view, label]) =>
            button({
              label,
              kind: view === scene.view ? "primary" : "quiet",
              pressed: view === scene.view,
              act: () => send({ kind: "view", view }),
              name: `view-${view}`,
            }),
          ),
        ),
    );
    this.root.dataset.view = scene.view;
    this.root.toggleAttribute("data-page", scene.view === "search" && Boolean(scene.rule));
    this.desk.hidden = scene.view !== "search";
    this.other.hidden = scene.view === "search";
    if (scene.view === "search") this.drawFinder();
    else this.drawOther();
    this.drawPage();
    if (this.called !== this.model.get("called")) this.answerCall();
  }

  /** Another view asks for the page: it comes in sight as soon as the page has taken it in. */
  answerCall(tries = 30) {
    this.called = this.model.get("called");
    if (this.root.offsetParent && this.page.firstChild) this.arrive();
    else if (tries) setTimeout(() => this.answerCall(tries - 1), 100);
  }

  /** What is not the list: a view of its own. */
  drawOther() {}

  // ---------------------------------------------------------------- searching

  drawFinder() {
    const { scene, words } = this;
    this.label.textContent = words["rules-search"];
    this.field.placeholder = this.searchExample;
    this.list.setAttribute("aria-label", words["rules-list"]);
    const own = this.asked.lastIndexOf(scene.query);
    if (own >= 0) this.asked.splice(0, own + 1);
    else if (!this.asked.length && !this.timer && this.field.value !== scene.query) this.field.value = scene.query;
    const set = scene.filters.filter((/** @type {any} */ filter) => filter.value).length;
    /** @type {HTMLElement} */ (this.more.firstElementChild).textContent = words["rules-filters"] + (set ? ` (${set})` : "");
    replaceKeepingFocus(
      this.filters,
      filterBar(scene.filters, (name, value) => this.send({ kind: "filter", name, value })),
    );
    if (this.count.textContent !== scene.count) this.count.textContent = this.live.textContent = scene.count;
    renew(
      this.clear,
      (scene.query || set > 0) &&
        button({ label: words["rules-clear"], kind: "quiet", act: () => this.send({ kind: "clear" }), name: "clear" }),
    );
    nothingFound(scene.nothing, this.nothing, (word) => ((this.field.value = word), this.ask()));
    this.drawList();
  }

  drawList() {
    const { scene, words } = this;
    const text = JSON.stringify([scene.groups, words.lang]);
    if (text !== this.listed) {
      /** @type {string | undefined} */ this.listed = text;
      if (!scene.query) this.inSight = ""; // all entries are new
      const line = (/** @type {any} */ rule) =>
        el(
          "li",
          {},
          el(
            "button",
            {
              type: "button",
              class: "cc-rule",
              tabindex: -1,
              "data-act": `found-${rule.name}`,
              "data-rule": rule.name,
              onclick: () => this.open(rule.name),
            },
            el("b", {}, rule.title),
            el("span", { class: "cc-small" }, rule.text),
            (rule.tags.length > 0 || rule.words) &&
              el(
                "span",
                { class: "cc-tags" },
                rule.tags.map((/** @type {string} */ tag) => el("em", {}, tag)),
                rule.words && stateMark(rule),
                rule.words && el("em", {}, rule.words),
              ),
          ),
        );
      replaceKeepingFocus(
        this.list,
        scene.groups.flatMap((/** @type {any} */ group) => [group.title && el("h3", {}, group.title), el("ul", {}, group.rules.map(line))]),
      );
    }
    const all = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll(".cc-rule")]);
    for (const node of all) {
      if (node.dataset.rule === scene.rule) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    }
    const stop = all.find((node) => node === document.activeElement) ?? all.find((node) => node.dataset.rule === scene.rule) ?? all[0];
    all.forEach((node) => (node.tabIndex = node === stop ? 0 : -1));
    this.showCurrent();
  }

  /** The entry of the open page comes in sight of the list, once. */
  showCurrent() {
    const [node, frame] = [this.list.querySelector(".cc-rule[aria-current]"), this.list.getBoundingClientRect()];
    if (!node || !frame.height || this.inSight === this.scene.rule) return;
    this.inSight = this.scene.rule;
    const { top, bottom } = node.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) this.list.scrollTop += top - frame.top - frame.height / 3;
  }

  typed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  /** Ask for what stands in the field. */
  ask() {
    clearTimeout(this.timer);
    this.timer = 0;
    const text = this.field.value;
    if (text === this.scene.query && !this.asked.length) return;
    this.asked.push(text);
    this.send({ kind: "search", text });
  }

  /** @param {KeyboardEvent} event */
  onFieldKey(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.ask();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      /** @type {HTMLElement | null} */ (this.list.querySelector('.cc-rule[tabindex="0"]'))?.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  onListKey(event) {
    const all = [...this.list.querySelectorAll(".cc-rule")];
    if (event.key === "Escape" || (event.key === "ArrowUp" && event.target === all[0])) {
      event.preventDefault();
      event.stopPropagation();
      this.field.focus();
    } else roveList(event);
  }

  // ---------------------------------------------------------------- the page of a rule

  /** @param {string} name */
  open(name) {
    this.wanted = true;
    this.send({ kind: "open", name });
  }

  /** @param {KeyboardEvent} event */
  onPageKey(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.leave();
  }

  /** Back to the list; where there is room, it has been there all the time. */
  leave() {
    const goal = () => /** @type {HTMLElement} */ (this.list.querySelector('.cc-rule[tabindex="0"]') ?? this.field).focus();
    if (this.finder.checkVisibility()) return goal();
    this.back = goal;
    this.send({ kind: "open", name: "" });
  }

  drawPage() {
    const text = this.model.get("page");
    const back = this.back;
    if (back && !this.scene.rule) [this.back, this.wanted] = [undefined, false];
    if (text + this.words.lang !== this.pageText) {
      this.pageText = text + this.words.lang;
      const page = JSON.parse(text);
      const old = this.boards;
      this.kept = page.name === this.shownRule ? new Map(old.map((board) => [board.key, board])) : new Map();
      this.boards = [];
      const active = /** @type {HTMLElement | null} */ (document.activeElement);
      const onHead = active?.matches("h3") && this.page.contains(active) && page.name === this.shownRule;
      const parts = page.name ? this.pageParts(page).flat().filter(Boolean) : [];
      if (this.wanted || this.shownRule !== page.name) this.page.replaceChildren(...parts);
      else replaceKeepingFocus(this.page, parts);
      if (active?.isConnected && active !== document.activeElement && this.page.contains(active)) active.focus({ preventScroll: true });
      if (onHead) /** @type {HTMLElement} */ (this.page.querySelector("h3")).focus({ preventScroll: true });
      old.filter((board) => !this.boards.includes(board)).forEach((board) => board.dispose());
      this.shownRule = page.name;
    }
    if (back && !this.scene.rule) requestAnimationFrame(back);
    this.askForLessons();
    if (!this.wanted || !this.page.firstChild) return;
    this.wanted = false;
    this.arrive();
  }

  /** The focus on the page's heading, and its top in sight. */
  arrive() {
    const head = /** @type {HTMLElement} */ (this.page.querySelector("h3"));
    head.focus({ preventScroll: true });
    const top = this.page.getBoundingClientRect().top;
    if (top < 0 || top > innerHeight * 0.6) this.page.scrollIntoView({ block: "start" });
  }

  /** Once a rule is shown, Python may read the lessons, which takes it a moment. */
  askForLessons() {
    if (this.scene.lessons || !this.scene.rule || this.lessonsAsked) return;
    this.lessonsAsked = setTimeout(() => this.send({ kind: "lessons" }, false), PAUSE);
  }

  /** What stands on the page, each part an element. @param {any} page @returns {any[]} */
  pageParts(page) {
    return this.pageHead(page);
  }

  /** @param {any} page @returns {any[]} */
  pageHead(page) {
    const { words } = this;
    return [
      button({ label: words["rules-back"], kind: "quiet cc-back", icon: "undo", act: () => this.leave(), name: "back" }),
      el("h3", { tabindex: -1 }, page.title),
      page.text && el("p", { class: "cc-rule-text" }, page.text),
    ];
  }

  /** @param {any} page */
  pageFacts(page) {
    return el(
      "dl",
      { class: "cc-rule-facts" },
      page.facts.map((/** @type {[string, string]} */ [label, value]) => el("div", {}, el("dt", {}, label), el("dd", {}, value))),
      page.cites.length > 0 &&
        el(
          "div",
          {},
          el("dt", {}, this.words["rules-cites"]),
          page.cites.map((/** @type {string} */ cite) => el("dd", {}, cite)),
        ),
    );
  }

  /** @param {string} title @param {any[]} items */
  linkList(title, items) {
    return (
      items.length > 0 &&
      el(
        "section",
        {},
        el("h4", {}, title),
        el(
          "ul",
          { class: "cc-links" },
          items.map((item) => el("li", {}, item)),
        ),
      )
    );
  }

  /** A board, or the one that showed the same before: what was tried on it stays. @param {any} scene */
  claim(scene) {
    const key = this.words.lang + JSON.stringify(scene);
    const board = this.kept.get(key) ?? this.makeBoard(scene, key);
    this.kept.delete(key);
    this.boards.push(board);
    return board.node;
  }

  /** The picture of what is stated. @param {any} scene @param {string} key what it was made from @returns {ClaimView} */
  makeBoard(scene, key) {
    return { key, node: el("div", {}, String(scene)), dispose: () => {} };
  }

  /** @param {any} example */
  example(example) {
    const { words } = this;
    const shown = Boolean(example.boards);
    return el(
      "div",
      { class: "cc-panel cc-example", "data-example": example.id },
      el("b", {}, example.title),
      el("p", {}, example.question),
      el(
        "details",
        { open: shown },
        el("summary", {}, words["rules-answer"]),
        el("p", {}, example.answer),
        el("p", { class: "cc-cite" }, example.cite),
        example.rebuilt && el("p", { class: "cc-cite" }, example.rebuilt),
      ),
      button({
        label: shown ? words["rules-board-hide"] : words["rules-board-show"],
        pressed: shown,
        act: () => this.send({ kind: "example", id: shown ? "" : example.id }),
        name: `example-${example.id}`,
      }),
      shown && example.boards.map((/** @type {any} */ scene) => this.claim(scene)),
    );
  }

  start() {
    return super.start(() => {
      clearTimeout(this.timer);
      clearTimeout(this.lessonsAsked);
      this.sizes.disconnect();
      this.boards.forEach((board) => board.dispose());
    });
  }
}
