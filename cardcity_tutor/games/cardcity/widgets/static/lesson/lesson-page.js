import { el } from "../base/dom.js";

/** A lesson to read: everything at once, without a click. @param {any} lesson @param {Record<string, string>} words */
export function lessonPage(lesson, words) {
  return el(
    "article",
    { class: "cc-article" },
    lesson.read.map((/** @type {any} */ step, /** @type {number} */ k) =>
      el(
        "section",
        {},
        el("h3", {}, el("i", {}, String(k + 1)), el("span", {}, step.name)),
        el(
          "div",
          { class: "cc-article-step" },
          el(
            "div",
            {},
            el("p", { class: "cc-lead" }, step.text),
            el("aside", { class: "cc-rule" }, el("p", { class: "cc-cite" }, step.box.cite), el("p", {}, step.box.text)),
            step.question && el("p", { class: "cc-task" }, step.question),
            step.answer && el("p", { class: "cc-solution" }, el("b", {}, `${words["course-answer-is"]} `), step.answer),
            step.note && el("p", {}, step.note),
          ),
          el(
            "div",
            { class: "cc-article-pictures" },
            step.pictures.map((/** @type {string} */ svg) => el("figure", { html: svg })),
          ),
        ),
      ),
    ),
  );
}
