import { copyText } from "./copy.js";
import { button, el, fill } from "./dom.js";

/** The wire to Python: gestures out, scenes in, a banner when nobody answers, and the work kept meanwhile. */

const SILENCE = 3000; // milliseconds without a word until that is said
const PATIENCE = 6000; // milliseconds without an answer until the kernel counts as lost
const LOOKING_AGAIN = 300; // milliseconds between two looks whether what was kept has been heard
const RECONNECTING = 3000; // milliseconds for a connection that is taken up again before anybody notices
export const STORE = "cardcity:work:";

export class Link {
  /** @param {widget.Model} model @param {HTMLElement} root @param {() => void} repaint */
  constructor(model, root, repaint) {
    this.model = model;
    this.root = root;
    this.lost = false;
    this.timer = this.waiting = this.silence = 0;
    this.name = Math.random().toString(36).slice(2, 12);
    this.sent = 0;
    this.dropped = 0;
    this.text = "";
    this.parsed = /** @type {any} */ (null);
    this.banner = el("div", { class: "cc-banner", role: "alert", hidden: true });
    this.silent = el("p", { class: "cc-silent", role: "status", hidden: true });
    this.onSeq = () => {
      clearTimeout(this.timer);
      this.saySilent(false);
      this.setLost(false);
      repaint();
    };
    this.onDead = () => this.setLost(true);
    model.on("change:seq", this.onSeq);
    model.on("comm_live_update", this.onDead);
    this.watchKernel();
  }

  get words() {
    return this.model.get("words");
  }

  /** The scene travels as one text. */
  get scene() {
    const text = this.model.get("scene");
    if (text !== this.text) [this.text, this.parsed] = [text, JSON.parse(text)];
    return this.parsed;
  }

  /** Say hello: the browser's languages decide in which one Python answers. */
  hello() {
    const languages = (navigator.languages ?? [navigator.language]).join(",");
    if (this.model.get("lang") !== "auto") return;
    const first =
      languages
        .toLowerCase()
        .split(",")
        .map((tag) => tag.slice(0, 2))
        .find((tag) => tag === "fr" || tag === "en") ?? "fr";
    if (first !== this.words.lang) this.send({ kind: "hello", languages });
  }

  /**
   * A gesture has a number: where the line died it may come twice, and is carried out once.
   * @param {widget.Gesture} gesture @param {boolean} [answered] whether a new scene will follow
   */
  send(gesture, answered = true) {
    if (this.lost) return this.showBanner();
    if (!this.silent.hidden) return; // what is on the screen may be out of date
    let message;
    try {
      message = this.model.send({ ...gesture, gesture_id: `${this.name}-${(this.sent += 1)}` });
    } catch {
      return this.setLost(true);
    }
    clearTimeout(this.silence);
    if (answered || message) this.silence = setTimeout(() => this.listen(message), SILENCE);
    if (answered) this.await(message);
  }

  /** The kernel, and what our own client knows of it: whether it works, and what it has not heard yet. */
  get kernel() {
    return this.model.widget_manager?.kernel ?? {};
  }

  /** Wait for the answer, longer if what was sent is kept or worked on. @param {string | void} message */
  await(message) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.kernel.busy || this.kernel.unheard?.has(message)) this.await(message);
      else this.setLost(true);
    }, PATIENCE);
  }

  /** Say that there is no answer, until there is one, or the kernel is known to have heard. @param {string | void} message */
  listen(message) {
    const { unheard, busy, heard, reason } = this.kernel;
    const works = busy && performance.now() - heard < PATIENCE; // on what came before
    const waits = unheard ? unheard.has(message) : !message;
    this.saySilent(waits && !works && !reason);
    if (waits && unheard && !reason) this.silence = setTimeout(() => this.listen(message), LOOKING_AGAIN);
  }

  /** @param {boolean} on */
  saySilent(on) {
    clearTimeout(this.silence);
    if (this.silent.hidden === !on) return;
    this.silent.textContent = on ? this.words["line-silent"] : "";
    this.silent.hidden = !on;
    this.root.toggleAttribute("data-silent", on);
    if (on) this.whenLost();
  }

  /** Jupyter and Voilà tell how the kernel is, where they let us ask. */
  watchKernel() {
    const { kernel } = this;
    const listen = (/** @type {string} */ signal, /** @type {(status: string) => boolean} */ dead) =>
      kernel[signal]?.connect?.((/** @type {any} */ _, /** @type {string} */ status) => {
        if (dead(status)) this.setLost(true);
      });
    listen("statusChanged", (status) => ["dead", "terminating", "restarting", "autorestarting"].includes(status));
    listen("connectionStatusChanged", (status) => {
      clearTimeout(this.waiting);
      this.dropped = status === "connecting" ? this.dropped || performance.now() : 0; // a server that is gone is called again and again
      if (status === "connecting")
        this.waiting = setTimeout(() => this.setLost(true), Math.max(0, this.dropped + RECONNECTING - performance.now()));
      if (status === "connected") this.back();
      return status === "disconnected";
    });
    this.onOffline = () => this.setLost(!navigator.onLine && !["127.0.0.1", "localhost"].includes(location.hostname));
    this.onOnline = () => kernel.connectionStatus === "connected" && this.back(); // the line may have outlived it
    window.addEventListener("offline", this.onOffline);
    window.addEventListener("online", this.onOnline);
  }

  /** The line is there again: what was asked on the old one need not be waited for. */
  back() {
    clearTimeout(this.timer);
    this.setLost(false);
  }

  /** @param {boolean} lost */
  setLost(lost) {
    if (lost === this.lost) return;
    this.lost = lost;
    this.root.toggleAttribute("data-lost", lost);
    if (lost) this.whenLost();
    if (lost) this.showBanner();
    else this.banner.hidden = true;
  }

  /** For views that were about to do something. */
  whenLost() {}

  showBanner() {
    const words = this.words;
    const { reason } = this.kernel;
    const text = new URLSearchParams(this.scene.work ?? "").get("city") ?? "";
    this.banner.hidden = false;
    this.banner.replaceChildren(
      el("p", {}, el("b", {}, words[reason === "size" ? "lost-size" : "lost-head"]), " ", words["lost-body"]),
      text && button({ label: words["lost-city"], act: () => copyText(text), name: "copy-work" }),
      button({ label: words.reload, kind: "primary", act: () => this.reload(), name: "reload" }),
    );
    this.keep();
  }

  /** The app's header waits until there is a server to load it from. */
  reload() {
    location.reload();
  }

  /** What the browser remembers of this board, if it has a key. */
  keep() {
    const key = this.model.get("key");
    const work = this.scene.work;
    if (!key || !work) return;
    try {
      const kept = localStorage.getItem(STORE + key);
      if (this.touched) localStorage.setItem(STORE + key, work);
      else this.offered = kept && kept !== work ? kept : null;
    } catch {
      /* storage may be switched off: then only the banner helps */
    }
  }

  /** A line that offers the kept work, once, when a fresh board differs from it. */
  offer() {
    if (!this.offered) return null;
    return el(
      "div",
      { class: "cc-offer", role: "status" },
      el("span", {}, this.keptWords(new URLSearchParams(this.offered))),
      button({ label: this.words.restore, act: () => this.decide(true), name: "restore" }),
      button({ label: this.words.discard, kind: "quiet", act: () => this.decide(false), name: "discard" }),
    );
  }

  /** The kept work is taken up again, or given up. @param {boolean} take */
  decide(take) {
    const kept = this.offered;
    this.offered = null;
    this.touched = true;
    if (take) this.send({ kind: "restore", work: kept });
    else this.keep();
    this.root.querySelector(".cc-offer")?.remove();
  }

  /** The kept city in a few words: how many cards, and which rules. @param {URLSearchParams} kept */
  keptWords(kept) {
    const cards = (kept.get("city") ?? "").split(/[\s/]+/).filter((token) => !["", ".", ">"].includes(token)).length;
    const way = this.words[`way-${kept.get("edition") === "2012" ? "2012" : (kept.get("level") ?? "simplified")}`] ?? "";
    return fill(this.words[cards > 1 ? "kept-work" : "kept-hall"], { cards, way });
  }

  dispose() {
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
    clearTimeout(this.silence);
    this.model.off("change:seq", this.onSeq);
    this.model.off("comm_live_update", this.onDead);
    window.removeEventListener("offline", /** @type {any} */ (this.onOffline));
    window.removeEventListener("online", /** @type {any} */ (this.onOnline));
  }
}
