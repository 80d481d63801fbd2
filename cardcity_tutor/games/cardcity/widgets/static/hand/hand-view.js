import { button, el, fill, replaceKeepingFocus } from "../base/dom.js";
import { CardFrame } from "./card-frame.js";

/** `HandView` in the browser: picking and turning need no answer from Python, which is only told. */

class HandShelf extends CardFrame {
  /** @param {any} scene */
  renew(scene) {
    this.picked = scene.picked;
    /** @type {any} */ this.turns = [...scene.turns];
    this.aim(this.picked ?? Math.min(this.current, Math.max(0, scene.hand.length - 1)));
  }

  /** @param {any} scene @param {Record<string, string>} words */
  paint(scene, words) {
    const deck = this.model.get("deck");
    const cards = scene.hand.map((/** @type {{ tokens: string[] }} */ entry, /** @type {number} */ k) =>
      this.card(k, { ...entry, say: this.name(k) }, deck[entry.tokens[this.turns[k]]], scene.pick ? () => this.pick(k) : null),
    );
    const turnable = this.picked !== null && scene.hand[this.picked].facings.length > 0;
    replaceKeepingFocus(
      this.body,
      el(
        "div",
        { class: "cc-hand" },
        el("div", { class: "cc-cards", role: "group", "aria-label": words.hand }, cards),
        turnable && button({ label: words.turn, icon: "turn-card", key: "R", act: () => this.turn(), name: "turn" }),
        scene.typed && this.typed(scene.typed),
        scene.pick && el("p", { class: "cc-small cc-keyline" }, words["hand-keys"]),
      ),
    );
  }

  /** How a card is read aloud, turned as it is. @param {number} k */
  name(k) {
    const { say, sides } = this.scene.hand[k];
    return sides.length ? fill(this.words["hand-turned"], { card: say, sides: sides[this.turns[k]] }) : say;
  }

  /** Pick a card, or put it back. @param {number} k */
  pick(k) {
    this.picked = this.picked === k ? null : k;
    this.aim(k);
    this.send({ kind: "pick", number: this.picked, card: this.picked === null ? null : this.scene.hand[k].card }, false);
    this.again();
    this.say(this.picked === null ? "" : fill(this.words["hand-picked"], { card: this.name(k) }));
  }

  /** Turn the picked card, else the one with the focus. */
  turn() {
    const k = this.picked ?? this.focused;
    const facings = k === null ? [] : this.scene.hand[k].facings;
    if (k === null || !facings.length) return;
    this.turns[k] = (this.turns[k] + 1) % facings.length;
    this.send({ kind: "turn", number: k, card: this.scene.hand[k].card, facing: facings[this.turns[k]] }, false);
    this.again();
    this.say(this.name(k));
  }

  /** @param {string} key */
  keyed(key) {
    const k = Number(key) - 1;
    const { picked, scene } = this;
    if (!scene.pick) return undefined;
    if (key === "r") return () => this.turn();
    if (key === "escape" && picked !== null) return () => this.pick(picked);
    if (!scene.hand[k]) return undefined;
    return () => {
      if (picked !== k) this.pick(k);
      this.cards[k].focus();
    };
  }
}

export default {
  /** @param {widget.Context} context */
  render: ({ model, el: host }) => new HandShelf(model, host).start(),
};
