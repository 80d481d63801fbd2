import { el } from "../base/dom.js";
import { roveList } from "../base/rove.js";
import { ruleLink, stateMark } from "./rule-list.js";

/** The map of the rules, and what changes from one way of playing to another. */

/** @param {any} map @param {Record<string, string>} words @param {(name: string) => void} open */
export function mapView(map, words, open) {
  return el(
    "div",
    { class: "cc-rules-map" },
    el("p", { class: "cc-rules-total" }, map.totals.join(" ")),
    el(
      "ul",
      { class: "cc-legend", "aria-label": words["rules-legend"] },
      map.legend.map((/** @type {any} */ one) => el("li", {}, stateMark(one), one.words)),
    ),
    map.groups.map((/** @type {any} */ group, /** @type {number} */ number) =>
      el(
        "section",
        { "aria-labelledby": `cc-map-${number}` },
        el("h3", { id: `cc-map-${number}` }, group.title, " ", el("small", {}, group.total)),
        el(
          "ul",
          { class: "cc-tiles", onkeydown: (/** @type {KeyboardEvent} */ event) => roveList(event) },
          group.tiles.map((/** @type {any} */ tile, /** @type {number} */ k) =>
            el(
              "li",
              {},
              el(
                "button",
                {
                  type: "button",
                  class: `cc-tile ${tile.state}`,
                  tabindex: k ? -1 : 0,
                  "data-act": `tile-${tile.name}`,
                  onclick: () => open(tile.name),
                },
                stateMark(tile),
                el("span", {}, tile.title),
                el("span", { class: "cc-hidden" }, `, ${tile.words}`),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {any} changes @param {Record<string, string>} words @param {(name: string) => void} open @param {(step: number, players: number) => void} compare @param {string} id */
export function changesView(changes, words, open, compare, id) {
  const choice = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {any[][]} */ values,
    /** @type {number} */ now,
    /** @type {(value: number) => void} */ act,
  ) =>
    el(
      "label",
      { class: "cc-labelled" },
      label,
      el(
        "select",
        { class: "cc-field", name, onchange: (/** @type {widget.FieldEvent} */ event) => act(Number(event.target.value)) },
        values.map(([value, text]) => el("option", { value, selected: value === now }, text)),
      ),
    );
  const players = Array.from({ length: changes.most }, (_, k) => [k + 1, String(k + 1)]);
  const told = (/** @type {any} */ rule, /** @type {string} */ key) => [ruleLink(rule, open, key), el("p", {}, rule.text)];
  const groups = (/** @type {string} */ title, /** @type {any[]} */ found, /** @type {string} */ mark) =>
    found.length > 0 &&
    el(
      "section",
      { class: `cc-change ${mark}` },
      el("h3", {}, title),
      found.flatMap((group) => [
        el("h4", {}, group.title),
        el(
          "ul",
          { class: "cc-change-rules" },
          group.rules.map((/** @type {any} */ rule) => el("li", {}, told(rule, `${mark}-${rule.name}`))),
        ),
      ]),
    );
  return el(
    "div",
    { class: "cc-changes" },
    el(
      "div",
      { class: "cc-fields" },
      choice(
        "step",
        words["rules-compare"],
        changes.steps.map((/** @type {string} */ text, /** @type {number} */ k) => [k, text]),
        changes.step,
        (step) => compare(step, changes.players),
      ),
      choice("players", words["rules-players"], players, changes.players, (count) => compare(changes.step, count)),
    ),
    el(
      "section",
      {},
      el("h3", { id }, words["rules-figures"]),
      changes.none && el("p", {}, changes.none),
      changes.figures.length > 0 &&
        el(
          "table",
          { class: "cc-figures", "aria-labelledby": id },
          el(
            "thead",
            {},
            el("tr", {}, el("td"), el("th", { scope: "col" }, changes.ways[0]), el("td"), el("th", { scope: "col" }, changes.ways[1])),
          ),
          el(
            "tbody",
            {},
            changes.figures.map((/** @type {any} */ line) =>
              el(
                "tr",
                {},
                el(
                  "th",
                  { scope: "row" },
                  el("div", { class: "cc-fact" }, el("span", {}, line.fact), ruleLink(line.rule, open, `figure-${line.fact}`)),
                ),
                el("td", {}, line.before),
                el("td", { class: "arr", "aria-hidden": "true" }, "→"),
                el("td", {}, el("b", {}, line.after)),
              ),
            ),
          ),
        ),
    ),
    changes.replaced.length > 0 &&
      el(
        "section",
        { class: "cc-change" },
        el("h3", {}, words["rules-replaced"]),
        el(
          "ul",
          { class: "cc-replaced" },
          changes.replaced.map((/** @type {any[]} */ [before, after]) =>
            el(
              "li",
              {},
              el("div", {}, el("small", {}, words["rules-before"]), told(before, `old-${before.name}`)),
              el(
                "span",
                { class: "arr" },
                el("span", { "aria-hidden": "true" }, "→"),
                el("span", { class: "cc-hidden" }, words["rules-became"]),
              ),
              el("div", {}, el("small", {}, words["rules-after"]), told(after, `new-${after.name}`)),
            ),
          ),
        ),
      ),
    groups(words["rules-comes"], changes.comes, "comes"),
    groups(words["rules-goes"], changes.goes, "goes"),
    el("p", { class: "cc-small" }, changes.stays),
  );
}
