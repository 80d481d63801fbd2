import { button, el, fill, icon, replaceKeepingFocus } from "../base/dom.js";
import { CardFrame } from "./card-frame.js";

/** Lots to divide and to choose: cards go to places by click, by drag and by key; Python says where they lie. */

/** @typedef {{ id: string, name: string, say: string, count: string, have: number, want: number | null, key: string, keys: string[] }} Place */
/** @typedef {{ id: string, name: string, about: string, places: Place[], bribe: { money: number, most: number } | null, money: string, then: string, taken: boolean }} Lot */
/** @typedef {{ rule: string, here: string[], text: string, cite: string }} Problem */

const FAR = 6; // pixels until a press becomes a drag

export class LotsTable extends CardFrame {
  /** @param {any} scene */
  renew(scene) {
    this.endDrag?.();
    this.dragged = false;
    const order = this.places(scene).flatMap((place) => this.numbers(place.id));
    if (!order.includes(this.current)) this.aim(order[0]);
  }

  /** All places in the order of the page. @param {{ loose: Place[], lots: Lot[] }} scene @returns {Place[]} */
  places({ loose, lots }) {
    return [...loose, ...lots.flatMap((lot) => lot.places)];
  }

  /** The numbers of the cards in a place. @param {string} place @returns {number[]} */
  numbers(place) {
    return [...this.scene.cards.keys()].filter((k) => this.scene.cards[k].at === place);
  }

  // ---------------------------------------------------------------- drawing

  /** @param {any} scene @param {Record<string, string>} words */
  paint(scene, words) {
    const lots = scene.lots.map((/** @type {Lot} */ lot, /** @type {number} */ k) => this.lot(lot, k));
    const loose = scene.loose.map((/** @type {Place} */ place) => this.place(place));
    this.root.dataset.way = scene.way;
    replaceKeepingFocus(
      this.body,
      el(
        "div",
        { class: "cc-lots-head" },
        scene.players.length > 0 && playerLine(scene.players),
        el(
          "div",
          { class: "cc-say" },
          el("b", {}, scene.say.head),
          scene.say.body && el("span", {}, scene.say.body),
          scene.mine && scene.way !== "choose" && el("span", { class: "cc-touchline" }, " ", words[`lots-touch-${scene.way}`]),
        ),
      ),
      loose.length > 0 && el("div", { class: `cc-loose n${loose.length}` }, loose),
      lots.length > 0 &&
        el(
          "div",
          { class: "cc-lots", "data-even": sizeOf(scene.lots[0]) === sizeOf(scene.lots[1]) },
          lots[0],
          scene.way === "choose" && el("span", { class: "cc-or" }, words["lots-or"]),
          lots[1],
        ),
      scene.problems.length > 0 && problemPanel(scene.problems, words),
      scene.mine && this.tools(scene, words),
      scene.way === "divide" && this.picked !== null && this.goals(scene, words, this.picked),
    );
    const next = this.cards.find((node) => Number(node.dataset.number) === this.wanted);
    this.wanted = null;
    next?.focus({ preventScroll: true });
  }

  /** @param {any} scene @param {Record<string, string>} words */
  tools(scene, words) {
    const step = (/** @type {string} */ kind, /** @type {string} */ key) =>
      button({ label: words[kind], icon: kind, key, faded: !scene[kind], act: () => this.step(kind), name: kind });
    return el(
      "div",
      { class: "cc-hand" },
      scene.way !== "choose" &&
        button({
          label: words[scene.way === "keep" ? "lots-keep" : "lots-offer"],
          kind: "primary",
          act: () => this.send({ kind: "offer" }),
          name: "offer",
        }),
      el("div", { class: "cc-tools", role: "group", "aria-label": words.tools }, step("undo", "U"), step("redo", "⇧U")),
      this.typed(scene.typed),
      el("p", { class: "cc-small cc-keyline" }, words[`lots-keys-${scene.way}`]),
    );
  }

  /** On a phone a lot may lie below the screen: the places for the picked card stick to its foot. @param {any} scene @param {Record<string, string>} words @param {number} card */
  goals(scene, words, card) {
    const { name, at } = scene.cards[card];
    const asked = fill(words["lots-picked"], { card: name });
    const goal = (/** @type {Place} */ place) =>
      button({ label: place.say, icon: "next", disabled: place.id === at, act: () => this.put(place.id, card), name: `to-${place.id}` });
    const lot = (/** @type {Lot} */ { places }) => el("div", {}, places.map(goal));
    return el("div", { class: "cc-goals", role: "group", "aria-label": asked }, el("p", {}, asked), scene.lots.map(lot));
  }

  /** @param {Lot} lot @param {number} k */
  lot(lot, k) {
    const { scene, words } = this;
    const id = `${this.id}-${lot.id}`;
    const choosing = scene.way === "choose";
    return el(
      "div",
      { class: "cc-panel cc-lot", role: "group", "aria-labelledby": id, "data-lot": lot.id, "data-taken": lot.taken },
      el("div", { class: "cc-lot-head" }, el("h3", { id }, lot.name), el("span", { class: "cc-small" }, lot.about)),
      choosing
        ? el(
            "div",
            { class: "cc-cards" },
            lot.places.flatMap((place) => this.lying(place.id)),
          )
        : lot.places.map((place) => this.place(place)),
      lot.money && el("p", { class: "cc-bribe" }, icon("coin"), el("b", {}, lot.money)),
      lot.bribe && this.bribe(lot),
      lot.then && el("p", { class: "cc-then" }, icon("next"), el("span", {}, lot.then)),
      choosing &&
        scene.mine &&
        button({
          label: words[lot.taken ? "lots-taken" : "lots-take"],
          icon: lot.taken ? "check" : "",
          key: String(k + 1),
          kind: scene.done && !lot.taken ? "" : "primary",
          pressed: lot.taken,
          act: () => this.take(lot),
          name: `take-${lot.id}`,
        }),
    );
  }

  /** A number field for money on a lot. @param {Lot} lot */
  bribe(lot) {
    const pay = (/** @type {Event} */ event) =>
      this.send({ kind: "money", lot: lot.id, amount: /** @type {HTMLInputElement} */ (event.target).value });
    const field = el("input", {
      class: "cc-field",
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: lot.bribe?.most,
      value: lot.bribe?.money,
      name: `money-${lot.id}`,
      onchange: pay,
    });
    return el("label", { class: "cc-bribe" }, icon("coin"), el("span", {}, this.words["lots-money"]), field);
  }

  /** A place with its counter, its cards and its gaps. @param {Place} place */
  place(place) {
    const put = () => this.put(place.id, this.picked);
    const label = [
      el("b", {}, place.name),
      el("span", { class: "cc-count" }, place.have === place.want && icon("check", "ok"), " ", place.count),
    ];
    const head = place.key
      ? el(
          "button",
          { type: "button", class: "cc-btn quiet cc-place-head", "data-act": `put-${place.id}`, onclick: put },
          label,
          el("span", { class: "cc-hidden" }, `${place.say}, ${this.words["lots-here"]}`),
          el("kbd", { "aria-hidden": "true" }, place.key),
        )
      : el("div", { class: "cc-place-head" }, label);
    const gaps = [...Array(Math.max(0, (place.want ?? 0) - place.have))].map(() => el("span", { class: "cc-gap", "aria-hidden": "true" }));
    const onclick = (/** @type {Event} */ event) =>
      /** @type {Element} */ (event.target).closest("button") || this.picked === null || put();
    return el(
      "div",
      { class: "cc-place", role: "group", "aria-label": `${place.say} ${place.count}`, "data-place": place.id, onclick },
      head,
      el("div", { class: "cc-cards" }, this.lying(place.id), gaps),
    );
  }

  /** The cards in a place. @param {string} place */
  lying(place) {
    const { cards, mine, way } = this.scene;
    const deck = this.model.get("deck");
    const free = mine && way !== "choose";
    return this.numbers(place).map((k) => {
      const node = this.card(k, cards[k], deck[cards[k].card], free ? () => this.click(k) : null);
      if (!free) return node;
      node.addEventListener("pointerdown", (event) => this.grab(event, k, node));
      // A card that was thrown would otherwise count as a fling, and swallow the next tap.
      node.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
      return node;
    });
  }

  // ---------------------------------------------------------------- gestures

  /** Pick a card, or none. @param {number | null} k */
  pick(k) {
    this.picked = k;
    this.again();
    this.say(k === null ? "" : fill(this.words["lots-picked"], { card: this.scene.cards[k].say }));
  }

  /** The second click sends a card back; a hand has only two places, so there one is enough. @param {number} k */
  click(k) {
    if (this.dragged) return;
    const { at } = this.scene.cards[k];
    if (this.scene.way === "keep") this.put(at === "keep" ? "under" : "keep", k);
    else if (this.picked !== k) this.pick(k);
    else if (at === "pool") this.pick(null);
    else this.put("pool", k);
  }

  /** @param {string} place @param {number | null} card */
  put(place, card) {
    this.picked = null;
    this.send({ kind: "move", card, to: place });
  }

  /** By key: whoever lays out cards goes on to the next one that waits. @param {string} place */
  putOn(place) {
    const card = this.focused ?? this.picked;
    const waiting = this.numbers("pool");
    const at = card === null ? -1 : waiting.indexOf(card);
    if (at >= 0 && place !== "pool") this.wanted = waiting[at + 1] ?? waiting[at - 1];
    this.put(place, card);
  }

  /** @param {string} kind */
  step(kind) {
    this.picked = null;
    this.send({ kind });
  }

  /** @param {Lot} lot */
  take(lot) {
    this.send({ kind: "choose", lot: lot.id });
  }

  /** @param {string} key @param {KeyboardEvent} event */
  keyed(key, event) {
    const { scene } = this;
    if (!scene.mine) return undefined;
    if (key === "u") return () => this.step(event.shiftKey ? "redo" : "undo");
    if (key === "escape" && (this.endDrag || this.picked !== null)) return () => (this.endDrag?.(), this.pick(null));
    if (scene.way === "choose") return scene.lots[Number(key) - 1] && (() => this.take(scene.lots[Number(key) - 1]));
    const place = this.places(scene).find((item) => item.keys.includes(key));
    return place && (() => this.putOn(place.id));
  }

  /** A card held by mouse, pen or finger. @param {PointerEvent} event @param {number} k @param {HTMLElement} node */
  grab(event, k, node) {
    this.dragged = false;
    if (event.button || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    node.setPointerCapture(event.pointerId);
    const stop = new AbortController();
    /** @type {HTMLElement | null} */ let over = null;
    const mark = (/** @type {HTMLElement | null} */ place) => {
      over?.classList.remove("over");
      over = this.root.contains(place) ? place : null;
      over?.classList.add("over");
    };
    this.endDrag = () => {
      stop.abort();
      mark(null);
      node.classList.remove("dragged");
      node.style.translate = "";
      delete this.endDrag;
      setTimeout(() => (this.dragged = false)); // after the click that ends a drag
    };
    const follow = (/** @type {PointerEvent} */ now) => {
      if (!this.dragged && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
      this.dragged = true;
      node.classList.add("dragged");
      node.style.translate = `${now.clientX - x}px ${now.clientY - y}px`;
      const below = document.elementsFromPoint(now.clientX, now.clientY).find((item) => !node.contains(item));
      mark(below?.closest("[data-place]") ?? null);
    };
    const drop = () => {
      const place = over?.dataset.place;
      this.endDrag?.();
      if (this.dragged && place && place !== this.scene.cards[k].at) this.put(place, k);
    };
    const { signal } = stop;
    node.addEventListener("pointermove", follow, { signal });
    node.addEventListener("pointerup", drop, { signal });
    node.addEventListener("pointercancel", () => this.endDrag?.(), { signal });
  }
}

/** How many cards lie in a lot, or will. @param {Lot} lot */
function sizeOf(lot) {
  return lot.places.reduce((sum, place) => sum + Math.max(place.have, place.want ?? 0), 0);
}

/** @param {any[]} players */
function playerLine(players) {
  return el(
    "ul",
    { class: "cc-players" },
    players.map(([letter, text, now]) =>
      el("li", { class: now ? "now" : "", "aria-current": now ? "true" : null }, el("i", { "aria-hidden": "true" }, letter), text),
    ),
  );
}

/** What keeps the lots from being offered, with rule and page. @param {Problem[]} problems @param {Record<string, string>} words */
function problemPanel(problems, words) {
  const told = problems.map(({ rule, here, text, cite }) => [
    el(
      "ul",
      { class: "cc-list", "data-rule": rule },
      here.map((line) => el("li", {}, line)),
    ),
    el("p", {}, text),
    el("p", { class: "cc-cite" }, cite),
  ]);
  return el("div", { class: "cc-panel cc-wrong", "data-panel": "why" }, el("h3", {}, icon("why"), words["lots-wrong"]), ...told);
}
