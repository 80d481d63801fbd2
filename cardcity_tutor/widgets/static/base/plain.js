import { el, installSprite } from "./dom.js";
import { shareKeys } from "./keys.js";
import { Link } from "./link.js";

/** The frame of a view that only draws its scene: the wire, the theme, a note, the live region. */

export class PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host @param {(scene: any, words: Record<string, string>) => void} draw */
  constructor(model, host, draw) {
    installSprite(model.get("sprite"));
    this.model = model;
    this.draw = draw;
    this.root = el("section", { class: "cardcity cc-widget" });
    this.link = new Link(model, this.root, () => this.repaint());
    this.send = this.link.send.bind(this.link);
    this.title = el("h2", { hidden: true });
    this.note = el("p", { class: "cc-note", hidden: true });
    this.live = el("p", { class: "cc-hidden", role: "status", "aria-live": "polite" });
    this.body = el("div");
    this.root.append(this.link.banner, this.title, this.body, this.note, this.live, this.link.silent);
    this.dress = (/** @type {any} */ changed) => {
      for (const trait of ["theme", "motion"]) this.root.dataset[trait] = model.get(trait);
      const sprite = document.getElementById("cc-sprite"); // its patterns take their colours where they stand
      if (sprite && (changed || model.get("theme") !== "auto")) sprite.dataset.theme = model.get("theme");
    };
    for (const trait of ["theme", "motion"]) model.on(`change:${trait}`, this.dress);
    this.endKeys = shareKeys(this.root, (key) => this.uses(key));
    host.append(this.root);
    this.dress(null);
  }

  get scene() {
    return this.link.scene;
  }

  /** Whether the view answers to a letter or digit, which is then no command of Jupyter's. @param {string} key */
  uses(key) {
    return /^[ruhwnptf?1-9]$/.test(key);
  }

  /** What its maker calls once the body is complete; gives what ends the view. @param {() => void} [end] */
  start(end) {
    this.repaint();
    this.link.hello();
    return () => {
      end?.();
      this.link.dispose();
      this.endKeys();
      for (const trait of ["theme", "motion"]) this.model.off(`change:${trait}`, this.dress);
      this.root.remove();
    };
  }

  /** Show a sentence and read it aloud. @param {string | null} text */
  tell(text) {
    this.note.hidden = !text;
    if (text || this.note.textContent) this.note.textContent = this.live.textContent = text ?? "";
  }

  repaint() {
    const { title, note } = this.scene;
    const { lang } = this.model.get("words");
    if (this.root.lang !== lang) this.root.lang = lang; // all styles below depend on it
    // A text that is set anew is laid out anew, even if it is the same.
    if (this.title.textContent !== (title ?? "")) [this.title.textContent, this.title.hidden] = [title, !title];
    this.draw(this.scene, this.model.get("words"));
    this.tell(note);
    this.root.dataset.seq = String(this.model.get("seq"));
  }
}
