import { button, el, icon } from "../base/dom.js";
import { layPages } from "../base/pages.js";
import { openDialog } from "../base/overlay.js";

/** Progress in this browser and in a file, reminders, and the certificate. */

const LONGEST = 600000; // characters of a file that are read

export class Keeping {
  /** @param {widget.Model} model @param {HTMLElement} root @param {widget.Send} send */
  constructor(model, root, send) {
    this.model = model;
    this.root = root;
    this.send = send;
    this.open = false;
    /** @type {string | null} what this view has read or written last */ this.known = null;
    this.certificate = "";
    this.worksheet = "";
    this.onOutside = (/** @type {Event} */ event) => {
      const menu = /** @type {HTMLDetailsElement | null} */ (root.querySelector(".cc-menu"));
      if (menu?.open && !menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
    };
    document.addEventListener("pointerdown", this.onOutside);
  }

  dispose() {
    document.removeEventListener("pointerdown", this.onOutside);
  }

  get stored() {
    try {
      return localStorage.getItem(this.model.get("keep"));
    } catch {
      return null; // storage may be switched off: then the file is left
    }
  }

  /** What this browser kept goes to Python once, when the view opens. */
  bring() {
    if (!this.model.get("keep")) return;
    this.known = this.stored;
    if (this.known) setTimeout(() => this.send({ kind: "progress", text: this.known }));
  }

  /** Keep what Python holds; what another view has kept meanwhile is joined with it first. @param {string} progress */
  keep(progress) {
    const key = this.model.get("keep");
    const { stored } = this;
    if (!key || !progress || stored === progress) return;
    if (stored && stored !== this.known) {
      this.known = stored;
      return this.send({ kind: "progress", text: stored });
    }
    try {
      localStorage.setItem(key, progress);
      this.known = progress;
    } catch {
      /* the file is left */
    }
  }

  /** Saving, loading, reminders, and what can be printed. @param {any} lesson @param {Record<string, string>} words @param {boolean} [paper] */
  menu(lesson, words, paper = true) {
    const file = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "file",
        accept: ".json,application/json",
        hidden: true,
        name: "progress",
        "aria-label": words["course-load"],
        onchange: (/** @type {widget.FieldEvent} */ event) => this.load(event.target),
      })
    );
    return el(
      "details",
      {
        class: "cc-menu",
        open: this.open,
        ontoggle: (/** @type {widget.FoldEvent} */ event) => (this.open = event.target.open),
        onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close(),
      },
      el(
        "summary",
        {
          class: "cc-btn quiet",
          "data-act": "menu",
          "aria-label": words[paper ? "course-menu" : "course-menu-short"],
          title: words[paper ? "course-menu" : "course-menu-short"],
        },
        icon("star"),
        el("span", {}, words["course-menu-short"]),
      ),
      el(
        "div",
        { class: "cc-panel" },
        paper &&
          button({
            label: words["course-worksheet"],
            act: () => this.send({ kind: "worksheet", open: true, paper: usualPaper() }),
            name: "worksheet",
          }),
        lesson.progress && button({ label: words["course-save"], act: () => this.save(lesson.progress), name: "save-progress" }),
        button({
          label: words["course-load"],
          act: () => /** @type {HTMLInputElement} */ (this.root.querySelector("input[name=progress]")).click(),
          name: "load-progress",
        }),
        file,
        el(
          "label",
          { class: "cc-check" },
          el("input", {
            type: "checkbox",
            name: "review",
            checked: lesson.review,
            onchange: (/** @type {widget.FieldEvent} */ event) => this.send({ kind: "review", on: event.target.checked }),
          }),
          words["course-review"],
        ),
        lesson.due.map((/** @type {string[]} */ [id, label]) =>
          button({
            label,
            kind: "quiet",
            icon: "redo",
            act: () => (this.close(), this.send({ kind: "lesson", lesson: id })),
            name: `due-${id}`,
          }),
        ),
        paper &&
          el(
            "form",
            {
              class: "cc-row",
              onsubmit: (/** @type {widget.FormEvent} */ event) => {
                event.preventDefault();
                this.send({ kind: "certificate", name: event.target.elements.learner.value });
              },
            },
            el("input", {
              class: "cc-field",
              name: "learner",
              value: lesson.name,
              maxlength: 80,
              required: true,
              placeholder: words["course-name"],
              "aria-label": words["course-name"],
              autocomplete: "off",
            }),
            el("button", { type: "submit", class: "cc-btn", "data-act": "certificate" }, words["course-certificate"]),
          ),
      ),
    );
  }

  close() {
    const menu = /** @type {HTMLDetailsElement | null} */ (this.root.querySelector(".cc-menu"));
    if (!menu?.open) return;
    menu.open = false;
    /** @type {HTMLElement | null} */ (menu.querySelector("summary"))?.focus({ preventScroll: true });
  }

  /** @param {string} progress */
  save(progress) {
    const address = URL.createObjectURL(new Blob([progress], { type: "application/json" }));
    const link = /** @type {HTMLAnchorElement} */ (el("a", { href: address, download: "cardcity-progress.json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** @param {HTMLInputElement} input */
  async load(input) {
    const file = input.files?.[0];
    if (file) this.send({ kind: "progress", text: (await file.text()).slice(0, LONGEST), told: true });
    input.value = "";
  }

  /** The certificate in a window of its own, to look at and to print. @param {string} page @param {Record<string, string>} words */
  certify(page, words) {
    if (page === this.certificate) return;
    this.certificate = page;
    if (!page) return;
    this.toPrint(page, "certificate", words);
  }

  /** A worksheet likewise; its key is printed if that is asked for. @param {string} page @param {Record<string, string>} words */
  showWorksheet(page, words) {
    if (page === this.worksheet) return;
    this.worksheet = page;
    if (!page) return;
    const frame = this.toPrint(page, "worksheet", words, (/** @type {boolean} */ on) => {
      for (const key of /** @type {NodeListOf<HTMLElement>} */ (frame.contentDocument?.querySelectorAll(".leaf.key") ?? []))
        key.style.display = on ? "" : "none";
    });
    frame.addEventListener("load", () => {
      const paper = frame.contentDocument;
      if (!paper) return;
      layPages(paper);
      for (const key of /** @type {NodeListOf<HTMLElement>} */ (paper.querySelectorAll(".leaf.key"))) key.style.display = "none";
    });
  }

  /**
   * A page in a dialog with a button that prints it; `withKey` is told when its answers are wanted.
   * @param {string} page @param {string} name @param {Record<string, string>} words @param {(on: boolean) => void} [withKey]
   */
  toPrint(page, name, words, withKey) {
    const title = words[`course-${name}`];
    const frame = /** @type {HTMLIFrameElement} */ (el("iframe", { title, srcdoc: page, tabindex: -1 }));
    const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: `cc-dialog cc-to-print cc-${name}`, "aria-label": title }));
    dialog.append(
      frame,
      el(
        "div",
        { class: "cc-row" },
        button({ label: words["course-print"], kind: "primary", act: () => frame.contentWindow?.print(), name: "print" }),
        withKey &&
          el(
            "label",
            { class: "cc-check" },
            el("input", {
              type: "checkbox",
              name: "key",
              onchange: (/** @type {widget.FieldEvent} */ event) => withKey(event.target.checked),
            }),
            words["course-with-key"],
          ),
        button({ label: words.close, act: () => dialog.close(), name: `close-${name}` }),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.close();
      this.send({ kind: name });
    });
    openDialog(this.root, dialog);
    /** @type {HTMLElement | null} */ (dialog.querySelector("button"))?.focus();
    return frame;
  }
}

/** The paper of the reader's country. */
function usualPaper() {
  return /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? "letter" : "a4";
}
