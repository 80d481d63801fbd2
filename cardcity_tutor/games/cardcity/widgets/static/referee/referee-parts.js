import { askedBox } from "../base/asking.js";
import { button, el, icon } from "../base/dom.js";
import { litPicture } from "../score/sheet.js";

/** The referee's panels: steps and players, the set-up, objections, what grows, incomes, the result. */

/** @typedef {Record<string, string>} Labels */
/** @typedef {widget.Send} Send */

/** The steps, the players, and how cards are entered. @param {any} part @param {Labels} words @param {Send} send */
export function refereeNav(part, words, send) {
  const cities = part.step === "cards" || part.step === "grow";
  return el(
    "div",
    { class: "cc-ref-nav" },
    el(
      "div",
      { class: "cc-modes cc-ref-steps", role: "group", "aria-label": words["ref-steps"] },
      part.steps.map((/** @type {string} */ step) =>
        button({
          label: words[`ref-step-${step}`],
          kind: step === part.step ? "primary" : "quiet",
          pressed: step === part.step,
          act: () => send({ kind: "step", step }),
          name: `step-${step}`,
        }),
      ),
    ),
    cities &&
      part.tabs.length > 1 &&
      el(
        "div",
        { class: "cc-ref-tabs", role: "group", "aria-label": words["ref-players"] },
        part.tabs.map((/** @type {any} */ tab) => seatTab(tab, part, words, send)),
      ),
    cities && el("h2", { class: "cc-hidden" }, `${words[`ref-step-${part.step}`]} · ${part.name}`),
    part.step === "cards" &&
      el(
        "div",
        { class: "cc-ref-way" },
        el(
          "div",
          { class: "cc-modes", role: "group", "aria-label": words["ref-way"] },
          [true, false].map((on) =>
            button({
              label: words[on ? "ref-check" : "ref-copy"],
              icon: on ? "why" : "mark",
              kind: on === part.check ? "primary" : "quiet",
              pressed: on === part.check,
              act: () => send({ kind: "check", on }),
              name: on ? "check" : "copy",
            }),
          ),
        ),
        el("p", { class: "cc-small" }, words[part.check ? "ref-check-why" : "ref-copy-why"]),
      ),
  );
}

/** A player: what grows there and what is wrong there. @param {any} tab @param {any} part @param {Labels} words @param {Send} send */
function seatTab(tab, part, words, send) {
  const { seat } = tab;
  const mark = (/** @type {string} */ picture, /** @type {number} */ count, /** @type {string} */ label) =>
    count > 0 &&
    el("span", { class: "cc-ref-mark", title: label }, icon(picture), el("span", { class: "cc-hidden" }, label), String(count));
  return el(
    "button",
    {
      type: "button",
      class: "cc-btn cc-ref-tab",
      "aria-pressed": String(seat === part.seat),
      "data-act": `seat-${seat}`,
      onclick: () => send({ kind: "seat", seat }),
    },
    el("i", { class: `z${seat}`, "aria-hidden": "true" }, tab.letter),
    el("span", { class: "cc-ref-name" }, tab.name),
    mark("grow", tab.due, words["ref-due"]),
    mark("illegal", tab.objections, words["ref-objections"]),
  );
}

/** @param {string} label @param {Record<string, any>} props */
function refereeField(label, props) {
  return el("label", { class: "cc-labelled" }, el("span", {}, label), el("input", { class: "cc-field", autocomplete: "off", ...props }));
}

/** One of several, as a row of buttons with its name. @param {string} name @param {string} label @param {[number, string][]} choices @param {number} chosen @param {(choice: number) => void} choose @param {any} [told] */
function choiceRow(name, label, choices, chosen, choose, told) {
  return el(
    "div",
    { class: "cc-labelled cc-ref-choice", role: "group", "aria-label": label },
    el("span", {}, label),
    el(
      "div",
      { class: "cc-modes" },
      choices.map(([choice, shown]) =>
        button({
          label: shown,
          kind: choice === chosen ? "primary" : "quiet",
          pressed: choice === chosen,
          act: () => choice !== chosen && choose(choice),
          name: `${name}-${choice}`,
        }),
      ),
    ),
    told,
  );
}

/** How many play; where another number costs cities, it is asked here. @param {any} setup @param {Labels} words @param {Send} send */
function playersRow({ players, asked }, words, send) {
  const told = asked
    ? askedBox(asked, words, send)
    : el("p", { class: "cc-small" }, players.text, " ", el("span", { class: "cc-cite" }, players.cite));
  return choiceRow(
    "players",
    words["ref-count"],
    players.choices.map((/** @type {number} */ count) => [count, String(count)]),
    players.on,
    (count) => send({ kind: "players", players: count }),
    told,
  );
}

/** Who plays, what they have, what is left; and the file. @param {any} part @param {Labels} words @param {Send} send @param {HTMLElement} undo @param {any} keeping */
export function refereeSetup(part, words, send, undo, keeping) {
  const number = (/** @type {widget.FieldEvent} */ event) => (event.target.value === "" ? null : Number(event.target.value));
  return el(
    "div",
    { class: "cc-panel cc-ref-setup", role: "group", "aria-label": words["ref-step-setup"], "data-panel": "setup" },
    el("h2", {}, words["ref-players"]),
    playersRow(part.setup, words, send),
    part.setup.first !== null &&
      choiceRow(
        "first",
        words["ref-first"],
        part.setup.seats.map((/** @type {any} */ seat, /** @type {number} */ k) => [k, seat.name]),
        part.setup.first,
        (seat) => send({ kind: "first", seat }),
      ),
    el(
      "ul",
      { class: "cc-ref-seats" },
      part.setup.seats.map((/** @type {any} */ seat, /** @type {number} */ k) =>
        el(
          "li",
          {},
          el("i", { class: `z${k}`, "aria-hidden": "true" }, seat.letter),
          refereeField(words["ref-name"], {
            name: `name-${k}`,
            value: seat.name,
            maxlength: 24,
            onchange: (/** @type {widget.FieldEvent} */ event) => send({ kind: "name", seat: k, name: event.target.value }),
          }),
          refereeField(words["ref-money"], {
            name: `money-${k}`,
            type: "number",
            inputmode: "numeric",
            min: 0,
            max: 9999,
            value: seat.money,
            onchange: (/** @type {widget.FieldEvent} */ event) => send({ kind: "money", seat: k, money: number(event) }),
          }),
        ),
      ),
    ),
    el(
      "details",
      {},
      el("summary", {}, words["ref-reserve"]),
      el("p", { class: "cc-small" }, words["ref-reserve-why"]),
      el(
        "div",
        { class: "cc-fields" },
        part.setup.reserve.map((/** @type {[string, number | null]} */ [pile, left]) =>
          refereeField(words[`ref-reserve-${pile}`], {
            name: `pile-${pile}`,
            type: "number",
            inputmode: "numeric",
            min: 0,
            max: 99,
            value: left ?? "",
            onchange: (/** @type {widget.FieldEvent} */ event) => send({ kind: "pile", pile, left: number(event) }),
          }),
        ),
      ),
    ),
    el(
      "div",
      { class: "cc-row" },
      button({ label: words["ref-begin"], kind: "primary", icon: "next", act: () => send({ kind: "step", step: "cards" }), name: "begin" }),
      button({ label: words["ref-new"], act: () => send({ kind: "new" }), name: "new-table" }),
      undo,
    ),
    el("div", { class: "cc-row", role: "group", "aria-label": words["ref-file"] }, keeping),
  );
}

/**
 * What is entered beside the board: whether a card was bought, the money, what is wrong, a whole city as text.
 * @param {any} part @param {Labels} words @param {Send} send @param {(cells: number[]) => void} light
 */
export function refereeCards(part, words, send, light) {
  const area = /** @type {HTMLTextAreaElement} */ (
    el("textarea", {
      class: "cc-field cc-code",
      name: "city-text",
      rows: 3,
      spellcheck: "false",
      oninput: (/** @type {widget.FieldEvent} */ event) => (event.target.dataset.dirty = "1"),
    })
  );
  area.value = part.text;
  return el(
    "div",
    { class: "cc-ref-cards" },
    el(
      "div",
      { class: "cc-panel", role: "group", "aria-label": words["ref-objections"], "data-panel": "objections" },
      el(
        "h3",
        {},
        icon(part.objections.length ? "illegal" : "check", part.objections.length ? "bad" : "ok"),
        el("span", {}, words["ref-objections"]),
      ),
      part.objections.length
        ? el(
            "ol",
            { class: "cc-reasons" },
            part.objections.map((/** @type {any} */ item, /** @type {number} */ k) => objectionLine(item, k, words, send, light)),
          )
        : el("p", {}, part.clear),
    ),
    refereeField(words["ref-money"], {
      name: "money",
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: 9999,
      value: part.money,
      onchange: (/** @type {widget.FieldEvent} */ event) =>
        send({ kind: "money", seat: part.seat, money: event.target.value === "" ? null : Number(event.target.value) }),
    }),
    el(
      "details",
      { class: "cc-panel cc-ref-text" },
      el("summary", {}, words["ref-text-open"]),
      el("label", { class: "cc-labelled" }, el("span", {}, words["ref-text"]), area),
      el(
        "div",
        { class: "cc-row" },
        button({
          label: words["ref-read"],
          act: () => ((area.dataset.dirty = "tried"), send({ kind: "text", text: area.value })),
          name: "text-read",
        }),
        button({ label: words["ref-clear"], kind: "quiet", act: () => send({ kind: "clear" }), name: "clear" }),
      ),
    ),
  );
}

/** @param {any} item @param {number} number @param {Labels} words @param {Send} send @param {(cells: number[]) => void} light */
function objectionLine(item, number, words, send, light) {
  return el(
    "li",
    { "data-objection": item.kind, "data-rule": item.rules[0] },
    el("i", { class: "cc-num bad", "aria-hidden": "true" }, String(number + 1)),
    el(
      "div",
      {},
      el("p", {}, item.text),
      item.cites.map((/** @type {string} */ cite) => el("p", { class: "cc-cite" }, cite)),
      el(
        "div",
        { class: "cc-row" },
        item.cells.length > 0 && button({ label: words["ref-show"], kind: "quiet", act: () => light(item.cells), name: `show-${number}` }),
        item.stray !== null &&
          button({
            label: words["ref-remove"],
            kind: "quiet",
            act: () => send({ kind: "stray", seat: item.seat, at: item.stray }),
            name: `stray-${number}`,
          }),
      ),
    ),
  );
}

/** What grows, where and why; what does not, and why not. @param {any} growth @param {Labels} words @param {Send} send @param {(cells: number[]) => void} light */
export function refereeGrowth(growth, words, send, light) {
  const list = (/** @type {any[]} */ districts) =>
    el(
      "ol",
      { class: "cc-list plain" },
      districts.map((one) => districtLine(one, words, light)),
    );
  return el(
    "div",
    { class: "cc-panel cc-ref-growth", role: "group", "aria-label": words["ref-step-grow"], "data-panel": "growth" },
    growth.order && el("p", { class: "cc-small" }, growth.order.text, " ", el("span", { class: "cc-cite" }, growth.order.cite)),
    growth.grows.length > 0 && [
      el("h3", {}, icon("grow", "ok"), el("span", {}, words["ref-due"])),
      el("p", { class: "cc-cite" }, growth.cite),
      list(growth.grows),
    ],
    growth.stays.length > 0 && [el("h3", {}, icon("lock"), el("span", {}, words["ref-stays"])), list(growth.stays)],
    growth.others.length > 0 && el("p", { class: "cc-small" }, el("b", {}, words["ref-due-others"]), " ", growth.others.join(" · ")),
    el(
      "div",
      { class: "cc-row" },
      growth.next !== null &&
        button({ label: words["ref-next-player"], act: () => send({ kind: "seat", seat: growth.next }), name: "next-player" }),
      growth.next === null &&
        growth.grows.length === 0 &&
        button({
          label: words["ref-to-income"],
          kind: "primary",
          icon: "next",
          act: () => send({ kind: "step", step: "income" }),
          name: "to-income",
        }),
    ),
  );
}

const DISTRICT_PICTURES = { ready: "grow", blocked: "lock" };

/** A district, which its line lights on the board. @param {any} one @param {Labels} words @param {(cells: number[]) => void} light */
function districtLine(one, words, light) {
  const mark = DISTRICT_PICTURES[/** @type {keyof typeof DISTRICT_PICTURES} */ (one.state)];
  return el(
    "li",
    { "data-state": one.state, "data-colour": one.colour },
    el(
      "button",
      { type: "button", class: "cc-ref-district", title: words["ref-show"], onclick: () => light(one.cells) },
      el("b", { class: `cc-pill ${one.state}` }, mark && icon(mark), `${one.colour} ${one.badge}`),
      el("span", {}, one.words, el("small", { class: "cc-cite" }, one.cite)),
    ),
  );
}

/** @param {any} line @param {((cells: number[] | null) => void) | null} light */
function refereeLine(line, light) {
  const text = [
    el("b", {}, line.title),
    line.detail && el("small", {}, line.detail),
    ...line.cites.map((/** @type {string} */ cite) => el("small", { class: "cc-cite" }, cite)),
  ];
  const lit = light && line.cells.length > 0;
  return el(
    "li",
    { "data-rule": line.rule, onpointerenter: lit ? () => light(line.cells) : null, onpointerleave: lit ? () => light(null) : null },
    el("span", { class: "cc-lw" }, text),
    el("span", { class: "cc-lv" }, line.value),
  );
}

/** @param {string[]} texts */
function refereeWarnings(texts) {
  return texts.filter(Boolean).map((text) => el("p", { class: "cc-remedy", role: "note" }, icon("hint"), el("span", {}, text)));
}

/** Everybody's income, to be paid. @param {any} income @param {Labels} words @param {Send} send @param {HTMLElement} undo */
export function refereeIncome(income, words, send, undo) {
  const all = income.seats.length > 1;
  return el(
    "div",
    { class: "cc-ref-counts", "data-panel": "income" },
    el("h2", { "data-turn": "" }, income.turn),
    refereeWarnings([income.warning]),
    el(
      "div",
      { class: "cc-ref-columns" },
      income.seats.map((/** @type {any} */ seat) =>
        el(
          "section",
          { class: "cc-panel cc-ref-account", "data-seat": seat.seat, "aria-label": seat.title },
          el("h3", {}, seat.title),
          el(
            "ol",
            { class: "cc-lines" },
            seat.lines.map((/** @type {any} */ line) => refereeLine(line, null)),
          ),
          el("p", { class: "cc-total" }, el("span", {}, words.total), el("b", {}, seat.total)),
          el(
            "div",
            { class: "cc-row" },
            el("span", { class: "cc-ref-after" }, icon("coin"), seat.money),
            seat.paid
              ? el("b", { class: "cc-ref-paid" }, icon("check", "ok"), income.paid)
              : button({
                  label: words["ref-pay"],
                  kind: all ? "" : "primary",
                  act: () => send({ kind: "pay", seat: seat.seat }),
                  name: `pay-${seat.seat}`,
                }),
          ),
        ),
      ),
    ),
    el(
      "div",
      { class: "cc-row" },
      income.next
        ? button({ label: income.next, kind: "primary", icon: "next", act: () => send({ kind: "next-turn" }), name: "next-turn" })
        : all && button({ label: words["ref-pay-all"], kind: "primary", icon: "coin", act: () => send({ kind: "pay" }), name: "pay-all" }),
      undo,
      button({ label: words["ref-to-result"], icon: "next", act: () => send({ kind: "step", step: "result" }), name: "to-result" }),
    ),
  );
}

/** The final count, side by side, then city by city. On a phone the table is laid out as a grid, so its roles are spelled out. @param {any} result @param {Labels} words @param {any} sharing @param {widget.Send} send @param {(signing: any) => Node} signed */
export function refereeResult(result, words, sharing, send, signed) {
  const { seats } = result;
  const best = Math.min(...seats.map((/** @type {any} */ seat) => seat.place));
  const first = (/** @type {any} */ seat) => seats.length > 1 && seat.place === best;
  return el(
    "div",
    { class: "cc-ref-counts", "data-panel": "result" },
    el("p", { class: "cc-small" }, words["ref-now"]),
    el("h2", { class: "cc-ref-winner" }, icon("star"), el("span", {}, result.head)),
    refereeWarnings(result.warnings),
    el(
      "div",
      { class: "cc-ref-scroll", tabindex: 0, role: "region", "aria-label": words["ref-side-by-side"] },
      el(
        "table",
        { class: "cc-ref-table", role: "table", style: `--cc-seats: ${seats.length}` },
        el(
          "thead",
          { role: "rowgroup" },
          el(
            "tr",
            { role: "row" },
            el("th", { scope: "col", role: "columnheader" }, words["ref-rule"]),
            seats.map((/** @type {any} */ seat) =>
              el("th", { scope: "col", role: "columnheader", class: first(seat) ? "first" : null }, seat.name),
            ),
          ),
        ),
        el(
          "tbody",
          { role: "rowgroup" },
          result.rows.map((/** @type {any} */ row) =>
            el(
              "tr",
              { role: "row", "data-rule": row.rule },
              el("th", { scope: "row", role: "rowheader" }, row.title, el("small", { class: "cc-cite" }, row.cite)),
              row.values.map((/** @type {string} */ value) => el("td", { role: "cell" }, value)),
            ),
          ),
        ),
        el(
          "tfoot",
          { role: "rowgroup" },
          el(
            "tr",
            { role: "row", class: "total" },
            el("th", { scope: "row", role: "rowheader" }, words.total),
            seats.map((/** @type {any} */ seat) => el("td", { role: "cell", class: first(seat) ? "first" : null }, seat.total)),
          ),
          seats.length > 1 &&
            el(
              "tr",
              { role: "row", class: "place" },
              el("th", { scope: "row", role: "rowheader" }, words["ref-place"]),
              seats.map((/** @type {any} */ seat) => el("td", { role: "cell", class: first(seat) ? "first" : null }, String(seat.place))),
            ),
          seats[0].rank &&
            el(
              "tr",
              { role: "row" },
              el("th", { scope: "row", role: "rowheader" }, words["ref-rank"], el("small", { class: "cc-cite" }, result.rank_cite)),
              seats.map((/** @type {any} */ seat) => el("td", { role: "cell" }, seat.rank)),
            ),
        ),
      ),
    ),
    result.ties.map((/** @type {any} */ tie) => el("p", { class: "cc-ref-tie" }, tie.text, el("small", { class: "cc-cite" }, tie.cite))),
    el("div", { class: "cc-row cc-ref-share" }, sharing),
    result.record && refereeRecord(result.record, words, send, signed),
    el("h2", {}, words["ref-details"]),
    el(
      "div",
      { class: "cc-ref-columns" },
      seats.map((/** @type {any} */ seat) => {
        const [picture, light] = litPicture(seat);
        return el(
          "section",
          { class: "cc-panel cc-ref-account", "data-seat": seat.seat, "aria-label": seat.name },
          el("h3", {}, seat.name),
          picture,
          el(
            "ol",
            { class: "cc-lines" },
            seat.lines.map((/** @type {any} */ line) => refereeLine(line, light)),
          ),
          el("p", { class: "cc-total" }, el("span", {}, words.total), el("b", {}, seat.total)),
          result.stages &&
            button({
              label: words["ref-stage"],
              icon: "teach",
              act: () => send({ kind: "stage", seat: seat.seat }),
              name: `stage-${seat.seat}`,
            }),
        );
      }),
    ),
  );
}

/** To record the result at the club, and who signs it. @param {any} record @param {Labels} words @param {widget.Send} send @param {(signing: any) => Node} signed */
function refereeRecord(record, words, send, signed) {
  const submit = (/** @type {widget.FormEvent} */ event) => {
    event.preventDefault();
    send({ kind: "record", seat: Number(event.target.elements["record-seat"].value) });
  };
  const seats = record.seats.map((/** @type {[number, string]} */ [seat, name]) =>
    el("option", { value: seat, selected: seat === record.mine }, name),
  );
  const form = () =>
    el(
      "form",
      { class: "cc-row", onsubmit: submit },
      el(
        "label",
        { class: "cc-labelled" },
        words["ref-record-seat"],
        el("select", { class: "cc-field", name: "record-seat", "data-key": "record-seat" }, seats),
      ),
      el("button", { type: "submit", class: "cc-btn primary", "data-act": "record" }, words["ref-record"]),
    );
  return el(
    "section",
    { class: "cc-panel cc-ref-record", "aria-label": words["ref-record"] },
    el("p", {}, record.why),
    record.signing ? signed(record.signing) : seats.length > 0 && form(),
  );
}
