/** What is chosen, turned and looked at of a menu: from pointing to a decision, without a word to Python. */

/** @typedef {{ choice: scene.Choice, target: scene.Target | null }} Offer one of several things that are meant */
/** @typedef {scene.Item & { at: string }} Unseen a thing that is not on the table, and its area */
/** @typedef {{ title?: string, text?: string, objections?: scene.Objection[], remedy?: string, ghosts?: scene.Item[] }} Told */
/** @typedef {{ made?: scene.Gesture | null, tried?: boolean }} Done */

const LONGEST = 44; // characters of the button that decides

export class Choosing {
  constructor() {
    /** @type {scene.Menu | null} */ this.menu = null;
    /** @type {Map<string | null, string> | undefined} */ this.labels = undefined;
    this.reset();
  }

  reset() {
    /** @type {scene.Choice | null} the choice that targets are sought for */ this.picked = null;
    /** @type {string} */ this.turn = "";
    /** @type {Offer[]} several things that a spot could mean */ this.offers = [];
    /** @type {string | null} */ this.lookedSpot = null;
    /** @type {string | null} */ this.lookedChoice = null;
    /** @type {string | null} what was tapped once */ this.pinnedSpot = null;
    /** @type {scene.Choice | null} */ this.pinnedChoice = null;
    this.alone = false;
  }

  /** A new menu; what is chosen stays chosen if it is still there. @param {scene.Menu | null} menu */
  take(menu) {
    const before = this.picked?.id ?? "";
    const turn = this.turn;
    this.menu = menu;
    this.picked = menu?.choices.find((choice) => choice.id === before && choice.targets.length) ?? null;
    this.offers = [];
    this.pinnedSpot = this.pinnedChoice = null;
    const seeking = (menu?.choices ?? []).filter((choice) => choice.targets.length);
    this.alone = seeking.length === 1 && !seeking[0].spot; // nothing else could be meant by a place
    if (!this.picked && this.alone) this.pick(seeking[0]);
    else if (this.picked) this.turn = this.turnsOf(this.picked).includes(turn) ? turn : this.firstTurn(this.picked);
  }

  /** @param {scene.Gesture} gesture */
  show(gesture) {
    const choice = this.menu?.choices.find((one) => one.id === gesture.choice);
    if (!choice?.targets.length) return;
    this.pick(choice);
    if (gesture.turn) this.turn = gesture.turn;
  }

  /** @param {scene.Choice} choice */
  pick(choice) {
    this.picked = choice;
    this.turn = this.firstTurn(choice);
    this.offers = [];
    this.pinnedSpot = this.pinnedChoice = null;
  }

  /** @param {scene.Choice} choice @returns {string[]} */
  turnsOf(choice) {
    return (choice.turns ?? []).map((turn) => turn.id);
  }

  /** The first way round in which the choice goes anywhere. @param {scene.Choice} choice @returns {string} */
  firstTurn(choice) {
    const turns = this.turnsOf(choice);
    return turns.find((turn) => choice.targets.some((target) => target.turn === turn && !target.objections.length)) ?? turns[0] ?? "";
  }

  // ---------------------------------------------------------------- what there is

  /** @param {string} spot @returns {scene.Choice[]} */
  choicesAt(spot) {
    return (this.menu?.choices ?? []).filter((choice) => choice.spot === spot);
  }

  /** The target of the picked choice at a spot, in the present turn. @param {string} spot @returns {scene.Target | null} */
  targetAt(spot) {
    return this.picked?.targets.find((target) => target.spot === spot && (!target.turn || target.turn === this.turn)) ?? null;
  }

  /** Choices that could be tried on a spot while nothing is picked. @param {string} spot @returns {scene.Choice[]} */
  seekersOf(spot) {
    return (this.menu?.choices ?? []).filter((choice) => choice.targets.some((target) => target.spot === spot));
  }

  /** What a thing is for now. @param {string} spot @returns {"pick" | "legal" | "illegal" | ""} */
  part(spot) {
    const target = this.targetAt(spot);
    if (target) return target.objections.length ? "illegal" : "legal";
    if (this.choicesAt(spot).length) return "pick";
    return !this.picked && this.seekersOf(spot).length ? "pick" : "";
  }

  /** Whether a thing could be pointed at in this menu, whatever is picked. @param {string} spot */
  matters(spot) {
    return this.choicesAt(spot).length > 0 || this.seekersOf(spot).length > 0;
  }

  /** @param {string} spot */
  isPicked(spot) {
    return this.picked?.spot === spot || this.pinnedChoice?.spot === spot || this.offers.some(({ choice }) => choice.spot === spot);
  }

  /** Things that are not on the table, but could be pointed at while this is chosen. @param {(spot: string) => boolean} there @returns {Unseen[]} */
  unseen(there) {
    /** @type {Map<string, Unseen>} */ const found = new Map();
    for (const target of this.picked?.targets ?? []) {
      const ghost = target.preview?.ghosts?.[0];
      if (!ghost || there(target.spot) || found.has(target.spot) || (target.turn && target.turn !== this.turn)) continue;
      found.set(target.spot, { ...ghost, at: ghost.spot.split(":")[0], spot: target.spot, svg: "" });
    }
    return [...found.values()];
  }

  // ---------------------------------------------------------------- looking

  /** Whether anything has changed by looking there. @param {string | null} spot @param {string | null} choice */
  look(spot, choice) {
    const part = spot === null ? "" : this.part(spot);
    const found = part ? spot : null;
    if (found === this.lookedSpot && choice === this.lookedChoice) return false;
    this.lookedSpot = found;
    this.lookedChoice = choice;
    return true;
  }

  /** What is to be told of what is looked at, or was tapped. @returns {Told | null} */
  told() {
    const spot = this.lookedSpot ?? this.pinnedSpot;
    const target = spot === null ? null : this.targetAt(spot);
    if (target)
      return {
        text: target.preview?.text,
        title: target.preview?.text ? "" : this.picked?.label,
        objections: target.objections,
        remedy: target.remedy,
        ghosts: target.preview?.ghosts,
      };
    const choice =
      this.lookedChoice !== null
        ? this.menu?.choices.find((one) => one.id === this.lookedChoice)
        : spot !== null && this.choicesAt(spot).length === 1
          ? this.choicesAt(spot)[0]
          : this.pinnedChoice;
    if (choice)
      return {
        title: choice.label,
        text: choice.preview?.text,
        objections: choice.objections,
        remedy: choice.remedy,
        ghosts: choice.preview?.ghosts,
      };
    return null;
  }

  // ---------------------------------------------------------------- acting

  /** A thing was pointed at on purpose. @param {string} spot @param {boolean} touch @returns {Done} */
  act(spot, touch) {
    const target = this.targetAt(spot) ?? this.turned(spot);
    if (target) return this.aim(spot, target, touch);
    const choices = this.choicesAt(spot);
    if (choices.length === 1) return this.begin(choices[0], touch);
    if (choices.length > 1) return this.offer(choices.map((choice) => ({ choice, target: null })));
    const every = this.seekersOf(spot);
    const legal = every.filter((choice) => choice.targets.some((one) => one.spot === spot && !one.objections.length));
    const seekers = legal.length ? legal : every.slice(0, 1); // where nothing goes, one choice says why
    if (seekers.length === 1) {
      this.pick(seekers[0]);
      const found = this.targetAt(spot) ?? this.turned(spot);
      return found ? this.aim(spot, found, true) : {};
    }
    if (seekers.length > 1)
      return this.offer(
        seekers.flatMap((choice) =>
          choice.targets
            .filter((one) => one.spot === spot && !one.objections.length)
            .slice(0, 1)
            .map((one) => ({ choice, target: one })),
        ),
      );
    return {};
  }

  /** A target that only another turn reaches: the card is turned for it. @param {string} spot @returns {scene.Target | null} */
  turned(spot) {
    const found = this.picked?.targets.find((target) => target.spot === spot);
    if (found?.turn) this.turn = found.turn;
    return found ?? null;
  }

  /** @param {string} spot @param {scene.Target} target @param {boolean} touch @returns {Done} */
  aim(spot, target, touch) {
    const again = this.pinnedSpot === spot;
    this.pinnedSpot = spot;
    this.pinnedChoice = null;
    if (target.objections.length) return { tried: true };
    return touch && !again ? {} : { made: this.gesture() };
  }

  /** @param {scene.Choice} choice @param {boolean} touch @returns {Done} */
  begin(choice, touch) {
    if (choice.targets.length) {
      if (this.picked === choice && !this.alone) this.reset();
      else this.pick(choice);
      return {};
    }
    const again = this.pinnedChoice === choice;
    this.picked = null;
    this.offers = [];
    this.pinnedSpot = null;
    this.pinnedChoice = choice;
    if (choice.objections.length) return { tried: true };
    return touch && !again ? {} : { made: { choice: choice.id } };
  }

  /** @param {Offer[]} offers @returns {Done} */
  offer(offers) {
    this.picked = this.pinnedChoice = null;
    this.pinnedSpot = null;
    this.offers = offers;
    return {};
  }

  /** The button of a choice. @param {scene.Choice} choice @param {scene.Target | null} target @returns {Done} */
  press(choice, target) {
    if (target) return { made: { choice: choice.id, spot: target.spot, ...(target.turn ? { turn: target.turn } : {}) } };
    return this.begin(choice, false);
  }

  /** The next way round; whether there is one. */
  nextTurn() {
    const turns = this.picked ? this.turnsOf(this.picked) : [];
    if (turns.length < 2) return false;
    this.turn = turns[(turns.indexOf(this.turn) + 1) % turns.length];
    return true;
  }

  /** The decision that is in view. @returns {scene.Gesture | null} */
  gesture() {
    if (this.pinnedChoice && !this.pinnedChoice.objections.length) return { choice: this.pinnedChoice.id };
    const target = this.pinnedSpot === null ? null : this.targetAt(this.pinnedSpot);
    if (!this.picked || !target || target.objections.length) return null;
    return { choice: this.picked.id, spot: target.spot, ...(target.turn ? { turn: target.turn } : {}) };
  }

  // ---------------------------------------------------------------- buttons

  /** What a button would carry out, in words; nothing, if nothing is in view. @param {Record<string, string>} words @returns {string} */
  confirmable(words) {
    if (!this.gesture()) return "";
    if (this.pinnedChoice || !this.picked) return this.pinnedChoice?.label ?? "";
    const act = this.picked.spot ? words["match-place"] : this.picked.label;
    const place = (this.labels?.get(this.pinnedSpot) ?? "").split(/[.,:;]/)[0]; // labels say more than a button may
    return place && act.length + place.length < LONGEST ? `${act}: ${place}` : act;
  }

  /** The present way round of what is picked. @returns {string} */
  turnLabel() {
    if (!this.picked || this.turnsOf(this.picked).length < 2) return "";
    return this.picked.turns?.find((turn) => turn.id === this.turn)?.label ?? "";
  }

  /**
   * The choices that get a button: those that no thing stands for, those that a thing could mean, and few others.
   * @param {(spot: string) => boolean} there @param {number} few @returns {(Offer & { label: string, illegal: boolean })[]}
   */
  shown(there, few) {
    const row = (/** @type {scene.Choice} */ choice, /** @type {scene.Target | null} */ target = null) => ({
      choice,
      target,
      label: choice.label,
      illegal: !target && choice.objections.length > 0,
    });
    if (this.offers.length) return this.offers.map(({ choice, target }) => row(choice, target));
    const choices = this.menu?.choices ?? [];
    const standing = choices.filter((choice) => choice.spot && there(choice.spot));
    const legal = standing.filter((choice) => !choice.targets.length && !choice.objections.length && choice !== this.pinnedChoice);
    const extra = new Set(legal.filter((choice) => choice.main || legal.length <= few));
    const lone = this.alone ? this.picked : null;
    const rank = (/** @type {scene.Choice} */ choice) => (choice.objections.length ? 2 : choice.main ? 0 : 1); // what cannot be done now comes last
    const found = choices.filter((choice) => choice !== lone && (extra.has(choice) || !standing.includes(choice)));
    return found.sort((one, other) => rank(one) - rank(other)).map((choice) => row(choice));
  }

  /** What things are called. @param {Map<string | null, string>} labels */
  name(labels) {
    this.labels = labels;
  }
}
