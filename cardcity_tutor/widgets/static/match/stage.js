import { el } from "../base/dom.js";
import { AreaView } from "./area-view.js";
import { arrange } from "./arrange.js";

/** The areas of a table, each where there is room for it: the hand apart, all others together. */

const HEAD = 24; // pixels of an area's title
const HEAD_VIEWS = 36; // with ways to look at it
const SMALL = 0.6; // of the scale of the main area: what is smaller is read in a dialogue
const SLIGHT = 0.04; // how much that counts which may take only what the others leave
const WEIGHTS = { main: 3, hand: 1, side: 0.42 }; // how much it counts that the things of an area are large

/** A game's style sheet and symbols, once in each view. @param {HTMLElement} root @param {{ css?: string, defs?: string }} drawing @param {string} name */
export function installDrawing(root, { css = "", defs = "" }, name) {
  let holder = /** @type {HTMLElement | null} */ (root.querySelector(":scope > .cc-drawing"));
  if (holder?.dataset.name === name + css.length + defs.length) return;
  holder?.remove();
  holder = el(
    "div",
    { class: "cc-drawing", "data-name": name + css.length + defs.length, "aria-hidden": "true" },
    el("style", {}, css),
    el("div", { html: `<svg width="0" height="0"><defs>${defs}</defs></svg>` }),
  );
  root.prepend(holder);
}

export class Stage {
  /** @param {import("./area-view.js").Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.node = el("div", { class: "cc-m-stage" });
    this.hand = el("div", { class: "cc-m-hand" });
    /** @type {Map<string, AreaView>} */ this.known = new Map();
    /** @type {Map<string, string>} how each area is looked at */ this.views = new Map();
    /** @type {scene.Area[]} */ this.areas = [];
    this.plan = "";
    this.asked = "";
    this.wide = true;
    /** @type {Set<string>} areas that are put away: nothing in them can be pointed at, and there is no room */ this.away = new Set();
  }

  /** Whether there is a hand. */
  get handed() {
    return this.areas.some((area) => area.role === "hand");
  }

  /** @param {scene.Area} area */
  viewOf(area) {
    const views = area.views ?? [];
    return views.find((view) => view.id === this.views.get(area.id)) ?? views[0] ?? null;
  }

  /** Whether a thing lies on the table. @param {string} spot */
  has(spot) {
    return this.areas.some((area) => area.items.some((item) => item.spot === spot));
  }

  /** @param {scene.Area[]} areas @param {import("./choosing.js").Choosing} choosing */
  draw(areas, choosing) {
    this.areas = areas;
    const more = choosing.unseen((spot) => this.has(spot));
    choosing.name(new Map([...areas.flatMap((area) => area.items), ...more].map((item) => [item.spot, item.label])));
    for (const area of areas) {
      let view = this.known.get(area.id);
      if (!view) this.known.set(area.id, (view = new AreaView(this.hooks)));
      view.draw(
        area,
        more.filter((item) => item.at === area.id),
        this.viewOf(area),
      );
      view.node.dataset.role = area.role;
    }
    for (const [id, view] of this.known) {
      if (areas.some((area) => area.id === id)) continue;
      view.node.remove();
      this.known.delete(id);
    }
    const live = (/** @type {scene.Area} */ area) =>
      area.items.some((item) => choosing.matters(item.spot)) || more.some((item) => item.at === area.id);
    this.idle = new Set(areas.filter((area) => area.role === "side" && !live(area)).map((area) => area.id));
  }

  /** @param {import("./choosing.js").Choosing} choosing @param {look.Refusal | null} refused @param {Record<string, string>} words */
  mark(choosing, refused, words) {
    /** @type {import("./choosing.js").Told | null} */ const told = refused ?? choosing.told();
    /** @type {Map<string, number[]>} */ const culprits = new Map();
    (told?.objections ?? []).forEach((one, number) => {
      for (const spot of one.spots) culprits.set(spot, [...(culprits.get(spot) ?? []), number + 1]);
    });
    const marks = {
      part: (/** @type {string} */ spot) => choosing.part(spot),
      picked: (/** @type {string} */ spot) => choosing.isPicked(spot),
      looked: refused?.gesture.spot ?? choosing.lookedSpot ?? choosing.pinnedSpot ?? "",
      culprits,
      ghosts: told?.objections?.length ? [] : (told?.ghosts ?? []),
      words,
    };
    for (const view of this.known.values()) view.mark(marks);
  }

  /** Give every area its place. On a narrow screen what only informs is put away, for a dialogue to show. @param {boolean} wide */
  layout(wide) {
    this.wide = wide;
    this.settle();
  }

  settle() {
    const [stage, rail] = [sizeOf(this.node), sizeOf(this.hand)];
    if (!stage.width || !stage.height) return;
    let placed = this.areas;
    let parts = placed.map((area) => this.partOf(area));
    const asked = JSON.stringify([parts, stage, rail, this.areas.map((area) => area.id)]);
    if (asked === this.asked && this.areas.every((area) => this.nodeOf(area).isConnected || this.away.has(area.id))) return; // all is in its place
    this.asked = asked;
    let found = arrange(parts, stage, rail, this.plan);
    /** @type {scene.Area[]} */ const away = [];
    for (;;) {
      const main = Math.min(...found.places.filter((_, k) => parts[k].main).map((place) => place.scale));
      const small = placed.filter((area, k) => this.isIdle(area) && found.places[k].scale < main * SMALL).pop(); // the last is the least
      if (!small) break;
      away.push(small);
      placed = placed.filter((area) => area !== small);
      parts = placed.map((area) => this.partOf(area));
      found = arrange(parts, stage, rail, this.plan);
    }
    const { places, railed, plan } = found;
    this.away = new Set(away.map((area) => area.id));
    for (const area of away) if (!this.nodeOf(area).closest("dialog")) this.nodeOf(area).remove();
    this.plan = plan;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    settle(
      this.node,
      placed.filter((_, k) => !railed[k]).map((area) => this.nodeOf(area)),
    );
    settle(
      this.hand,
      placed.filter((_, k) => railed[k]).map((area) => this.nodeOf(area)),
    );
    if (focused !== document.activeElement && focused?.isConnected) focused.focus({ preventScroll: true });
    const top = this.wide ? Math.min(...places.filter((_, k) => railed[k]).map((place) => place.y)) : 0; // a rail is read from its top
    places.forEach((place, k) => this.put(placed[k], place, parts[k].head, railed[k] ? top : 0));
  }

  /** @param {scene.Area} area */
  nodeOf(area) {
    return /** @type {AreaView} */ (this.known.get(area.id)).node;
  }

  /** Whether an area only informs, on a screen that is too narrow for it. @param {scene.Area} area */
  isIdle(area) {
    return !this.wide && Boolean(this.idle?.has(area.id));
  }

  /** @param {scene.Area} area */
  partOf(area) {
    const [width, height] = this.known.get(area.id)?.size(this.viewOf(area)) ?? area.size;
    const head = (area.views ?? []).length > 1 ? HEAD_VIEWS : area.role !== "main" && !this.wide ? 0 : HEAD;
    const alike = area.role === "main" ? this.areas.filter((one) => one.role === "main").length : 1;
    if (this.isIdle(area)) return { width, height, main: false, hand: false, idle: true, weight: SLIGHT, head };
    return { width, height, main: area.role === "main", hand: area.role === "hand", idle: false, weight: WEIGHTS[area.role] / alike, head };
  }

  /** @param {scene.Area} area @param {import("./arrange.js").Place} place @param {number} head @param {number} above */
  put(area, place, head, above) {
    const view = /** @type {AreaView} */ (this.known.get(area.id));
    view.scale = place.scale || 1;
    const style = {
      left: `${place.x.toFixed(1)}px`,
      top: `${(place.y - above).toFixed(1)}px`,
      width: `${place.width.toFixed(1)}px`,
      height: `${place.height.toFixed(1)}px`,
    };
    Object.assign(view.node.style, style);
    view.node.style.setProperty("--head", `${head}px`);
  }

  /** The areas that were put away, each as wide as it may be, for a dialogue. @returns {HTMLElement[]} */
  showAway() {
    return [...this.away].map((id) => {
      const area = /** @type {scene.Area} */ (this.areas.find((one) => one.id === id));
      const node = this.nodeOf(area);
      const [width, height] = this.known.get(id)?.size(this.viewOf(area)) ?? area.size;
      Object.assign(node.style, { left: "", top: "", width: "100%", height: "auto" });
      const view = /** @type {AreaView} */ (this.known.get(id));
      view.frame.style.aspectRatio = `${width} / ${height}`;
      view.node.style.setProperty("--head", `${HEAD}px`);
      return node;
    });
  }
}

/** @param {HTMLElement} room */
function sizeOf(room) {
  return { width: room.clientWidth, height: room.clientHeight };
}

/** Exactly these children, those that are there already left alone. @param {HTMLElement} room @param {Node[]} nodes */
function settle(room, nodes) {
  for (const child of [...room.childNodes]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, at) => room.childNodes[at] === node || room.insertBefore(node, room.childNodes[at] ?? null));
}
