import { button, el } from "./dom.js";

/** What a choice would cost, and whether it shall be. @param {string} text @param {Record<string, string>} words @param {widget.Send} send */
export function askedBox(text, words, send) {
  return el(
    "div",
    { class: "cc-banner cc-asked", role: "alert" },
    el("p", {}, text),
    el(
      "div",
      { class: "cc-row" },
      button({ label: words["options-agree"], act: () => send({ kind: "agree" }), name: "agree" }),
      button({ label: words["options-keep"], kind: "primary", act: () => send({ kind: "keep" }), name: "keep" }),
    ),
  );
}
