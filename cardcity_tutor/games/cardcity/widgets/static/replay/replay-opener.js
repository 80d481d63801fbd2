import { button, el, renew } from "../base/dom.js";
import { lastGame, seenGame } from "./replay-keep.js";

/** Where a replay begins: a file, a text, a game saved at the club, or the one that this browser saw last. */

export class ReplayOpener {
  /** @param {string} id @param {widget.Send} send */
  constructor(id, send) {
    this.send = send;
    /** @type {any} */ this.scene = null;
    this.sought = ""; // the game that the browser's memory was asked for
    this.file = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "file",
        id: `${id}-file`,
        class: "cc-field",
        accept: ".jsonl,.json,.txt",
        name: "replay-file",
        onchange: () => this.readFile(),
      })
    );
    this.text = /** @type {HTMLTextAreaElement} */ (
      el("textarea", { id: `${id}-text`, class: "cc-field cc-code", name: "replay-text", rows: 6, spellcheck: "false" })
    );
    this.fileLabel = el("label", { for: this.file.id });
    this.textLabel = el("label", { for: this.text.id });
    this.problem = el("p", { class: "cc-offer", role: "alert", hidden: true });
    this.lead = el("p");
    this.help = el("p", { class: "cc-small" });
    this.kept = el("div");
    this.go = el("div", { class: "cc-row" });
    this.node = el(
      "div",
      { class: "cc-rp-opener", hidden: true },
      this.lead,
      this.kept,
      el("div", { class: "cc-panel" }, this.fileLabel, this.file, this.textLabel, this.text, this.problem, this.go, this.help),
    );
  }

  /** @param {any} scene @param {Record<string, string>} words */
  paint(scene, words) {
    const { opener } = scene;
    this.scene = scene;
    this.node.hidden = Boolean(opener.wanted);
    if (opener.wanted) return this.bringBack(opener.wanted);
    this.sought = "";
    this.lead.textContent = opener.lead;
    this.help.textContent = opener.help;
    this.fileLabel.textContent = words["replay-file"];
    this.textLabel.textContent = words["replay-paste"];
    this.problem.hidden = !opener.problem;
    this.problem.textContent = opener.problem;
    renew(this.go, button({ label: words["replay-open"], kind: "primary", act: () => this.openText(this.text.value), name: "open" }));
    const game = (/** @type {[string, string]} */ [id, title]) =>
      el("li", {}, button({ label: title, icon: "next", act: () => this.send({ kind: "kept", game: id }), name: `kept-${id}` }));
    const last = scene.page && lastGame();
    renew(
      this.kept,
      last && el("p", {}, button({ label: words["replay-last"], icon: "next", act: () => this.openText(last), name: "last" })),
      opener.kept.length > 0 && el("h3", {}, words["replay-kept"]),
      opener.kept.length > 0 && el("ul", { class: "cc-row" }, opener.kept.map(game)),
    );
  }

  /** The address names a game that this browser may have kept. @param {string} name */
  bringBack(name) {
    if (this.sought === name) return;
    this.sought = name;
    const record = seenGame(name);
    this.send(record ? { kind: "found", record } : { kind: "absent" });
  }

  async readFile() {
    const file = this.file.files?.[0];
    if (!file) return;
    if (file.size > this.scene.opener.most) return this.send({ kind: "too-long", size: file.size });
    const text = await file.text();
    this.text.value = text;
    this.openText(text);
  }

  /** @param {string} record */
  openText(record) {
    const size = new Blob([record]).size;
    if (size > this.scene.opener.most) this.send({ kind: "too-long", size });
    else this.send({ kind: "open", record });
  }
}
