import { button, el } from "../base/dom.js";

/** A record from a file, or as text. */
export class RecordOpener {
  /** @param {widget.Send} send */
  constructor(send) {
    this.send = send;
    this.largest = 0;
    this.text = /** @type {HTMLTextAreaElement} */ (
      el("textarea", { class: "cc-field", rows: 3, name: "record-text", spellcheck: "false" })
    );
    this.file = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "file",
        accept: ".jsonl,.json,.txt,application/json,text/plain",
        hidden: true,
        name: "record",
        onchange: () => this.load(),
      })
    );
  }

  /** @param {Record<string, string>} words @param {number} largest */
  draw(words, largest) {
    this.largest = largest;
    for (const name of ["aria-label", "placeholder"]) this.text.setAttribute(name, words["play-text"]);
    this.file.setAttribute("aria-label", words["play-file"]);
    return [
      this.file,
      button({ label: words["play-file"], act: () => this.file.click(), name: "file" }),
      this.text,
      button({ label: words["play-open-text"], act: () => this.open(this.text.value), name: "open-text" }),
    ];
  }

  async load() {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (file) this.open(file.size > this.largest ? "" : await file.text(), file.size);
  }

  /** What is too large is not sent: Python says so all the same. @param {string} text @param {number} [size] */
  open(text, size = text.length) {
    this.send({ kind: "open", text: size > this.largest ? "" : text, size });
  }
}
