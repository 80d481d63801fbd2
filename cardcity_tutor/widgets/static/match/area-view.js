import { el, esc, renew } from "../base/dom.js";

/** One area of a table: its drawing, the things in it that can be pointed at, and the marks on them. */

/** @typedef {"pick" | "legal" | "illegal" | ""} Part what a thing is for now */
/** @typedef {{ part: (spot: string) => Part, picked: (spot: string) => boolean, looked: string, culprits: Map<string, number[]>, ghosts: scene.Item[], words: Record<string, string> }} Marks */
/** @typedef {{ look: (spot: string | null) => void, act: (spot: string, touch: boolean) => void, view: (area: string, view: string) => void }} Hooks */

const DOT = 9; // pixels of a mark's radius
const SPOKEN = { pick: "", legal: "match-target", illegal: "match-blocked", "": "" };

/** @param {scene.Item["box"]} box */
function middleOf([x, y, width, height]) {
  return [x + width / 2, y + height / 2];
}

/** The outline of a thing, in the units of its area. @param {scene.Item} item @param {string} cls */
function outline({ box: [x, y, width, height], path }, cls) {
  if (path) return `<path class="${cls}" d="${esc(path)}"/>`;
  return `<rect class="${cls}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(width, height) / 12}"/>`;
}

export class AreaView {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.scale = 1; // pixels per unit
    /** @type {scene.Area | null} */ this.area = null;
    /** @type {scene.Item[]} */ this.items = [];
    this.drawn = "";
    this.current = ""; // the thing that the Tab key comes to
    this.head = el("header", { class: "cc-area-head" });
    this.frame = el("div", { class: "cc-area-frame" });
    this.node = el("div", { class: "cc-area", role: "group" }, this.head, this.frame);
    this.touch = false;
    this.node.addEventListener("pointerdown", (event) => (this.touch = event.pointerType === "touch"));
    this.frame.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.hooks.look(this.spotOf(event)));
    this.frame.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && this.hooks.look(null));
    this.frame.addEventListener("click", (event) => this.onClick(event));
    this.frame.addEventListener("focusin", (event) => this.onFocus(event));
    this.frame.addEventListener("focusout", () => this.hooks.look(null));
    this.frame.addEventListener("keydown", (event) => this.onKey(event));
  }

  // ---------------------------------------------------------------- drawing

  /** @param {scene.Area} area @param {scene.Item[]} more things that only stand there while something is chosen @param {scene.View | null} view the way to look at it */
  draw(area, more, view) {
    this.area = area;
    const picture = view?.svg ?? null;
    this.items = picture ? [] : [...area.items, ...more];
    const [width, height] = this.size(view);
    this.node.dataset.area = area.id;
    this.node.setAttribute("aria-label", area.title);
    const chosen = view?.id ?? "";
    const views = area.views ?? [];
    renew(
      this.head,
      el("b", {}, area.title),
      area.note && el("small", {}, area.note),
      views.length > 1 &&
        el(
          "span",
          { class: "cc-area-views", role: "group", "aria-label": area.title },
          views.map((one) =>
            el(
              "button",
              {
                type: "button",
                class: "cc-view",
                "data-act": `view-${area.id}-${one.id}`,
                "aria-pressed": String(one.id === chosen),
                title: one.key ? `${one.label} (${one.key})` : null,
                onclick: () => this.hooks.view(area.id, one.id),
              },
              one.label,
            ),
          ),
        ),
    );
    if (chosen) this.frame.dataset.view = chosen;
    else delete this.frame.dataset.view;
    const body =
      picture ??
      `<g class="cc-under">${area.svg}</g>${this.items.map((item) => this.itemMarkup(item)).join("")}<g class="cc-over">${area.over ?? ""}</g>`;
    const text = `<svg viewBox="0 0 ${width} ${height}" role="${picture ? "img" : "presentation"}"${picture ? ` aria-label="${esc(view?.label)}"` : ""}>${body}<g class="cc-ghosts"></g><g class="cc-marks" aria-hidden="true"></g></svg>`;
    if (text === this.drawn) return;
    const active = document.activeElement;
    const held = this.frame.contains(active) ? active?.getAttribute("data-spot") : null;
    this.frame.innerHTML = this.drawn = text;
    if (held) this.nodeOf(held)?.focus({ preventScroll: true });
  }

  /** @param {scene.View | null} view @returns {[number, number]} */
  size(view) {
    return view?.size ?? this.area?.size ?? [1, 1];
  }

  /** @param {scene.Item} item */
  itemMarkup(item) {
    const [x, y, width, height] = item.box;
    const hit = item.path
      ? `<path class="cc-hit" d="${esc(item.path)}" transform="translate(${-x} ${-y})"/>`
      : `<rect class="cc-hit" width="${width}" height="${height}"/>`;
    const tag = item.tag ? tagMarkup(item.tag, width, height) : "";
    return `<g class="cc-item${item.ghost ? " cc-not-yet" : ""}" data-spot="${esc(item.spot)}" tabindex="-1" transform="translate(${x} ${y})">${item.svg}${tag}${hit}</g>`;
  }

  /** @param {string} spot */
  nodeOf(spot) {
    return /** @type {SVGElement | null} */ (this.frame.querySelector(`.cc-item[data-spot="${CSS.escape(spot)}"]`));
  }

  /** Say of each thing what it is for, and draw the marks. @param {Marks} marks */
  mark(marks) {
    const { words } = marks;
    const live = this.items.filter((item) => marks.part(item.spot));
    if (!this.items.some((item) => item.spot === this.current)) this.current = (live[0] ?? this.items[0])?.spot ?? "";
    for (const item of this.items) {
      const node = /** @type {SVGElement} */ (this.nodeOf(item.spot));
      const part = marks.part(item.spot);
      const picked = marks.picked(item.spot);
      const spoken = [item.label, picked && words["match-picked"], words[SPOKEN[part]]].filter(Boolean).join(", ");
      node.setAttribute("role", part ? "button" : "img");
      node.setAttribute("aria-label", spoken);
      node.setAttribute("tabindex", item.spot === this.current ? "0" : "-1");
      node.toggleAttribute("data-live", Boolean(part));
      if (part === "pick" || (part && picked)) node.setAttribute("aria-pressed", String(picked));
      else node.removeAttribute("aria-pressed");
    }
    const r = DOT / this.scale;
    const drawn = this.items.map((item) => {
      const part = marks.part(item.spot);
      const looked = marks.looked === item.spot;
      const frame = marks.picked(item.spot) ? outline(item, "cc-ring picked") : looked && part ? outline(item, `cc-ring ${part}`) : "";
      const [x, y] = middleOf(item.box);
      const size = Math.min(r, Math.min(item.box[2], item.box[3]) / 3);
      if (part === "legal") return `${frame}<circle class="cc-ok-dot" cx="${x}" cy="${y}" r="${size}"/>`;
      if (part === "illegal")
        return `${frame}<path class="cc-no-cross" d="M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}"/>`;
      return frame;
    });
    for (const [spot, numbers] of marks.culprits) drawn.push(this.culprit(spot, numbers));
    this.layer("cc-marks", drawn.join(""));
    const own = marks.ghosts.filter((ghost) => ghost.spot.startsWith(`${this.area?.id}:`));
    this.layer(
      "cc-ghosts",
      own
        .map(
          (ghost) =>
            `<g class="cc-preview" transform="translate(${ghost.box[0]} ${ghost.box[1]})" aria-hidden="true">${ghost.svg}</g>${outline(ghost, "cc-preview-edge")}`,
        )
        .join(""),
    );
  }

  /** @param {string} spot @param {number[]} numbers */
  culprit(spot, numbers) {
    const item = this.items.find((one) => one.spot === spot);
    if (!item) return "";
    const r = 10 / this.scale;
    const [x, y] = [item.box[0] + r * 0.6, item.box[1] + r * 0.6];
    return `${outline(item, "cc-culprit-ring")}<circle class="cc-culprit-disc" cx="${x}" cy="${y}" r="${r}"/><text class="cc-culprit-no" x="${x}" y="${y}" dy=".36em" style="font-size:${(r * 1.3).toFixed(1)}px" text-anchor="middle">${numbers.join(" ")}</text>`;
  }

  /** @param {string} name @param {string} markup */
  layer(name, markup) {
    const layer = this.frame.querySelector(`svg > .${name}`);
    if (layer && layer.innerHTML !== markup) layer.innerHTML = markup;
  }

  // ---------------------------------------------------------------- pointing

  /** @param {Event} event @returns {string | null} */
  spotOf(event) {
    const node = /** @type {Element} */ (event.target).closest?.(".cc-item");
    return node?.getAttribute("data-spot") ?? null;
  }

  /** @param {Event} event */
  onClick(event) {
    const spot = this.spotOf(event);
    if (spot === null) return;
    this.keep(spot);
    this.hooks.act(spot, this.touch);
  }

  /** @param {Event} event */
  onFocus(event) {
    const spot = this.spotOf(event);
    if (spot === null) return;
    this.keep(spot);
    this.hooks.look(spot);
  }

  /** The Tab key comes back to this thing. @param {string} spot */
  keep(spot) {
    this.nodeOf(this.current)?.setAttribute("tabindex", "-1");
    this.current = spot;
    this.nodeOf(spot)?.setAttribute("tabindex", "0");
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const spot = this.spotOf(event);
    if (spot === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.hooks.act(spot, false);
      return;
    }
    const next = this.neighbour(spot, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.nodeOf(next)?.focus();
  }

  /** The thing that an arrow key leads to: the nearest one in that direction. @param {string} spot @param {string} key @returns {string | null} */
  neighbour(spot, key) {
    if (key === "Home") return this.items[0]?.spot ?? null;
    if (key === "End") return this.items[this.items.length - 1]?.spot ?? null;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const from = this.items.find((item) => item.spot === spot);
    if (!step || !from) return null;
    const [x, y] = middleOf(from.box);
    let best = spot;
    let least = Infinity;
    for (const item of this.items) {
      const [dx, dy] = [middleOf(item.box)[0] - x, middleOf(item.box)[1] - y];
      const along = dx * step[0] + dy * step[1];
      const across = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
      if (along <= 1e-6 || item.spot === spot) continue;
      const far = along + 2.5 * across;
      if (far < least) [best, least] = [item.spot, far];
    }
    return best;
  }
}

/** A word or a number at the lower edge of a thing. @param {string} tag @param {number} width @param {number} height */
function tagMarkup(tag, width, height) {
  const size = Math.min(width, height) * 0.24;
  const wide = Math.max(size * 1.5, tag.length * size * 0.62 + size * 0.7);
  return `<g class="cc-item-tag" transform="translate(${width / 2} ${height})"><rect x="${-wide / 2}" y="${-size * 1.35}" width="${wide}" height="${size * 1.35}" rx="${size * 0.67}"/><text y="${-size * 0.36}" style="font-size:${size.toFixed(1)}px" text-anchor="middle">${esc(tag)}</text></g>`;
}
