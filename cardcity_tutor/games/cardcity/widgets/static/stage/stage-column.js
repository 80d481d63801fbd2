import { copyText } from "../base/copy.js";
import { button, drawing, el, icon, keyList } from "../base/dom.js";

/** What stands beside the stage's board: the question, the lines, the figure below them; and the bars and dialogues. */

/** @typedef {Record<string, string>} Words */

const LONG = 115; // signs of a question that had better leave room for the answers

/**
 * The question with its small print. A title that would give the answer away waits for the last line.
 * @param {any} show @param {any} frame @param {string} aside @param {Words} words
 */
export function stageHead(show, frame, aside, words) {
  const open = !show.late || (frame.shown ?? 0) === show.lines.length;
  return [
    el("p", { class: "cc-stage-label" }, open ? show.title : words["stage-worked"], aside && el("span", {}, aside)),
    el("h2", { class: `cc-stage-question ${show.question.length > LONG ? "long" : ""}` }, show.question),
    show.note && el("p", { class: "cc-stage-note" }, show.note),
  ];
}

/** What a line shows before it is open; in question it may say more. @param {any} line @param {boolean} asked */
export function lineAhead(line, asked) {
  return (asked && line.asked) || line.ahead;
}

/** A lot of cards; those that lie face down are shaded. @param {any[]} lot @param {Record<string, string>} deck */
function lotOf(lot, deck) {
  return el(
    "span",
    { class: "cc-lot" },
    lot.map(([token, down]) => drawing(down ? "down" : "", `<svg viewBox="0 0 100 100">${deck[token] ?? ""}</svg>`)),
  );
}

/** The lines: open ones, the one in question, and those to come. @param {any} show @param {any} frame @param {Words} words @param {Record<string, string>} deck */
export function stageLines(show, frame, words, deck) {
  const shown = frame.shown ?? 0;
  const now = frame.asked ? shown : shown - 1;
  return show.lines.map((/** @type {any} */ line, /** @type {number} */ k) => {
    const open = k < shown;
    const mark = open && { yes: "check", no: "illegal" }[/** @type {"yes" | "no"} */ (line.mark)];
    return el(
      "li",
      {
        class: `${open ? "open" : "todo"} ${k === now ? "now" : ""}`,
        "data-line": k,
        "data-rule": line.rule,
        "aria-current": k === now ? "step" : null,
      },
      el("span", { class: "cc-ln", "aria-hidden": "true" }, String(k + 1)),
      el(
        "span",
        { class: "cc-lw" },
        el("b", {}, open ? line.title : lineAhead(line, k === now)),
        open && line.where && el("small", { class: "cc-where" }, line.where),
        (open ? line.detail : frame.asked && k === now) && el("small", { class: "cc-detail" }, open ? line.detail : words["stage-guess"]),
        open &&
          line.lots &&
          el(
            "span",
            { class: "cc-lots", "aria-hidden": "true" },
            line.lots.map((/** @type {any[]} */ lot) => lotOf(lot, deck)),
          ),
        open && line.cite && el("small", { class: "cc-cite" }, line.cite),
      ),
      el("span", { class: "cc-lv" }, open ? (mark ? icon(mark) : "") : "?", open && line.value),
    );
  });
}

/** The figure below the lines: a running total, or figures before and after. @param {any} frame @param {Words} words */
export function stageFoot(frame, words) {
  if (frame.changes) {
    const figure = (/** @type {string[]} */ [name, before, after]) =>
      el(
        "div",
        { class: before === after ? "same" : "moved" },
        el("dt", {}, name),
        el(
          "dd",
          {},
          before !== after &&
            el(
              "span",
              {},
              el("span", { class: "cc-hidden" }, words["stage-before"], " "),
              before,
              el("span", { "aria-hidden": "true" }, " → "),
            ),
          el("b", {}, after),
        ),
      );
    return el("dl", { class: "cc-stage-changes" }, frame.changes.map(figure));
  }
  return frame.total ? el("p", { class: "cc-total" }, el("span", {}, frame.label), el("b", { class: "cc-stage-sum" }, frame.total)) : null;
}

/**
 * The bar under the column: what a presenter without a keyboard needs.
 * @param {{ at: number, all: number, full: boolean, room: any }} state @param {Words} words
 * @param {{ go: (by: number) => void, full: () => void, blank: () => void, theme: () => void, keys: () => void }} acts
 */
export function stageBar({ at, all, full, room }, words, acts) {
  return [
    button({ label: words["stage-back"], icon: "back", key: "←", disabled: at === 0, act: () => acts.go(-1), name: "stage-back" }),
    button({
      label: words["stage-next"],
      icon: "next",
      key: "→",
      kind: "primary",
      disabled: at >= all,
      act: () => acts.go(1),
      name: "stage-next",
    }),
    el("span", { class: "cc-stage-at" }, `${at}/${all}`),
    button({ label: full ? words["stage-leave"] : words["stage-full"], key: "F", kind: "quiet", act: acts.full, name: "stage-full" }),
    button({ label: words["stage-blank"], key: "B", kind: "quiet", act: acts.blank, name: "stage-blank" }),
    button({ label: words["stage-theme"], icon: "theme", key: "T", kind: "quiet", act: acts.theme, name: "stage-theme", hide: true }),
    room && el("span", { class: "cc-stage-room" }, room.shown),
    button({ label: words["stage-keys"], icon: "keys", key: "?", kind: "quiet", act: acts.keys, name: "stage-keys", hide: true }),
  ];
}

/**
 * Above the stage: what to show, for whom, and where it comes from.
 * @param {any} scene @param {Words} words @param {widget.Send} send
 * @param {{ library: () => void, share: () => void, follow: () => void }} acts
 */
export function stageTop(scene, words, send, acts) {
  const select = (
    /** @type {string} */ label,
    /** @type {string} */ name,
    /** @type {any[]} */ choices,
    /** @type {any} */ chosen,
    /** @type {(value: string) => void} */ act,
  ) =>
    el(
      "label",
      { class: "cc-stage-pick" },
      el("span", {}, label),
      el(
        "select",
        { class: "cc-field", name, onchange: (/** @type {widget.FieldEvent} */ event) => act(event.target.value) },
        choices.map(([key, text]) => el("option", { value: key, selected: key === chosen }, text)),
      ),
    );
  const counted = scene.show === "score" || scene.show === "development";
  return [
    scene.heading && el("div", { class: "cc-stage-intro" }, el("h1", {}, scene.heading), el("p", {}, scene.lead)),
    el(
      "div",
      { class: "cc-stage-tools", role: "group", "aria-label": words["stage-tools"] },
      el(
        "div",
        { class: "cc-stage-shows", role: "group", "aria-label": words["stage-shows"] },
        scene.shows.map((/** @type {[string, string, string]} */ [show, label, key]) =>
          button({
            label,
            key,
            kind: show === scene.show ? "chosen" : "quiet",
            pressed: show === scene.show,
            act: () => send({ kind: "show", show }),
            name: `show-${show}`,
          }),
        ),
      ),
      el(
        "div",
        { class: "cc-row" },
        button({
          label: words["stage-predict"],
          icon: "hidden",
          key: "G",
          pressed: scene.predict,
          act: () => send({ kind: "predict", on: !scene.predict }),
          name: "predict",
        }),
        button({ label: words["stage-library"], icon: "learn", act: acts.library, name: "library" }),
        button({
          label: scene.editing ? words["stage-edit-close"] : words["stage-edit"],
          pressed: scene.editing,
          act: () => send({ kind: "edit", on: !scene.editing }),
          name: "edit",
        }),
        button({ label: words["stage-share"], act: acts.share, name: "share" }),
        scene.can_follow &&
          button({ label: words["stage-follow"], key: "Q", pressed: Boolean(scene.room), act: acts.follow, name: "follow" }),
      ),
      el(
        "div",
        { class: "cc-row" },
        counted &&
          select(words["stage-victory"], "victory", scene.victories, scene.victory, (victory) => send({ kind: "victory", victory })),
        scene.players > 0 &&
          select(
            words["stage-player"],
            "player",
            [..."ABCD"].slice(0, scene.players).map((name, k) => [String(k), name]),
            String(scene.player),
            (player) => send({ kind: "player", player: Number(player) }),
          ),
        scene.cards.length > 0 &&
          select(
            words["stage-card"],
            "card",
            scene.cards.map((/** @type {any} */ card) => [card.card, card.name]),
            scene.card,
            (card) => send({ kind: "card", card }),
          ),
        scene.cards.some((/** @type {any} */ card) => card.card === scene.card && card.facings.length) &&
          button({
            label: words["stage-turn"],
            icon: "turn-card",
            act: () => send({ kind: "card", card: scene.card, turn: scene.turn + 1 }),
            name: "turn",
          }),
        scene.cell && button({ label: words["stage-all-cells"], act: () => send({ kind: "cell" }), name: "all-cells" }),
        scene.show === "example" && [
          button({
            label: words["stage-example-back"],
            icon: "back",
            key: "↑",
            act: () => send({ kind: "example", by: -1 }),
            name: "example-back",
            hide: true,
          }),
          button({
            label: words["stage-example-next"],
            icon: "next",
            key: "↓",
            act: () => send({ kind: "example", by: 1 }),
            name: "example-next",
            hide: true,
          }),
        ],
      ),
    ),
  ];
}

/** A dialogue that leaves no trace. @param {string} label @param {Words} words @param {any[]} content */
function stageDialog(label, words, ...content) {
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "cc-dialog cc-stage-dialog", "aria-label": label }));
  dialog.append(
    el("h2", {}, label),
    ...content.flat().filter(Boolean),
    el("div", { class: "cc-row" }, button({ label: words.close, kind: "primary", act: () => dialog.close(), name: "close" })),
  );
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

/** @param {Words} words */
export function stageKeys(words) {
  const rows = [
    ...["next", "back", "ends"].map((key) => [words[`stage-keys-${key}`], words[`stage-key-${key}`]]),
    ["S D I L X", words["stage-key-shows"]],
    ["↑ · ↓", words["stage-key-example"]],
    ["G", words["stage-key-predict"]],
    ["1 – 4", words["stage-key-player"]],
    ["Q", words["stage-key-follow"]],
    ["F", words["stage-key-full"]],
    ["B · .", words["stage-key-blank"]],
    ["T", words["stage-key-theme"]],
    ["?", words["stage-key-help"]],
  ];
  return stageDialog(words["stage-keys"], words, keyList(rows));
}

/** The library. @param {any} shelf @param {Words} words @param {widget.Send} send */
export function stageLibrary(shelf, words, send) {
  const group = (/** @type {any} */ topic, /** @type {string} */ kind) =>
    el(
      "section",
      {},
      el("h3", {}, topic.title),
      el(
        "ul",
        {},
        topic.items.map((/** @type {any} */ item) =>
          el(
            "li",
            {},
            el(
              "button",
              {
                type: "button",
                class: "cc-stage-item",
                "data-item": item.id,
                onclick: () => (dialog.close(), send({ kind, id: item.id })),
              },
              el("b", {}, item.title),
              item.cite && el("small", {}, item.cite),
            ),
          ),
        ),
      ),
    );
  const dialog = stageDialog(
    words["stage-library-title"],
    words,
    el(
      "div",
      { class: "cc-stage-shelf" },
      shelf.examples.map((/** @type {any} */ topic) => group(topic, "example")),
    ),
    shelf.lessons.length
      ? [
          el("h2", {}, words["stage-lessons"]),
          el(
            "div",
            { class: "cc-stage-shelf" },
            shelf.lessons.map((/** @type {any} */ topic) => group(topic, "lesson")),
          ),
        ]
      : button({ label: words["stage-lessons"], icon: "next", act: () => send({ kind: "lessons" }), name: "lessons" }),
  );
  return dialog;
}

/** Where phones follow the stage. @param {any} room @param {Words} words @param {() => void} end */
export function stageRoom(room, words, end) {
  const { size, path } = room.qr;
  const dialog = stageDialog(
    words["stage-follow-title"],
    words,
    el("p", { class: "cc-stage-address" }, room.shown),
    /^(127\.|localhost|\[::1)/.test(room.shown) && el("p", { class: "cc-small" }, words["share-local"]),
    drawing(
      "cc-qr room",
      `<svg viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
    ),
  );
  // Beside the other one, which has the focus: whoever presses Enter or Space ends nothing.
  dialog.querySelector(".cc-row")?.append(button({ label: words["stage-follow-end"], kind: "quiet", act: end, name: "follow-end" }));
  return dialog;
}

/** The link and its code. @param {any} link @param {Words} words */
export function stageLink(link, words) {
  const { size, path } = link.qr;
  return stageDialog(
    words["stage-share-title"],
    words,
    el(
      "div",
      { class: "cc-share" },
      el(
        "label",
        { class: "cc-labelled" },
        el("span", {}, words.link),
        el("input", { class: "cc-field", name: "link", readonly: true, value: link.link }),
      ),
      button({ label: words.copy, act: () => copyText(link.link), name: "link-copy" }),
      /\/\/(127\.|localhost)/.test(link.link) && el("p", { class: "cc-small" }, words["share-local"]),
    ),
    drawing(
      "cc-qr",
      `<svg viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
    ),
  );
}
