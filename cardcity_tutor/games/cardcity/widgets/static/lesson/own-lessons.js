import { MarkupView } from "../base/markup-view.js";

/** The map of lessons, and the place where somebody opens lessons of their own: the browser keeps their files. */

const PACK = "cardcity:pack";

class OwnLessonsView extends MarkupView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.opening = ""; // the files that Python is reading, as they will be kept
    this.body.addEventListener("change", (event) => this.onFiles(/** @type {HTMLInputElement} */ (event.target)));
    this.body.addEventListener("click", (event) => this.onAway(/** @type {HTMLElement} */ (event.target)));
  }

  repaint() {
    super.repaint();
    const { opened } = this.scene;
    if (this.opening && opened === "yes") this.keep(this.opening);
    if (opened) this.opening = "";
  }

  /** @param {HTMLInputElement} input */
  async onFiles(input) {
    if (input.type !== "file") return;
    const files = [...(input.files ?? [])];
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (!files.length) return;
    // In UTF-8 a character takes four bytes at most: what is larger is too long in any case, and is not read.
    if (size > 4 * Number(input.dataset.most)) this.send({ kind: "own-too-long", size });
    else {
      const texts = Object.fromEntries(await Promise.all(files.map(async (file) => [file.name, await file.text()])));
      this.opening = JSON.stringify(texts);
      this.send({ kind: "own-open", files: texts });
    }
    input.value = "";
  }

  /** @param {HTMLElement} target */
  onAway(target) {
    if (!target.closest("[data-act=own-close]")) return;
    this.keep("");
    this.send({ kind: "own-close" });
  }

  /** @param {string} files */
  keep(files) {
    try {
      if (files) localStorage.setItem(PACK, files);
      else localStorage.removeItem(PACK);
    } catch {
      this.send({ kind: "own-unkept" }); // no storage, or no room: they are there until the page is left
    }
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new OwnLessonsView(model, host).start();
  },
};
