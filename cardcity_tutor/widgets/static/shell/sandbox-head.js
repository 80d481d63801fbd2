import { copyText } from "../base/copy.js";
import { el, renew } from "../base/dom.js";
import { PlainView } from "../base/plain.js";

/** The title of the sandbox, and a link that opens what lies on its board. */

class SandboxHeadView extends PlainView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host, () => this.paintHead());
    this.root.classList.add("cc-sandbox-head");
  }

  paintHead() {
    const { heading, lead, href } = this.scene;
    renew(
      this.body,
      el("div", {}, el("h1", {}, heading), el("p", { class: "cc-small" }, lead)),
      el(
        "a",
        { class: "cc-btn quiet", href, "data-act": "sandbox-link", onclick: (/** @type {MouseEvent} */ event) => this.copy(event) },
        el("span", {}, this.link.words["sandbox-link"]),
      ),
    );
  }

  /** Copy the address; where that cannot be done the link opens, and the address bar has it. @param {MouseEvent} event */
  copy(event) {
    const { href } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    copyText(href).then((went) => (went ? this.tell(this.link.words["sandbox-copied"]) : location.assign(href)));
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new SandboxHeadView(model, host).start();
  },
};
