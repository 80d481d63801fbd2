import { button, el, fill, renew } from "../base/dom.js";
import { MarkupView } from "../base/markup-view.js";

/** The header of the app: the menu, language and theme, the browser's address, and what it keeps for the next visit. */

const KEPT = {
  lang: "cardcity:lang",
  theme: "cardcity:theme",
  resume: "cardcity:resume",
  member: "cardcity:member",
  progress: "cardcity:progress:cardcity",
  pack: "cardcity:pack",
  game: "cardcity:open:play",
};

/** @param {string} name */
function kept(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return ""; // storage may be switched off: then every visit is the first
  }
}

/** @param {string} name @param {string} value */
function keep(name, value) {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    /* see above */
  }
}

const OPENING = 30000; // milliseconds in which even the largest page opens on a poor line
const THINKING = 900; // milliseconds of work for this page until it is said
const KNOCKING = 2500; // milliseconds between two looks whether the server is back
const GATEWAY = [502, 503, 504]; // what a proxy says in the place of a server that is gone

/** Whether anybody answers where this page came from. */
async function answers() {
  try {
    return !GATEWAY.includes((await fetch(location.href, { method: "HEAD", cache: "no-store" })).status);
  } catch {
    return false;
  }
}

/**
 * Whether the back button should lead from one address of a page to another: between the list of rules and a rule,
 * and from the map of the course to a lesson and on to the next. The other addresses follow what is done on a page step by step.
 * @param {string} from @param {string} to
 */
function turned(from, to) {
  const [before, after] = [from, to].map((query) => new URLSearchParams(query));
  return ["rule", "lesson", "ruleset"].some((name) => before.get(name) !== after.get(name));
}

class ShellView extends MarkupView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.root.classList.add("cc-shell");
    this.page = "home";
    /** @type {any} what Python was told of this browser */ this.greeting = null;
    this.asked = 0;
    this.backs = 0; // how often the browser's back and forward buttons were pressed
    this.content = el("span", { id: "cardcity-content", tabindex: -1 });
    // Not by the address: it belongs to the pages.
    this.skip = el("a", {
      class: "cc-skip",
      href: "#cardcity-content",
      onclick: (/** @type {MouseEvent} */ event) => (event.preventDefault(), this.content.focus()),
    });
    this.root.prepend(this.skip);
    this.heading = el("h1", { class: "cc-hidden", hidden: true });
    this.broken = el("form", { class: "cc-panel cc-broken", hidden: true, onsubmit: (/** @type {Event} */ event) => this.correct(event) });
    this.nods = el("div", { class: "cc-nods", hidden: true });
    this.nodsDrawn = "[]";
    this.busy = el("div", { class: "cc-panel cc-row cc-busy", hidden: true });
    this.busyTimer = 0;
    this.link.kernel.statusChanged?.connect?.(() => this.onStatus());
    this.root.append(this.nods, this.broken, this.content, this.heading, this.busy);
    this.body.addEventListener("click", (event) => this.onButton(event));
    this.onOpening = (/** @type {Event} */ event) => this.opening(/** @type {CustomEvent} */ (event).detail);
    this.onBack = () => this.ask({ kind: "open", query: location.search, back: (this.backs += 1) });
    this.onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.menu(false);
    document.addEventListener("cardcity:open", this.onOpening);
    document.addEventListener("keydown", this.onKey);
    window.addEventListener("popstate", this.onBack);
  }

  /** Tell Python who is here; it may have waited for this visitor for an hour. */
  greet() {
    this.greeting = this.hello();
    this.ask({ kind: "hello", ...this.greeting, back: this.backs });
    const { query, theme, resume, member, game } = this.greeting;
    const same = document.documentElement.lang === this.model.get("words").lang;
    if (same && theme === "auto" && !query && !resume && !member && !game) this.root.dataset.page = "home"; // the page is right as it is
  }

  /** What the browser knows: the address, and what it kept. */
  hello() {
    const languages = (navigator.languages ?? [navigator.language]).join(",");
    const told = Object.fromEntries(Object.entries(KEPT).map(([name, key]) => [name, kept(key)]));
    return { languages, query: location.search, ...told, theme: told.theme || "auto" };
  }

  /** @param {widget.Gesture} gesture */
  ask(gesture) {
    this.send(gesture, false);
    this.await();
  }

  /** A page that is opened for the first time may take longer than a card that is laid. */
  await() {
    clearTimeout(this.asked);
    this.asked = setTimeout(() => this.link.setLost(true), OPENING);
  }

  /** Load the page anew as soon as there is a server to load it from: before, all that is on the screen would be gone. */
  async reload() {
    const { banner } = this.link;
    if (banner.querySelector("[role=status]")) return; // it is waited for already
    const told = el("p", { role: "status" });
    banner.append(told);
    while (!(await answers())) {
      told.textContent = this.model.get("words")["lost-still"];
      await new Promise((done) => setTimeout(done, KNOCKING));
      if (!this.link.lost || !told.isConnected) return told.remove(); // the connection itself is back
    }
    location.reload();
  }

  leave() {
    clearTimeout(this.asked);
    clearTimeout(this.busyTimer);
    document.removeEventListener("cardcity:open", this.onOpening);
    document.removeEventListener("keydown", this.onKey);
    window.removeEventListener("popstate", this.onBack);
  }

  repaint() {
    super.repaint();
    const { page, name, address, resume, skip, heading, backs } = this.scene;
    this.skip.textContent = skip;
    [this.heading.textContent, this.heading.hidden] = [name, !heading];
    const theme = this.model.get("theme");
    const { lang } = this.model.get("words");
    const root = document.documentElement;
    if (!this.greeting) return; // this scene was made before anybody came
    clearTimeout(this.asked);
    // Before this answer came, somebody chose another page, language or theme on the first picture of the page.
    if (!this.root.dataset.page && JSON.stringify(this.hello()) !== JSON.stringify(this.greeting)) return this.greet();
    root.lang = lang;
    const fresh = !this.root.dataset.page;
    this.root.dataset.page = page;
    root.dataset.theme = theme;
    keep(KEPT.theme, theme === "auto" ? "" : theme);
    keep(KEPT.resume, resume);
    document.title = page === "home" ? this.scene.game : `${name} · ${this.scene.game}`;
    // An answer that the next press of the back button has overtaken leaves the address alone.
    const follows = backs === this.backs && (address || location.pathname) !== (location.search || location.pathname);
    if (follows) this.visited(address, fresh);
    if (page !== this.page) this.arrive(page, name);
    this.root.removeAttribute("data-opening");
    this.drawBroken();
    this.drawNods();
  }

  /** What a helper works on for a while is said, and can be stopped. */
  onStatus() {
    const { thinking } = this.link.kernel;
    if (thinking && !this.busyTimer) this.busyTimer = setTimeout(() => this.drawBusy(), THINKING);
    if (thinking) return;
    clearTimeout(this.busyTimer);
    this.busyTimer = 0;
    this.busy.hidden = true;
  }

  drawBusy() {
    const words = this.model.get("words");
    const stop = button({
      label: words["busy-stop"],
      kind: "quiet",
      act: () => this.model.send({ kind: "stop-thinking" }),
      name: "stop-thinking",
    });
    this.busy.hidden = false;
    this.busy.replaceChildren(el("span", { role: "status" }, words.busy), stop);
  }

  /** What the member is asked from tables where others sit. A question is read aloud when it comes. */
  drawNods() {
    const { nods } = this.scene;
    const drawn = JSON.stringify(nods);
    if (drawn === this.nodsDrawn) return;
    this.nodsDrawn = drawn;
    this.nods.hidden = !nods.length;
    const answer = (/** @type {any} */ nod, /** @type {boolean} */ yes) => this.send({ kind: "nod", game: nod.game, word: nod.word, yes });
    renew(
      this.nods,
      nods.slice(0, 1).map(
        (
          /** @type {any} */ nod, // one after the other
        ) =>
          el(
            "div",
            { class: "cc-panel", role: "group", "aria-label": nod.text, "data-game": nod.game },
            el("p", {}, nod.text),
            el(
              "div",
              { class: "cc-row" },
              button({ label: nod.yes, kind: "primary", icon: "check", act: () => answer(nod, true), name: `nod-yes-${nod.game}` }),
              button({ label: nod.no, act: () => answer(nod, false), name: `nod-no-${nod.game}` }),
            ),
          ),
      ),
    );
    if (nods.length) this.live.textContent = nods[0].text;
  }

  /** The fields of a link that could not be opened. */
  drawBroken() {
    const { broken } = this.scene;
    const drawn = JSON.stringify(broken);
    if (drawn === this.brokenDrawn) return; // what is being corrected stays
    /** @type {string | undefined} */ this.brokenDrawn = drawn;
    this.broken.hidden = !broken;
    const field = (/** @type {[string, string]} */ [name, value]) =>
      el(
        "label",
        { class: "cc-labelled" },
        el("span", {}, name),
        el("input", { class: "cc-field cc-code", name, value, spellcheck: "false", autocapitalize: "off" }),
      );
    if (broken)
      this.broken.replaceChildren(
        el("p", {}, broken.label),
        ...broken.fields.map(field),
        el("button", { type: "submit", class: "cc-btn primary", "data-act": "correct" }, broken.open),
      );
  }

  /** @param {Event} event */
  correct(event) {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (this.broken));
    const query = new URLSearchParams({ page: this.scene.broken.page, .../** @type {any} */ (Object.fromEntries(fields)) });
    this.ask({ kind: "open", query: `?${query}` });
  }

  /**
   * The address follows the page, so that a reload, a bookmark and the back button do what one expects.
   * That of a fresh visit is only written out, as `?lesson=6` is.
   * @param {string} address @param {boolean} fresh
   */
  visited(address, fresh) {
    const goal = address || location.pathname;
    const same = this.page === this.scene.page && !turned(location.search, address);
    if (fresh || same) history.replaceState(null, "", goal);
    else history.pushState(null, "", goal);
  }

  /** @param {string} page @param {string} name */
  arrive(page, name) {
    this.page = page;
    this.menu(false);
    scrollTo(0, 0);
    this.live.textContent = name;
  }

  /** A page that is opened for the first time takes a moment; what is happening is said at once. @param {HTMLElement} link */
  opening(link) {
    this.root.setAttribute("data-opening", "");
    this.await();
    const name = link.dataset.name ?? link.querySelector("b")?.textContent ?? link.textContent ?? "";
    this.tell(fill(this.scene.opening, { page: name.trim() }));
    this.menu(false);
  }

  /** @param {boolean} open */
  menu(open) {
    const burger = /** @type {HTMLElement | null} */ (this.body.querySelector("[data-menu]"));
    const inside = burger?.nextElementSibling?.contains(document.activeElement);
    burger?.setAttribute("aria-expanded", String(open));
    if (!open && inside && burger?.offsetParent) burger.focus({ preventScroll: true }); // what had the focus is out of sight
  }

  /** @param {MouseEvent} event */
  onButton(event) {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (!button) return;
    if (button.hasAttribute("data-menu")) this.menu(button.getAttribute("aria-expanded") !== "true");
    if (button.hasAttribute("data-theme-next")) this.send({ kind: "theme" });
    if (button.hasAttribute("data-lang")) {
      keep(KEPT.lang, this.model.get("words").lang === "fr" ? "en" : "fr");
      this.send({ kind: "lang" });
    }
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    const view = new ShellView(model, host);
    view.link.hello = () => {}; // ours says more
    view.link.reload = () => view.reload();
    view.link.whenLost = () => view.root.hasAttribute("data-opening") && view.tell(""); // nothing is opening any more
    const end = view.start(() => view.leave());
    view.greet();
    return end;
  },
};
