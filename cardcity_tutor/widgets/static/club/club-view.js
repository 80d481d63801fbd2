import { copyText } from "../base/copy.js";
import { button, el, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { clubPanel } from "./club-panels.js";

/** `ClubView` in the browser: who is here, what is kept under the nickname; the key stays in this browser. */

const MEMBER = "cardcity:member"; // JSON with nickname and key; the app's header reads it too
const PROGRESS = "cardcity:progress:cardcity"; // what the browser knows of the course

/** @param {string} name @returns {string} */
function kept(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return ""; // storage may be switched off: then the key has to be typed
  }
}

/** @param {string} name @param {string | null} text */
function keepAway(name, text) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    /* as above */
  }
}

class ClubPageView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintClub());
    this.root.classList.add("cc-club");
    /** @type {Record<string, any>} what is being asked or shown, until something else is done */ this.open = {};
    /** @type {Record<string, string>} what was typed, until it was of use: a slip is mended, not typed again */ this.typed = {};
    this.tabSeen = this.memberSeen = "";
    /** @type {Element | null} */ this.tabShown = null;
    this.laid = this.scene.laid;
    this.head = el("header", { class: "cc-club-head" });
    this.top = el("div", { class: "cc-club-top" });
    this.tabs = el("div", { class: "cc-club-tabs" });
    this.panel = el("div", { class: "cc-club-panel" });
    this.body.append(this.head, this.note, this.top, this.tabs, this.panel);
    this.onMessage = (/** @type {any} */ content) => content?.kind === "download" && this.download(content);
    model.on("msg:custom", this.onMessage);
    this.sizes = new ResizeObserver(() => {
      this.tabShown = null; // the room beside it is another now
      this.showTab();
    });
    this.sizes.observe(this.tabs);
  }

  begin() {
    const end = this.start(() => {
      this.model.off("msg:custom", this.onMessage);
      this.sizes.disconnect();
    });
    if (this.scene.joining && kept(MEMBER)) {
      try {
        const { nickname, key } = JSON.parse(kept(MEMBER));
        this.send({ kind: "back", nickname, key, progress: kept(PROGRESS) });
      } catch {
        keepAway(MEMBER, null);
      }
    }
    return end;
  }

  /** Ask or show something in the page itself, by name; nothing: no more. @param {Record<string, any>} what */
  ask(what) {
    this.open = what;
    this.paintClub();
    /** @type {HTMLElement | null} */ (this.root.querySelector("[data-first]"))?.focus();
  }

  paintClub() {
    const { scene } = this;
    const { labels } = scene;
    if (scene.keep) keepAway(MEMBER, scene.keep);
    if (scene.forget) keepAway(MEMBER, null);
    if (scene.joined) keepAway(PROGRESS, null); // the club has it now, and the next member here must not inherit it
    if (this.memberSeen !== scene.member) [this.memberSeen, this.typed] = [scene.member, {}]; // a key above all
    if (this.tabSeen !== scene.tab + scene.member) [this.tabSeen, this.open] = [scene.tab + scene.member, {}];
    renew(this.head, el("h1", {}, scene.heading), el("p", { class: "cc-club-lead" }, scene.lead));
    renew(this.top, scene.fresh && this.keyPanel(scene.fresh, labels), scene.joining && this.joinPanel(scene.joining, labels));
    renew(this.tabs, scene.tabs.length > 0 && this.tabList(scene, labels));
    this.showTab();
    renew(this.panel, ...clubPanel(this, scene, labels));
    if (scene.laid && !this.laid) this.showBoard();
    this.laid = scene.laid;
    this.panel.setAttribute("role", scene.tabs.length ? "tabpanel" : "group");
    this.panel.setAttribute("aria-label", (scene.tabs.find((/** @type {string[]} */ [id]) => id === scene.tab) ?? ["", scene.heading])[1]);
  }

  /** A link may open a tab that a phone has no room for beside the others. */
  showTab() {
    const list = this.tabs.firstElementChild;
    const tab = list?.querySelector('[aria-selected="true"]');
    const [box, room] = [tab?.getBoundingClientRect(), list?.getBoundingClientRect()];
    if (!list || !tab || !box || !room?.width || this.tabShown === tab) return; // without a width: not on the page yet
    this.tabShown = tab;
    if (box.right > room.right) list.scrollLeft += Math.ceil(box.right - room.right);
    else if (box.left < room.left) list.scrollLeft -= Math.ceil(room.left - box.left);
  }

  /** The board of the challenge stands below, as soon as it is there. @param {number} [times] */
  showBoard(times = 20) {
    const board = this.root.closest(".cc-page, body")?.querySelector(".cc-challenge [role=grid]");
    if (board) board.closest(".cc-challenge")?.scrollIntoView({ block: "start" });
    else if (times) setTimeout(() => this.showBoard(times - 1), 100);
  }

  /** @param {any} fresh @param {Record<string, string>} labels */
  keyPanel(fresh, labels) {
    const copied = this.open.copied;
    return el(
      "section",
      { class: "cc-panel cc-key" },
      el("h2", {}, fresh.head),
      el("p", {}, el("code", { class: "cc-key-text", "data-key": "key" }, fresh.key)),
      el("p", { class: "cc-small" }, fresh.why),
      el(
        "div",
        { class: "cc-row" },
        button({ label: labels[copied ? "copied" : "copy"], act: () => this.copy(fresh.key), name: "copy-key" }),
        button({ label: labels.print, act: () => this.print(fresh), name: "print-key" }),
        button({ label: labels.noted, kind: "primary", icon: "check", act: () => this.send({ kind: "noted" }), name: "noted" }),
      ),
    );
  }

  /** @param {string} text */
  async copy(text) {
    if (await copyText(text)) this.ask({ ...this.open, copied: true });
  }

  /** Only the key goes on paper: a small page of its own, beside this one. @param {any} fresh */
  print({ head, key, why }) {
    const frame = /** @type {HTMLIFrameElement} */ (
      el("iframe", { title: head, tabindex: -1, "aria-hidden": "true", style: "position:fixed;width:0;height:0;border:0" })
    );
    this.root.append(frame);
    const page = /** @type {Window} */ (frame.contentWindow);
    page.document.body.append(el("h1", {}, head), el("p", {}, el("code", {}, key)), el("p", {}, why));
    page.addEventListener("afterprint", () => frame.remove());
    page.print();
  }

  /** A field with its label, holding what was typed into it before. @param {string} key @param {string} label @param {Record<string, any>} props */
  field(key, label, props) {
    const oninput = (/** @type {widget.FieldEvent} */ event) => {
      this.typed[key] = event.target.value;
      event.target.dataset.dirty = "1";
    };
    const input = /** @type {HTMLInputElement} */ (
      el("input", { class: "cc-field", "data-key": key, required: true, autocomplete: "off", ...props, oninput })
    );
    input.value = this.typed[key] ?? "";
    return el("label", {}, el("span", {}, label), input);
  }

  /** Two ways in: a new nickname, or one that is there. @param {any} joining @param {Record<string, string>} labels */
  joinPanel(joining, labels) {
    const submit = (/** @type {string} */ kind) => (/** @type {widget.FormEvent} */ event) => {
      event.preventDefault();
      const { nickname, key } = event.target.elements;
      this.send({ kind, nickname: nickname.value, key: key?.value, progress: kept(PROGRESS) });
    };
    const field = (/** @type {string} */ form, /** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ most) =>
      this.field(`${form}-${name}`, label, { name, maxlength: most, autocapitalize: "off", spellcheck: "false" });
    return el(
      "section",
      { class: "cc-panel cc-joining" },
      el(
        "form",
        { onsubmit: submit("claim"), "data-key": "claim" },
        el("h2", {}, joining.join),
        el(
          "div",
          { class: "cc-row" },
          field("claim", "nickname", labels.nickname, 40),
          el("button", { type: "submit", class: "cc-btn primary", "data-act": "claim" }, labels.claim),
        ),
        el("p", { class: "cc-small" }, joining.join_why),
      ),
      el(
        "details",
        { "data-key": "enter-fold", open: this.root.querySelector('details[data-key="enter-fold"]')?.hasAttribute("open") },
        el("summary", { "data-act": "enter-fold" }, joining.enter),
        el(
          "form",
          { onsubmit: submit("enter"), "data-key": "enter" },
          el(
            "div",
            { class: "cc-row" },
            field("enter", "nickname", labels.nickname, 40),
            field("enter", "key", labels.key, 200),
            el("button", { type: "submit", class: "cc-btn", "data-act": "enter" }, labels["come-in"]),
          ),
          el("p", { class: "cc-small" }, joining.enter_why),
        ),
      ),
    );
  }

  /** @param {any} scene @param {Record<string, string>} labels */
  tabList(scene, labels) {
    const ids = scene.tabs.map((/** @type {string[]} */ [id]) => id);
    const turn = (/** @type {KeyboardEvent} */ event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = ids[(ids.indexOf(scene.tab) + step + ids.length) % ids.length];
      this.send({ kind: "tab", tab: next });
      /** @type {HTMLElement | null} */ (this.tabs.querySelector(`[data-act="tab-${next}"]`))?.focus();
    };
    return el(
      "div",
      { role: "tablist", "aria-label": labels.tabs, onkeydown: turn },
      scene.tabs.map((/** @type {string[]} */ [id, label]) =>
        el(
          "button",
          {
            type: "button",
            role: "tab",
            class: "cc-btn quiet",
            "data-act": `tab-${id}`,
            "aria-selected": String(id === scene.tab),
            tabindex: id === scene.tab ? 0 : -1,
            onclick: () => this.send({ kind: "tab", tab: id }),
          },
          label,
        ),
      ),
    );
  }

  /** The key that this browser keeps of the member. @returns {string} */
  get key() {
    try {
      const found = JSON.parse(kept(MEMBER));
      return found.nickname === this.scene.member ? found.key : "";
    } catch {
      return "";
    }
  }

  /** @param {{ name: string, text: string }} file */
  download({ name, text }) {
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    /** @type {HTMLAnchorElement} */ (el("a", { href: address, download: name })).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new ClubPageView(model, host).begin();
  },
};
