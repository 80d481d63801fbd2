/** What is chosen of an answer, as text or as options, by a list or on the picture. A `Stage` marks its things by it. */

const NONE = "-"; // typed where none of the options is right

export class Picks {
  constructor() {
    /** @type {any} */ this.form = null;
    /** @type {string[]} things that are right, to be marked */ this.right = [];
    this.lookedSpot = this.pinnedSpot = null;
    this.text = "";
    /** @type {string[]} */ this.chosen = [];
    this.none = false;
  }

  reset() {
    [this.text, this.chosen, this.none] = ["", [], false];
  }

  /** @param {any} form @param {string[]} right */
  take(form, right) {
    this.form = form;
    this.right = right;
  }

  /** @param {string} id */
  has(id) {
    return this.chosen.includes(id);
  }

  /** Choose, or give up. @param {string} id */
  toggle(id) {
    this.none = false;
    if (this.form.kind === "choice") this.chosen = [id];
    else this.chosen = this.has(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id];
  }

  /** @param {string} id */
  add(id) {
    this.none = false;
    this.chosen = [...this.chosen, id];
  }

  /** @param {number} at */
  drop(at) {
    this.chosen = this.chosen.filter((_, place) => place !== at);
  }

  setNone() {
    this.none = !this.none;
    this.chosen = [];
  }

  /** As it is typed. @returns {string} */
  answer() {
    if (!this.form || ["number", "chance"].includes(this.form.kind)) return this.text;
    return this.none ? NONE : this.chosen.join(", ");
  }

  /** A thing was pointed at; whether it stands for an option. @param {string} spot */
  point(spot) {
    const option = this.optionsAt(spot)[0];
    if (!option) return false;
    if (this.form.kind === "list" && (this.form.repeated || !this.has(option.id))) this.add(option.id);
    else this.toggle(option.id);
    return true;
  }

  /** @param {string} spot @returns {any[]} */
  optionsAt(spot) {
    return (this.form?.options ?? []).filter((/** @type {any} */ option) => option.spot === spot);
  }

  // ---------------------------------------------------------------- as a stage asks

  /** @param {string} spot */
  part(spot) {
    return this.optionsAt(spot).length ? "pick" : "";
  }

  /** Whatever stands in the picture of a question is needed for its answer. */
  matters() {
    return true;
  }

  /** @param {string} spot */
  isPicked(spot) {
    return this.form ? this.optionsAt(spot).some((option) => this.has(option.id)) : this.right.includes(spot);
  }

  told() {
    return null;
  }

  unseen() {
    return [];
  }

  name() {}
}
