import { esc } from "../base/dom.js";

/** What is drawn on a board over its picture: allowed and forbidden cells, ghosts, cards at fault, badges, stamps. */

/** A plot with rounded corners, as a path. @param {any[]} cell */
function plot([, , x, y, w, h]) {
  return `M${x + 11} ${y}h${w - 22}q11 0 11 11v${h - 22}q0 11-11 11h${22 - w}q-11 0-11-11v${22 - h}q0-11 11-11z`;
}

/** All marks of a kind are one shape: a shape per cell would take the page ten times as long. @param {{ at: string, cell: any[] }[]} cells */
export function okMarks(cells) {
  const dot = (/** @type {any[]} */ [, , x, y, w, h]) => `M${x + w / 2} ${y + h / 2}h.01`;
  return cells.length ? `<path class="cc-ok" d="${cells.map(({ cell }) => plot(cell)).join("")}"/>${mark("cc-dot", cells, dot)}` : "";
}

/** @param {{ at: string, cell: any[] }[]} cells */
export function noMarks(cells) {
  const plots = cells.map(({ cell }) => plot(cell)).join("");
  const cross = (/** @type {any[]} */ [, , x, y, w, h]) => {
    const arm = Math.min(w, h) * 0.11;
    return `M${x + w / 2 - arm} ${y + h / 2 - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  };
  return cells.length
    ? `<path class="cc-off" d="${plots}"/><path fill="url(#cc-pat-off)" d="${plots}"/>${mark("cc-cross", cells, cross)}`
    : "";
}

/** @param {string} name @param {{ at: string, cell: any[] }[]} cells @param {(cell: any[]) => string} shape */
function mark(name, cells, shape) {
  return `<path class="${name}" data-cells="${cells.map(({ at }) => at).join(" ")}" d="${cells.map(({ cell }) => shape(cell)).join("")}"/>`;
}

/** A card that is not real yet. @param {string} card @param {any[]} cell @param {number} number @param {boolean} [sprout] */
export function ghost(card, [, , x, y, w, h], number, sprout = false) {
  const tag = number
    ? `<g class="cc-tag"><circle cx="${x + 82}" cy="${y + 82}" r="16"/><text x="${x + 82}" y="${y + 89}">${number}</text></g>`
    : "";
  const leaf = sprout ? `<use class="cc-sprout" href="#cc-grow" x="${x + 62}" y="${y + 6}" width="32" height="32"/>` : "";
  return (
    `<g class="cc-ghost"><g transform="translate(${x} ${y}) scale(${w / 100} ${h / 100})">${card}</g></g>` +
    `<rect class="cc-ghost-edge" x="${x}" y="${y}" width="${w}" height="${h}" rx="11"/>${leaf}${tag}`
  );
}

/** A card at fault, with the numbers of the reasons it is named in; one after the other. @param {any[]} cell @param {number[]} numbers @param {number} turn */
export function culprit([, , x, y], numbers, turn) {
  const tags = numbers
    .filter(Boolean)
    .map(
      (n, k) =>
        `<g class="cc-tag culprit"><circle cx="${x + 82 - 36 * k}" cy="${y + 82}" r="16"/><text x="${x + 82 - 36 * k}" y="${y + 89}">${n}</text></g>`,
    )
    .join("");
  const shape = `x="${x + 1}" y="${y + 1}" width="98" height="98" rx="11"`;
  return `<g class="cc-fault" style="--cc-turn:${turn}"><rect class="cc-culprit-halo" ${shape}/><rect class="cc-culprit" ${shape}/>${tags}</g>`;
}

/** What the figure of a book writes on a place. @param {string} text @param {any[]} cell @param {boolean} held whether a card or a sign is there */
export function figureMark(text, [, , x, y, w, h], held) {
  const size = held ? 34 : 58;
  const [cx, cy] = held ? [x + 22, y + 22] : [x + w / 2, y + h / 2];
  const width = Math.max(size * 1.15, size * (0.55 + 0.6 * text.length));
  const plate = held
    ? `<rect x="${cx - width / 2}" y="${cy - size * 0.575}" width="${width}" height="${size * 1.15}" rx="${size * 0.575}"/>`
    : "";
  return `<g class="cc-figure-mark">${plate}<text x="${cx}" y="${cy + size * 0.35}" font-size="${size}">${esc(text)}</text></g>`;
}

/** The badge of a district, its middle at x, y. @param {string} text @param {string} state @param {number} x @param {number} y */
export function badge(text, state, x, y) {
  const mark = { ready: "grow", blocked: "lock" }[state];
  const width = 20 + 11 * text.length + (mark ? 18 : 0);
  const left = x + 26 - width; // wider ones grow to the left, clear of the card's edge
  return (
    `<g class="cc-badge ${state}"><rect x="${left}" y="${y - 15}" width="${width}" height="30" rx="15"/>` +
    (mark ? `<use href="#cc-${mark}" x="${left + 6}" y="${y - 9}" width="18" height="18"/>` : "") +
    `<text x="${left + width / 2 + (mark ? 8 : 0)}" y="${y + 7}">${esc(text)}</text></g>`
  );
}

const STAMP = 98; // as wide as a card

/** A stamp of the score stage. @param {string} text @param {number[]} at @param {boolean} now */
export function stamp(text, [x, y], now) {
  const width = 24 + 29 * text.length; // a figure is up to 30 wide
  const scale = now ? 1 : Math.min(1, STAMP / width); // those of before leave their neighbours in sight
  const place = scale < 1 ? ` transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})"` : "";
  return (
    `<g class="cc-stamp ${now ? "now" : ""}"${place}><rect x="${x - width / 2}" y="${y - 30}" width="${width}" height="60" rx="30"/>` +
    `<text x="${x}" y="${y + 14}">${esc(text)}</text></g>`
  );
}
