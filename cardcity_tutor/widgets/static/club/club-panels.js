import { button, el, icon } from "../base/dom.js";

/** The parts of the club's page. Everything that members wrote is put in as text. */

/** @typedef {Record<string, string>} Labels */
/** @typedef {any} ClubPage the view: `send`, `ask`, `open` */
/** @type {Record<string, string>} */
const LESSON_MARK = { new: "○", seen: "◔", practised: "◑", mastered: "●" };

/** What the open tab shows. @param {ClubPage} view @param {any} scene @param {Labels} labels @returns {any[]} */
export function clubPanel(view, scene, labels) {
  const { panel } = scene;
  const draw = /** @type {Record<string, () => any[]>} */ ({
    challenge: () => challengePart(view, scene, labels),
    boards: () => boardsPart(view, panel, labels),
    course: () => coursePart(view, panel, labels),
    games: () => gamesPart(view, panel, labels),
    results: () => resultsPart(view, panel, labels),
    data: () => dataPart(view, scene, labels),
    trouble: () => [el("p", { class: "cc-remedy" }, icon("why"), el("span", {}, panel.text))],
  });
  return draw[panel.kind]();
}

/** @param {ClubPage} view @param {any} scene @param {Labels} labels */
function challengePart(view, { panel, preparing, joining, laid }, labels) {
  const { solvers } = panel;
  const cells = (/** @type {string[]} */ [place, nickname, tries, time]) => [
    el("b", {}, place),
    el("span", { class: "cc-name" }, nickname),
    el("span", { class: "cc-small" }, `${tries} · ${time}`),
  ];
  return [
    el(
      "div",
      { class: "cc-day" },
      el(
        "section",
        { class: "cc-panel" },
        el("h2", {}, panel.head),
        el("p", {}, panel.why),
        panel.status && el("p", { class: panel.solved ? "cc-solved" : "cc-small" }, panel.solved && icon("check", "ok"), " ", panel.status),
        preparing && el("p", { role: "status", class: "cc-preparing" }, preparing),
        !preparing &&
          !laid &&
          button({
            label: labels[panel.solved ? "take-again" : "take"],
            kind: panel.solved ? "quiet" : joining ? "" : "primary",
            icon: "play",
            act: () => view.send({ kind: "take" }),
            name: "take",
          }),
      ),
      solvers &&
        el(
          "section",
          { class: "cc-panel" },
          el("h2", {}, labels.solvers),
          solvers.length
            ? el(
                "ol",
                { class: "cc-solvers" },
                solvers.map((/** @type {string[]} */ line) => el("li", {}, cells(line))),
              )
            : el("p", {}, panel.nobody),
        ),
    ),
  ];
}

/** @param {ClubPage} view @param {any} panel @param {Labels} labels */
function boardsPart(view, panel, labels) {
  if (panel.empty) return [emptyPart(view, panel.empty, "play", labels)];
  const way = el(
    "select",
    {
      class: "cc-field",
      name: "way",
      "data-key": "way",
      onchange: (/** @type {widget.FieldEvent} */ event) => view.send({ kind: "board", way: event.target.value }),
    },
    panel.ways.map((/** @type {string[]} */ [id, label]) => el("option", { value: id, selected: id === panel.way }, label)),
  );
  return [
    el(
      "div",
      { class: "cc-row cc-board-choice" },
      el(
        "div",
        { class: "cc-row", role: "group", "aria-label": labels.period },
        panel.periods.map((/** @type {string[]} */ [id, label]) =>
          button({ label, pressed: id === panel.period, act: () => view.send({ kind: "board", period: id }), name: `period-${id}` }),
        ),
      ),
      el("label", {}, el("span", {}, labels.way), way),
      panel.orders.length > 0 &&
        el(
          "div",
          { class: "cc-row", role: "group", "aria-label": labels.order },
          panel.orders.map((/** @type {string[]} */ [id, label]) =>
            button({ label, pressed: id === panel.order, act: () => view.send({ kind: "board", order: id }), name: `order-${id}` }),
          ),
        ),
    ),
    panel.nobody && el("p", {}, panel.nobody),
    !panel.nobody &&
      el(
        "div",
        { class: "cc-panel cc-scroll", role: "region", tabindex: 0, "aria-label": labels.way },
        el(
          "table",
          { class: "cc-leaders" },
          el(
            "thead",
            {},
            el(
              "tr",
              {},
              panel.head.map((/** @type {string} */ text) => el("th", { scope: "col" }, text)),
            ),
          ),
          el(
            "tbody",
            {},
            panel.lines.map((/** @type {string[]} */ line, /** @type {number} */ number) =>
              el(
                "tr",
                { class: panel.mine.includes(number) ? "mine" : null, "aria-current": panel.mine.includes(number) ? "true" : null },
                line.map((text, k) => el(k === 1 ? "th" : "td", k === 1 ? { scope: "row", class: "cc-name" } : {}, text)),
              ),
            ),
          ),
        ),
      ),
    pagingBar(view, panel.paging, labels),
  ];
}

/** @param {ClubPage} view @param {any} panel @param {Labels} labels */
function coursePart(view, panel, labels) {
  return [
    panel.empty
      ? emptyPart(view, panel.empty, "course", labels)
      : el(
          "div",
          { class: "cc-row cc-between" },
          el("p", { class: "cc-figures" }, panel.figures),
          button({
            label: labels["to-course"],
            kind: "primary",
            icon: "learn",
            act: () => view.send({ kind: "go", page: "course" }),
            name: "to-course",
          }),
        ),
    el(
      "div",
      { class: "cc-parts" },
      panel.parts.map((/** @type {any} */ part) =>
        el(
          "section",
          { class: "cc-panel" },
          el("h2", {}, part.title),
          el(
            "ul",
            {},
            part.lessons.map((/** @type {any[]} */ [number, title, state, told]) =>
              el(
                "li",
                {},
                el(
                  "button",
                  {
                    type: "button",
                    class: `cc-lesson-line state-${state}`,
                    "data-act": `lesson-${number}`,
                    onclick: () => view.send({ kind: "go", lesson: number }),
                  },
                  el("i", { "aria-hidden": "true" }, LESSON_MARK[state]),
                  el("span", {}, title),
                  el("small", {}, told),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ];
}

/** @param {ClubPage} view @param {any} panel @param {Labels} labels */
function gamesPart(view, panel, labels) {
  if (panel.empty) return [emptyPart(view, panel.empty, "play", labels)];
  const does = (/** @type {any} */ game, /** @type {string} */ what) => view.send({ kind: "game", game: game.id, do: what });
  return [
    el(
      "ul",
      { class: "cc-club-lines" },
      panel.lines.map((/** @type {any} */ game) =>
        el(
          "li",
          { class: "cc-panel", "data-game": game.id },
          el("div", {}, el("h2", { class: "cc-name" }, game.title), el("p", { class: "cc-small" }, game.about.join(" · "))),
          view.open.remove === game.id
            ? el(
                "div",
                { class: "cc-row" },
                button({ label: labels["remove-sure"], act: () => does(game, "delete"), name: `sure-${game.id}` }),
                el(
                  "button",
                  {
                    type: "button",
                    class: "cc-btn primary",
                    "data-act": `keep-${game.id}`,
                    "data-first": true,
                    onclick: () => view.ask({}),
                  },
                  labels["keep-it"],
                ),
              )
            : el(
                "div",
                { class: "cc-row" },
                game.referee
                  ? button({ label: labels.look, act: () => does(game, "referee"), name: `open-${game.id}` })
                  : button({ label: labels[game.over ? "look" : "open"], act: () => does(game, "open"), name: `open-${game.id}` }),
                !game.referee &&
                  button({ label: labels.replay, kind: "quiet", icon: "redo", act: () => does(game, "replay"), name: `replay-${game.id}` }),
                button({ label: labels.remove, kind: "quiet", act: () => view.ask({ remove: game.id }), name: `remove-${game.id}` }),
              ),
        ),
      ),
    ),
  ];
}

/** @param {ClubPage} view @param {any} panel @param {Labels} labels */
function resultsPart(view, panel, labels) {
  if (panel.empty) return [emptyPart(view, panel.empty, "play", labels)];
  return [
    panel.wins && el("p", { class: "cc-figures" }, panel.wins),
    el(
      "ul",
      { class: "cc-club-lines" },
      panel.lines.map((/** @type {any} */ line) =>
        el(
          "li",
          { class: "cc-panel" },
          el("b", { class: "cc-score" }, line.figure, line.unit && el("small", {}, ` ${line.unit}`)),
          el(
            "div",
            {},
            el("h2", {}, line.title),
            el("p", { class: "cc-small cc-name" }, line.about.join(" · ")),
            line.game &&
              button({
                label: labels[line.referee ? "look" : "replay"],
                kind: "quiet",
                icon: line.referee ? "" : "redo",
                act: () => view.send({ kind: "game", game: line.game, do: line.referee ? "referee" : "replay" }),
                name: `game-${line.game}`,
              }),
          ),
        ),
      ),
    ),
    pagingBar(view, panel.paging, labels),
  ];
}

/** @param {ClubPage} view @param {any} scene @param {Labels} labels */
function dataPart(view, { panel, member }, labels) {
  const { open } = view;
  const erase = el(
    "form",
    {
      class: "cc-erase",
      onsubmit: (/** @type {widget.FormEvent} */ event) => {
        event.preventDefault();
        view.send({ kind: "delete", nickname: event.target.elements.nickname.value });
      },
    },
    el("p", {}, panel.deleting),
    el(
      "div",
      { class: "cc-row" },
      view.field("erase", labels.nickname, { name: "nickname", "data-first": true, placeholder: member }),
      el("button", { type: "submit", class: "cc-btn", "data-act": "delete-sure" }, labels["delete-sure"]),
      button({ label: labels.cancel, kind: "primary", act: () => view.ask({}), name: "cancel" }),
    ),
  );
  return [
    el(
      "section",
      { class: "cc-panel cc-data" },
      el("p", {}, panel.why),
      el(
        "div",
        { class: "cc-row" },
        button({ label: labels.export, kind: "primary", act: () => view.send({ kind: "export" }), name: "export" }),
        button({ label: labels["show-key"], act: () => view.ask({ key: true }), name: "show-key" }),
      ),
      open.key &&
        el("p", {}, view.key ? el("code", { class: "cc-key-text", "data-first": true, tabindex: -1 }, view.key) : labels["key-missing"]),
    ),
    el(
      "section",
      { class: "cc-panel cc-data" },
      el("p", {}, panel.leaving),
      el(
        "div",
        { class: "cc-row" },
        button({ label: labels.leave, act: () => view.send({ kind: "leave" }), name: "leave" }),
        !open.erase && button({ label: labels.delete, kind: "quiet", act: () => view.ask({ erase: true }), name: "delete" }),
      ),
      open.erase && erase,
    ),
  ];
}

/** Nothing yet, and where to begin. @param {ClubPage} view @param {string} text @param {string} page @param {Labels} labels */
function emptyPart(view, text, page, labels) {
  return el(
    "section",
    { class: "cc-panel cc-empty" },
    el("p", {}, text),
    button({
      label: labels[`to-${page}`],
      kind: "primary",
      icon: page === "play" ? "play" : "learn",
      act: () => view.send({ kind: "go", page }),
      name: `to-${page}`,
    }),
  );
}

/** @param {ClubPage} view @param {any} paging @param {Labels} labels */
function pagingBar(view, paging, labels) {
  if (!paging) return null;
  const { page, pages, text } = paging;
  return el(
    "nav",
    { class: "cc-row", "aria-label": text },
    button({ label: labels.previous, disabled: page <= 1, act: () => view.send({ kind: "page", page: page - 1 }), name: "previous" }),
    el("span", {}, text),
    button({ label: labels.next, disabled: page >= pages, act: () => view.send({ kind: "page", page: page + 1 }), name: "next" }),
  );
}
