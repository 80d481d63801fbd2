import { renewChildren } from "./dom.js";
import { PlainView } from "./plain.js";

/** A view whose HTML comes from Python as it is: text and links to pages of the app. */

export class MarkupView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, (scene) => this.put(scene.html));
    this.root.classList.add("cc-markup");
    this.html = "";
    this.body.addEventListener("click", (event) => this.onClick(event));
  }

  /** @param {string} html */
  put(html) {
    if (html === this.html) return;
    this.html = html;
    const fresh = document.createElement("div");
    fresh.innerHTML = html;
    renewChildren(this.body, fresh.childNodes);
  }

  /** A link within the app opens without loading anything anew; with a modifier key the browser does as it likes. @param {MouseEvent} event */
  onClick(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a[data-go]");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    document.dispatchEvent(new CustomEvent("cardcity:open", { detail: link }));
    this.send({ kind: "open", query: link.search }, false); // the header waits for the answer
  }
}
