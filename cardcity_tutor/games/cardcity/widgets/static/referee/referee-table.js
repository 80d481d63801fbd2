import { copyText } from "../base/copy.js";
import { button, el, keepingDraft, renew, replaceKeepingFocus } from "../base/dom.js";
import { CityView } from "../board/city-view.js";
import { STORE } from "../base/link.js";
import { SigningPart } from "../club/signing.js";
import { refereeCards, refereeGrowth, refereeIncome, refereeNav, refereeResult, refereeSetup } from "./referee-parts.js";

/** `RefereeTable` in the browser: the board of one player, and the counts of all. */

const LONGEST_FILE = 60000; // characters of a file that are sent on
const LOOKING = new Set(["step", "seat", "check", "bought", "record", "seat-ask", "seat-sign"]); // these change nothing on the table

class RefereeView extends CityView {
  /** @param {widget.Model} model @param {HTMLElement} host */
  constructor(model, host) {
    super(model, host);
    this.root.classList.add("cc-referee");
    this.stepped = "";
    this.signing = new SigningPart(this.root, (gesture) => this.gesture(gesture), true);
    this.elsewhere = false; // whether what is offered was changed in another tab
    this.head = el("div", { class: "cc-ref-head" });
    this.whole = el("div", { class: "cc-ref-whole" });
    this.body.prepend(this.head, this.slots.line);
    const { hand, left, right, side } = this.slots;
    this.parts.shelf.after(left, right); // the answer comes right after the cards
    this.body.querySelector(".cc-middle")?.after(el("div", { class: "cc-ref-beside" }, hand, side));
    this.body.append(this.whole);
  }

  get info() {
    return this.scene.referee;
  }

  /** Who copies a table paints nothing. */
  get words() {
    const words = super.words;
    return this.scene?.mode === "edit"
      ? { ...words, "typed-paint": words["ref-typed"], paint: words["ref-note"], "pick-first": words["ref-pick-first"] }
      : words;
  }

  /** Whoever only looks around has not given up the table that the browser kept. @param {widget.Gesture} gesture @param {boolean} [answered] */
  gesture(gesture, answered = true) {
    if (LOOKING.has(gesture.kind)) this.link.send(gesture, answered);
    else super.gesture(gesture, answered);
  }

  // ---------------------------------------------------------------- drawing

  paintScene() {
    const { info: part, words } = this;
    this.root.dataset.step = part.step;
    this.lit = null;
    if (part.step === "cards" && part.check) this.card = part.card;
    const told = part.setup ? words["ref-lead"] : part.way;
    this.part(this.head, told, () => [el("h1", {}, words["ref-title"]), el("p", { class: "cc-small" }, told)]);
    super.paintScene();
    this.nameOffer();
    this.drawWhole();
    if (part.resume && this.link.offered && !this.elsewhere) this.link.decide(true); // a reload goes on
    if (this.stepped && this.stepped !== part.step && this.root.getBoundingClientRect().top < 0) this.root.scrollIntoView();
    this.stepped = part.step;
  }

  stations() {
    return refereeNav(this.info, this.words, (gesture) => this.gesture(gesture));
  }

  /** What takes the place of the board. */
  drawWhole() {
    const { info: part, words } = this;
    const send = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    const undo = button({
      label: words.undo,
      icon: "undo",
      key: "U",
      disabled: !this.scene.undo,
      act: () => send({ kind: "undo" }),
      name: "undo",
    });
    if (part.setup) replaceKeepingFocus(this.whole, refereeSetup(part, words, send, undo, this.keeping()));
    else if (part.income) renew(this.whole, refereeIncome(part.income, words, send, undo));
    else if (part.result)
      replaceKeepingFocus(
        this.whole,
        refereeResult(part.result, words, this.sharing(), send, (signing) => this.signing.draw(signing, words)),
      );
    else this.whole.replaceChildren();
  }

  drawSide() {
    const { info: part, words } = this;
    const send = (/** @type {widget.Gesture} */ gesture) => this.gesture(gesture);
    const light = (/** @type {number[]} */ cells) => this.light(cells);
    this.root.classList.toggle("has-side", part.step === "cards" || part.step === "grow");
    const { side } = this.slots;
    if (part.step === "cards")
      keepingDraft(side, Boolean(this.scene.note), () => replaceKeepingFocus(side, refereeCards(part, words, send, light)));
    else if (part.growth) renew(side, refereeGrowth(part.growth, words, send, light));
    else side.replaceChildren();
  }

  drawHand() {
    super.drawHand();
    const { info: part } = this;
    if (!this.scene.stats) this.whole.before(this.note); // the hand is out of sight, and with it what was said
    this.bar.querySelector(".cc-ref-bought")?.remove();
    if (part.step !== "cards" || part.bought === null) return;
    const box = el("input", {
      type: "checkbox",
      name: "bought",
      checked: part.bought,
      onchange: (/** @type {widget.FieldEvent} */ event) => this.gesture({ kind: "bought", on: event.target.checked }),
    });
    this.parts.shelf.after(el("label", { class: "cc-check cc-ref-bought" }, box, this.words["ref-bought"]));
  }

  /** @param {boolean} turnable */
  toolButtons(turnable) {
    const hint = new Set(["hint", "help"]);
    return super.toolButtons(turnable).filter((node) => node && !hint.has(node.dataset.act));
  }

  /** The cells that something is about; the same again puts the light out. @param {number[]} cells */
  light(cells) {
    const same = this.lit && cells.length === this.lit.size && cells.every((cell) => this.lit?.has(cell));
    this.lit = same ? null : new Set(cells);
    this.drawLook();
    if (!same) this.board.node.scrollIntoView({ block: "nearest" });
  }

  /** What is judged is the card that Python knows to be picked. */
  judged() {
    const found = super.judged();
    return found?.length ? found : null;
  }

  /** Industries are told apart only where their pictures matter: elsewhere the palette has one, and one types `I`. */
  exampleMove() {
    const alike = !this.scene.hand.some((/** @type {any} */ entry) => entry.card === "I2");
    return super.exampleMove()?.replace(/^I1 /, alike ? "I " : "I1 ") ?? null;
  }

  /** @param {any[]} hand */
  firstCard(hand) {
    return hand.some((entry) => entry.card === this.info.card) ? this.info.card : super.firstCard(hand);
  }

  /** A forbidden card can lie there all the same: it is put down, and objected to. @param {number} cell @param {number[]} judged */
  margin(cell, judged) {
    const panel = super.margin(cell, judged);
    const free = panel?.classList.contains("why") && this.info.step === "cards";
    if (panel && free && this.pinnedIndex() === cell)
      panel.append(el("div", { class: "cc-row" }, button({ label: this.words["ref-force"], act: () => this.force(cell), name: "force" })));
    return panel;
  }

  // ---------------------------------------------------------------- gestures

  /** The mouse crosses other cells on its way to the margin of the one that was clicked. @param {number | null} cell @param {string} how */
  look(cell, how) {
    const kept = this.pinnedIndex();
    super.look(cell, how);
    if (how === "hover") this.pin(kept);
  }

  /** @param {number} cell @param {string} how */
  act(cell, how) {
    if (this.scene.mode !== "edit" && !this.judged()) return;
    super.act(cell, how);
  }

  /** @param {number} cell */
  force(cell) {
    const entry = this.entry();
    const [row, column] = this.scene.cells[cell];
    this.gesture({ kind: "place", card: entry.card, cell: [row, column], facing: entry.facings[this.turned(entry)], force: true });
  }

  /** @param {number} at */
  pick(at) {
    const { card } = this.scene.hand[at];
    if (this.info.step !== "cards") return super.pick(at);
    this.at = at;
    this.card = card;
    this.gesture({ kind: "pick", card });
    this.drawHand();
  }

  // ---------------------------------------------------------------- keeping

  /** The same table in another tab: what was changed there is offered here. @param {StorageEvent} event */
  onStorage(event) {
    const key = this.model.get("key");
    if (!key || event.key !== STORE + key || !event.newValue || event.newValue === this.scene.work) return;
    this.link.offered = event.newValue;
    this.elsewhere = true;
    this.drawOffer(); // and nothing else: a whole repaint would keep what lies here
  }

  drawOffer() {
    super.drawOffer();
    this.nameOffer();
  }

  nameOffer() {
    this.root.querySelector(".cc-offer > span")?.replaceChildren(this.words[this.elsewhere ? "ref-elsewhere" : "ref-kept"]);
  }

  start() {
    const end = super.start();
    const listen = (/** @type {StorageEvent} */ event) => this.onStorage(event);
    window.addEventListener("storage", listen);
    return () => {
      window.removeEventListener("storage", listen);
      end();
    };
  }

  /** Saving to a file and opening one. */
  keeping() {
    const { words } = this;
    const file = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "file",
        accept: ".json,application/json",
        hidden: true,
        name: "table-file",
        "aria-label": words["ref-load"],
        onchange: () => this.load(file),
      })
    );
    return [
      button({
        label: words["ref-save"],
        act: () => this.save(new URLSearchParams(this.scene.work).get("table") ?? "", "cardcity-referee.json"),
        name: "save-table",
      }),
      button({ label: words["ref-load"], act: () => file.click(), name: "load-table" }),
      file,
    ];
  }

  /** The result as text: to the clipboard, to another app, to paper. */
  sharing() {
    const { words } = this;
    const text = this.info.result.summary;
    const copy = () => copyText(text).then((went) => went && this.tell(words["ref-copied"]));
    const share = () => navigator.share({ text }).catch(() => {}); // whoever changes their mind shares nothing
    return [
      "share" in navigator ? button({ label: words["ref-share"], act: share, name: "share-result" }) : null,
      button({ label: words["ref-copy-text"], act: copy, name: "copy-result" }),
      button({ label: words["ref-print"], kind: "quiet", act: () => window.print(), name: "print-result" }),
    ];
  }

  /** @param {string} text @param {string} name */
  save(text, name) {
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = /** @type {HTMLAnchorElement} */ (el("a", { href: address, download: name }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** @param {HTMLInputElement} input */
  async load(input) {
    const file = input.files?.[0];
    const text = (await file?.text()) ?? "";
    if (file) this.gesture({ kind: "load", text: text.length > LONGEST_FILE ? "" : text, size: text.length });
    input.value = "";
  }
}

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new RefereeView(model, host).start();
  },
};
