import { dim, el, renewChildren } from "../base/dom.js";
import { badge, culprit, ghost, noMarks, okMarks } from "./marks.js";

/** The board: Python's picture below, marks and ghosts on it, and a grid of cells to touch, focus and hear. */

/**
 * @typedef {{ over: (cell: number | null, how: string) => void, act: (cell: number, how: string) => void }} Hooks
 * @typedef {{ judged: number[] | null, token: string | null, looked: number | null, marks: boolean, badges: boolean, lit?: Set<number> | null, extra?: string }} Look
 */

const HALF_STREET = 5;
const SPARED = 100; // milliseconds within which a lifted finger clicks
const LONG_PRESS = 450;

/** A finger that is lifted after a long press touches nothing of what has slid under it. */
function spareNext() {
  const spare = (/** @type {Event} */ event) => (event.preventDefault(), event.stopPropagation());
  addEventListener("click", spare, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", spare, true), SPARED);
}

export class Board {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Record<string, string>} */ this.deck = {};
    /** @type {Record<string, string>} */ this.words = {};
    /** @type {Map<string, HTMLElement>} */ this.nodes = new Map();
    /** @type {Map<number, HTMLElement>} */ this.rows = new Map();
    /** @type {WeakMap<HTMLElement, string>} */ this.spokenAs = new WeakMap();
    /** @type {WeakMap<HTMLElement, string>} */ this.placed = new WeakMap();
    this.view = "";
    this.focused = "";
    this.scene = /** @type {any} */ (null);
    this.svg = el("div", {
      class: "cc-picture",
      "aria-hidden": "true",
      html: '<svg><g class="cc-ground"></g><g class="cc-marks"></g><g class="cc-badges"></g><g class="cc-front"></g></svg>',
    });
    /** @type {[string, Element[]][]} the pieces of the picture, and what was drawn from each */ this.drawn = [];
    /** @type {Record<string, string>} what each layer shows */ this.layers = {};
    this.grid = el("div", { role: "grid", class: "cc-grid" });
    this.node = el("div", { class: "cc-board" }, this.svg, this.grid);
    this.listen();
  }

  listen() {
    const cellOf = (/** @type {Event} */ event) => {
      const node = /** @type {HTMLElement} */ (event.target).closest?.("[role=gridcell]");
      return node ? Number(/** @type {HTMLElement} */ (node).dataset.index) : null;
    };
    let touch = false;
    let press = 0;
    let pressed = false;
    // Not `pointerover`: where the board grows under a pointer that rests, nobody has pointed at anything new.
    let pointed = "";
    let [x, y] = [-1, -1];
    this.grid.addEventListener("pointermove", (event) => {
      const cell = /** @type {HTMLElement} */ (event.target).closest?.("[role=gridcell]");
      const at = /** @type {HTMLElement | null} */ (cell)?.dataset.cell ?? "";
      const rests = event.clientX === x && event.clientY === y;
      [x, y] = [event.clientX, event.clientY];
      if (event.pointerType !== "mouse" || rests || at === pointed) return;
      pointed = at;
      this.hooks.over(cellOf(event), "hover");
    });
    this.grid.addEventListener("pointerleave", (event) => {
      pointed = "";
      if (event.clientX !== x || event.clientY !== y) [x, y] = [-1, -1]; // it was the pointer that left, not the board
      if (event.pointerType === "mouse") this.hooks.over(null, "hover");
    });
    this.grid.addEventListener("pointerdown", (event) => {
      touch = ["touch", "pen"].includes(event.pointerType);
      pressed = false;
      clearTimeout(press);
      const cell = cellOf(event);
      if (touch && cell !== null)
        press = setTimeout(() => {
          pressed = true;
          this.hooks.over(cell, "press");
        }, LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel"]) this.grid.addEventListener(end, () => (clearTimeout(press), pressed && spareNext()));
    this.grid.addEventListener("contextmenu", (event) => touch && event.preventDefault());
    this.grid.addEventListener("click", (event) => {
      const cell = cellOf(event);
      if (cell === null || pressed) return;
      this.hooks.act(cell, touch ? "touch" : "mouse"); // first of all: the kernel works while the page goes on
      this.focusCell(cell);
    });
    this.grid.addEventListener("focusin", (event) => {
      const cell = cellOf(event);
      if (cell === null) return;
      this.setTabStop(cell);
      if (/** @type {HTMLElement} */ (event.target).matches(":focus-visible")) this.hooks.over(cell, "focus");
    });
    this.grid.addEventListener("focusout", (event) => {
      if (this.grid.contains(/** @type {Node | null} */ (event.relatedTarget))) return;
      if (!document.querySelector(":is(button, a, summary, label):active")) return this.hooks.over(null, "focus");
      // What is pressed may stand below what is said of the cell: it keeps its place until it is let go, or the press would miss it.
      const once = new AbortController();
      const end = () => (
        once.abort(),
        setTimeout(() => this.grid.isConnected && !this.grid.contains(document.activeElement) && this.hooks.over(null, "focus"))
      );
      for (const kind of ["mouseup", "dragend"]) addEventListener(kind, end, { capture: true, signal: once.signal });
    });
    this.grid.addEventListener("keydown", (event) => this.onKey(event, cellOf(event)));
  }

  /** @param {KeyboardEvent} event @param {number | null} cell */
  onKey(event, cell) {
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const step = moves[/** @type {keyof typeof moves} */ (event.key)];
    let goal = null;
    if (step) goal = this.neighbour(cell, step[0], step[1]);
    else if (event.key === "Home") goal = this.ends(cell)[0];
    else if (event.key === "End") goal = this.ends(cell)[1];
    else if (event.key === "Enter" || event.key === " ") this.hooks.act(cell, event.key === " " ? "space" : "key");
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (goal !== null) this.focusCell(goal);
  }

  /** The nearest cell in a direction: along the row, or in the next row the one that lies straightest. */
  neighbour(/** @type {number} */ from, /** @type {number} */ down, /** @type {number} */ right) {
    const cells = this.scene.cells;
    const [row, , x, y, w, h] = cells[from];
    const middle = x + w / 2;
    /** @type {number | null} */ let best = null;
    let least = Infinity;
    cells.forEach((/** @type {any[]} */ cell, /** @type {number} */ k) => {
      const dx = cell[2] + cell[4] / 2 - middle;
      const dy = cell[3] + cell[5] / 2 - (y + h / 2);
      if (right ? cell[0] !== row || dx * right <= 0 : dy * down <= 0) return;
      const far = right ? Math.abs(dx) : Math.abs(dy) * 10 + Math.abs(dx);
      if (far < least) [best, least] = [k, far];
    });
    return best;
  }

  /** @param {number} cell */
  ends(cell) {
    const cells = this.scene.cells;
    const row = cells
      .map((/** @type {any[]} */ c, /** @type {number} */ k) => [c[0], k])
      .filter((/** @type {number[]} */ c) => c[0] === cells[cell][0]);
    return [row[0][1], row[row.length - 1][1]];
  }

  /** @param {number} cell */
  focusCell(cell) {
    this.setTabStop(cell);
    this.nodeOf(cell)?.focus({ preventScroll: true });
  }

  /** @param {number} cell */
  nodeOf(cell) {
    const found = this.scene.cells[cell];
    return this.nodes.get(`${found[0]},${found[1]}`);
  }

  /** Exactly one cell of the grid takes part in the order of tabs. @param {number} cell */
  setTabStop(cell) {
    const at = `${this.scene.cells[cell][0]},${this.scene.cells[cell][1]}`;
    this.nodes.get(this.focused)?.setAttribute("tabindex", "-1");
    this.nodes.get(at)?.setAttribute("tabindex", "0");
    this.focused = at;
  }

  /** A new scene: the picture is replaced, the cells are kept as they are and moved, so the focus stays. @param {any} scene @param {boolean} narrow */
  lay(scene, narrow) {
    const before = this.scene;
    this.scene = scene;
    this.grid.setAttribute("aria-label", scene.title || this.words.board);
    const [x, y, w, h] = narrow ? scene.core : scene.box;
    const view = `${x} ${y} ${w} ${h}`;
    if (this.view !== view) {
      this.view = view;
      this.node.style.setProperty("--cc-ratio", String(w / h));
      this.node.style.setProperty("--cc-columns", String(Math.round(w / 110)));
      this.svg.firstElementChild?.setAttribute("viewBox", view);
    }
    this.svg.classList.toggle("narrow", narrow);
    this.drawPicture(scene.picture);
    const seen = new Set();
    /** @type {Map<number, HTMLElement>} */ const last = new Map();
    let first = "";
    scene.cells.forEach((/** @type {any[]} */ cell, /** @type {number} */ index) => {
      const [row, column, cx, cy, cw, ch] = cell;
      const at = `${row},${column}`;
      const kerb = cw < 100 || ch < 100;
      if (kerb && narrow) return;
      seen.add(at);
      let node = this.nodes.get(at);
      if (!node) {
        node = el("div", { role: "gridcell", class: "cc-cell", tabindex: "-1", "data-cell": at });
        this.nodes.set(at, node);
      }
      node.dataset.index = String(index);
      node.classList.toggle("kerb", kerb);
      const grow = kerb ? 0 : HALF_STREET;
      const place =
        `left:${((cx - grow - x) / w) * 100}%;top:${((cy - grow - y) / h) * 100}%;` +
        `width:${((cw + 2 * grow) / w) * 100}%;height:${((ch + 2 * grow) / h) * 100}%`;
      if (this.placed.get(node) !== place) node.style.cssText = place;
      this.placed.set(node, place);
      const line = this.rowOf(row);
      const before = last.get(row) ?? null;
      // Only what is not in its place is moved: moving takes the focus away.
      if (node.parentElement !== line || node.previousElementSibling !== before)
        line.insertBefore(node, before ? before.nextSibling : line.firstChild);
      last.set(row, node);
      first ||= kerb ? "" : at;
    });
    const lost = [...this.nodes].some(([at, node]) => !seen.has(at) && node === document.activeElement);
    for (const [at, node] of this.nodes) if (!seen.has(at)) node.remove(), this.nodes.delete(at);
    for (const [row, node] of this.rows) if (!node.childElementCount) node.remove(), this.rows.delete(row);
    if (!this.nodes.has(this.focused)) this.focused = this.hall(scene) ?? first;
    for (const [at, node] of this.nodes) {
      const stop = at === this.focused ? 0 : -1;
      if (node.tabIndex !== stop) node.tabIndex = stop;
    }
    if (lost) this.nodes.get(this.focused)?.focus({ preventScroll: true });
    if (before) this.land(before, scene);
  }

  /** Python's picture; shapes that were there before stay, for making them anew is what takes the time. @param {string[]} pieces */
  drawPicture([open, ...pieces]) {
    const ground = /** @type {SVGElement} */ (this.svg.querySelector(".cc-ground"));
    if (!ground.firstElementChild) ground.innerHTML = open + pieces.at(-1);
    const holder = /** @type {Element} */ (ground.firstElementChild);
    /** @type {Map<string, Element[][]>} */ const known = new Map();
    for (const [text, nodes] of this.drawn) known.set(text, [...(known.get(text) ?? []), nodes]);
    this.drawn = pieces.slice(0, -1).map((text) => [text, known.get(text)?.shift() ?? shapes(text)]);
    const order = this.drawn.flatMap(([, nodes]) => nodes);
    const kept = new Set(order);
    for (const node of [...holder.children]) if (!kept.has(node)) node.remove();
    let at = holder.firstElementChild;
    for (const node of order) {
      if (node === at) at = at.nextElementSibling;
      else holder.insertBefore(node, at);
    }
    holder.querySelectorAll(".cc-landed, .cc-grew").forEach((node) => node.classList.remove("cc-landed", "cc-grew"));
    ground.querySelectorAll(".cc-closing").forEach((node) => node.remove());
  }

  /** Fill a layer, if it changed. @param {string} name @param {string} markup */
  layer(name, markup) {
    if (this.layers[name] === markup) return;
    this.layers[name] = markup;
    const node = /** @type {SVGElement} */ (this.svg.querySelector(`.cc-${name}`));
    if (name === "front")
      node.replaceChildren(...shapes(markup)); // what appears there moves as it appears
    else renewChildren(node, shapes(markup));
  }

  /** Something on top of everything, until the next look. @param {string} markup */
  over(markup) {
    this.layers.front += "…"; // the next look has to draw anew
    this.svg.querySelector(".cc-front")?.append(...shapes(markup));
  }

  /** Where the tab stop starts: on the first card. @param {any} scene */
  hall(scene) {
    const cell = scene.cells[scene.cards[0]];
    return cell && `${cell[0]},${cell[1]}`;
  }

  /** @param {number} row */
  rowOf(row) {
    let node = this.rows.get(row);
    if (!node) {
      node = el("div", { role: "row", "data-row": row });
      this.rows.set(row, node);
      const after = [...this.rows.keys()].filter((other) => other > row).sort((a, b) => a - b)[0];
      this.grid.insertBefore(node, after === undefined ? null : /** @type {Node} */ (this.rows.get(after)));
    }
    return node;
  }

  /** New cards land: a card that was not there before drops into its place. @param {any} before @param {any} scene */
  land(before, scene) {
    const key = (/** @type {any} */ from, /** @type {number} */ k) => `${from.cells[k][0]},${from.cells[k][1]}`;
    const old = new Set(before.cards.map((/** @type {number} */ k) => key(before, k)));
    const fresh = scene.cards.filter((/** @type {number} */ k) => !old.has(key(scene, k)));
    if (fresh.length > 3) return;
    for (const cell of fresh) {
      const at = key(scene, cell);
      this.svg
        .querySelectorAll(`[data-at="${at}"]`)
        .forEach((face) => face.classList.add(scene.mode === "develop" ? "cc-grew" : "cc-landed"));
      this.join(scene, cell);
    }
  }

  /** The street between a new card and its district closes from its middle. @param {any} scene @param {number} cell */
  join(scene, cell) {
    const [, , x, y] = scene.cells[cell];
    const district = scene.districts.find((/** @type {any} */ found) => found.cells.includes(cell));
    for (const other of district?.cells ?? []) {
      const dx = scene.cells[other][2] - x;
      const dy = scene.cells[other][3] - y;
      const upright = dy === 0;
      if (Math.abs(dx) + Math.abs(dy) !== 110 || (dx && dy)) continue;
      const at = upright ? [x + (dx > 0 ? 100 : -10), y] : [x, y + (dy > 0 ? 100 : -10)];
      const size = upright ? [10, 50] : [50, 10];
      const halves = [0, 1].map(
        (k) =>
          `<rect class="cc-closing ${upright ? "y" : "x"}${k}" x="${at[0] + (upright ? 0 : 50 * k)}" y="${at[1] + (upright ? 50 * k : 0)}" width="${size[0]}" height="${size[1]}"/>`,
      );
      this.svg.querySelector(".cc-ground")?.insertAdjacentHTML("beforeend", halves.join(""));
    }
  }

  /** Marks, ghost and badges for what is picked and looked at. @param {Look} look */
  paint(look) {
    const { scene } = this;
    const lies = new Set(scene.cards);
    this.svg.classList.toggle("cc-unjudged", !look.marks);
    const after = this.outlook(look);
    const covered = new Set(after ? [look.looked, ...after[7].map((/** @type {any[]} */ sprout) => sprout[1])] : []);
    /** @type {{ at: string, cell: any[] }[][]} */ const marked = [[], []];
    scene.cells.forEach((/** @type {any[]} */ cell, /** @type {number} */ k) => {
      const number = look.judged ? look.judged[k] : null;
      const legal = number !== null && number < 0;
      const node = this.nodeOf(k);
      if (node) {
        if (number === null || !look.marks) node.removeAttribute("data-legal");
        else node.dataset.legal = String(legal);
        const spoken = this.spoken(cell, number, look);
        if (this.spokenAs.get(node) !== spoken) node.setAttribute("aria-label", spoken);
        this.spokenAs.set(node, spoken);
        node.classList.toggle("looked", look.looked === k);
      }
      if (number === null || !look.marks || lies.has(k) || covered.has(k) || !node) return;
      marked[legal ? 1 : 0].push({ at: `${cell[0]},${cell[1]}`, cell });
    });
    this.layer("marks", noMarks(marked[0]) + okMarks(marked[1]));
    this.layer("badges", look.badges ? this.badges(look) : "");
    this.layer("front", this.front(look));
  }

  /** @param {any[]} cell @param {number | null} number @param {Look} look */
  spoken(cell, number, look) {
    const { scene } = this;
    if (number === null || !look.marks) return cell[6];
    if (number < 0) return `${cell[6]}. ${this.words.legal}`;
    const rules = scene.verdicts[number].slice(1).map((/** @type {any[]} */ reason) => scene.rules[reason[0]].title);
    return `${cell[6]}. ${this.words.illegal} ${rules.join(", ")}`;
  }

  /** The outlook of the cell looked at, if the picked card may go there. @param {Look} look */
  outlook(look) {
    const number = look.judged && look.looked !== null ? look.judged[look.looked] : 0;
    return look.marks && number < 0 ? this.scene.outlooks[-1 - number] : null;
  }

  /** @param {Look} look */
  badges(look) {
    const after = this.outlook(look);
    const gone = new Set();
    const news = after ? after[6].map((/** @type {number} */ k) => this.scene.changes[k]) : [];
    for (const change of news) for (const k of change[6]) gone.add(k);
    let drawn = "";
    this.scene.districts.forEach((/** @type {any} */ district, /** @type {number} */ k) => {
      if (!gone.has(k)) drawn += badge(district.badge, district.state, district.at[0], district.at[1]);
    });
    for (const [, , text, state, x, y] of news) drawn += badge(text, state, x, y);
    return drawn;
  }

  /** Ghosts, sprouts, culprits, the line to the margin. @param {Look} look */
  front(look) {
    const { scene } = this;
    let drawn = look.extra ?? "";
    if (look.lit) drawn += this.dimmed(look.lit);
    if (look.looked === null || !look.judged) return drawn;
    const cell = scene.cells[look.looked];
    const number = look.judged[look.looked];
    const after = this.outlook(look);
    if (look.token && !look.marks && !scene.cards.includes(look.looked)) drawn += ghost(this.deck[look.token], cell, 0);
    if (number < 0 && look.token && look.marks) drawn += ghost(this.deck[look.token], cell, after?.[7].length ? 1 : 0);
    if (after) {
      after[7].forEach((/** @type {[string, number]} */ [colour, k], /** @type {number} */ n) => {
        if (k !== look.looked) drawn += ghost(this.deck[colour], scene.cells[k], n + 2, true);
      });
    } else if (look.marks && number >= 0) {
      const tags = new Map();
      if (!scene.cards.includes(look.looked))
        scene.verdicts[number].slice(1).forEach((/** @type {number[]} */ reason, /** @type {number} */ n) => {
          for (const k of reason.slice(2)) tags.set(k, [...(tags.get(k) ?? []), n + 1]);
        });
      [...tags].forEach(([k, numbers], turn) => (drawn += culprit(scene.cells[k], numbers, turn)));
    }
    return drawn;
  }

  /** A line from a cell along its street to a margin, whose edge lies at `edge` on the screen. @param {number} cell @param {boolean} left @param {number} edge */
  lead(cell, left, edge, legal = left) {
    const svg = /** @type {SVGSVGElement} */ (this.svg.firstElementChild);
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const [, , x, y, w, h] = this.scene.cells[cell];
    const goal = (edge - matrix.e) / matrix.a;
    const kind = legal ? "legal" : "illegal";
    this.layers.front += "…"; // the line is added to it: the next look has to draw anew
    svg
      .querySelector(".cc-front")
      ?.insertAdjacentHTML("afterbegin", `<path class="cc-leader ${kind}" d="M${left ? x + 12 : x + w - 12} ${y + h}v5H${goal}"/>`);
  }

  /** Everything but the lit cells steps back. @param {Set<number>} lit */
  dimmed(lit) {
    return dim(this.scene.cells.filter((/** @type {any[]} */ c, /** @type {number} */ k) => !lit.has(k) && c[4] >= 100 && c[5] >= 100));
  }
}

/** Markup of an SVG as elements. @param {string} markup */
function shapes(markup) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.innerHTML = markup;
  return [...group.children];
}
