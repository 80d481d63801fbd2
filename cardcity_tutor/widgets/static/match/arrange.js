/** Where the areas of a table go in the room there is: as large as possible, what one mostly looks at largest. Pure figures. */

/** @typedef {{ width: number, height: number, main: boolean, hand: boolean, idle: boolean, weight: number, head: number }} Part an area: its size in units, whether it may only take what the others leave, how much it counts, and the pixels of its title */
/** @typedef {{ x: number, y: number, width: number, height: number, scale: number }} Place the box of an area with its title, and its pixels per unit */
/** @typedef {{ places: Place[], worth: number, plan: string }} Plan */

const GAP = 10; // pixels between two areas
const LARGER = 1.15; // how much larger than in a main area things may be drawn in the others
const SPLITS = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84];
const LEAST = 1e-3; // pixels per unit of what cannot be seen at all
const KEEP = 0.35; // an arrangement stays until another one is that much better: nothing jumps for a few pixels

/** All ways to cut a row of things into groups, keeping their order. @param {number} count @returns {number[][][]} */
function groupings(count) {
  const found = [];
  for (let cuts = 0; cuts < 1 << Math.max(0, count - 1); cuts++) {
    const groups = [[0]];
    for (let k = 1; k < count; k++) {
      if (cuts & (1 << (k - 1))) groups.push([k]);
      else groups[groups.length - 1].push(k);
    }
    found.push(groups);
  }
  return found;
}

/** Parts in rows, each row as high as its parts allow. @param {Part[]} parts @param {number[][]} rows @param {number} width @param {number} height @param {number} most pixels per unit that are of use @returns {Place[]} */
function inRows(parts, rows, width, height, most) {
  const heads = rows.map((row) => Math.max(...row.map((k) => parts[k].head)));
  const wanted = rows.map((row) =>
    Math.min(
      (width - GAP * (row.length - 1)) / row.reduce((sum, k) => sum + parts[k].width / parts[k].height, 0),
      Math.max(...row.map((k) => most * parts[k].height)),
    ),
  );
  const room = height - GAP * (rows.length - 1) - heads.reduce((sum, head) => sum + head, 0);
  const total = wanted.reduce((sum, one) => sum + one, 0);
  const shrink = Math.max(0, Math.min(1, room / total));
  /** @type {Place[]} */ const places = [];
  const spare = Math.max(0, room - total * shrink) / (rows.length + 1);
  let y = spare;
  rows.forEach((row, n) => {
    const tall = wanted[n] * shrink;
    const widths = row.map((k) => (tall * parts[k].width) / parts[k].height);
    let x = (width - widths.reduce((sum, one) => sum + one, 0) - GAP * (row.length - 1)) / 2;
    row.forEach((k, m) => {
      places[k] = { x, y, width: widths[m], height: tall + heads[n], scale: tall / parts[k].height };
      x += widths[m] + GAP;
    });
    y += tall + heads[n] + GAP + spare;
  });
  return places;
}

/** Parts in columns, each column as wide as its parts allow. @param {Part[]} parts @param {number[][]} columns @param {number} width @param {number} height @param {number} most pixels per unit that are of use @returns {Place[]} */
function inColumns(parts, columns, width, height, most) {
  const wanted = columns.map((column) =>
    Math.min(
      (height - GAP * (column.length - 1) - column.reduce((sum, k) => sum + parts[k].head, 0)) /
        column.reduce((sum, k) => sum + parts[k].height / parts[k].width, 0),
      Math.max(...column.map((k) => most * parts[k].width)),
    ),
  );
  const total = wanted.reduce((sum, one) => sum + Math.max(0, one), 0);
  const room = width - GAP * (columns.length - 1);
  const shrink = Math.max(0, Math.min(1, room / total));
  const spare = Math.max(0, room - total * shrink) / (columns.length + 1);
  /** @type {Place[]} */ const places = [];
  let x = spare;
  columns.forEach((column, n) => {
    const wide = Math.max(0, wanted[n]) * shrink;
    const heights = column.map((k) => (wide * parts[k].height) / parts[k].width + parts[k].head);
    let y = (height - heights.reduce((sum, one) => sum + one, 0) - GAP * (column.length - 1)) / 2;
    column.forEach((k, m) => {
      places[k] = { x, y, width: wide, height: heights[m], scale: wide / parts[k].width };
      y += heights[m] + GAP;
    });
    x += wide + GAP + spare;
  });
  return places;
}

/** How well the things can be seen: twice as large counts as much for a small one as for a large one. @param {Part[]} parts @param {Place[]} places @param {number} most pixels per unit that still count */
function worthOf(parts, places, most) {
  return parts.reduce(
    (sum, part, k) => sum + part.weight * Math.log(Math.max(LEAST, part.main ? places[k].scale : Math.min(places[k].scale, most))),
    0,
  );
}

/** The best rows or columns. @param {Part[]} parts @param {number} width @param {number} height @param {number} most @returns {Plan} */
function packed(parts, width, height, most) {
  /** @type {Plan} */ let best = { places: [], worth: parts.length ? -Infinity : 0, plan: "" };
  for (const groups of parts.length ? groupings(parts.length) : []) {
    for (const [way, lay] of /** @type {[string, typeof inRows][]} */ ([
      ["r", inRows],
      ["c", inColumns],
    ])) {
      const places = lay(parts, groups, width, height, most);
      const worth = worthOf(parts, places, most);
      if (worth > best.worth) best = { places, worth, plan: way + groups.map((group) => group.length).join("") };
    }
  }
  return best;
}

/** A part drawn too large beside the main ones is drawn smaller, in the middle of its box. @param {Part} part @param {Place} place @param {number} most @returns {Place} */
function capped(part, place, most) {
  if (place.scale <= most || part.main) return place;
  const [width, tall] = [part.width * most, part.height * most];
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - tall - part.head) / 2,
    width,
    height: tall + part.head,
    scale: most,
  };
}

/** Main areas in one part of the room, the others in the rest, beside or below. @param {Part[]} parts @param {number} width @param {number} height @param {Map<string, Plan>} known what was found of the main areas alone @returns {Plan & { most: number }} */
function onStage(parts, width, height, known) {
  const main = parts.map((part, k) => (part.main ? k : -1)).filter((k) => k >= 0);
  const side = parts.map((part, k) => (part.main ? -1 : k)).filter((k) => k >= 0);
  const mains = main.map((k) => parts[k]);
  const scaleOf = (/** @type {Place[]} */ places) => LARGER * Math.min(...places.map((place) => place.scale));
  if (!main.length || !side.length) {
    const found = packed(parts, width, height, Infinity);
    return { ...found, most: main.length ? scaleOf(found.places) : Infinity };
  }
  /** @type {Plan & { most: number }} */ let best = { places: [], worth: -Infinity, plan: "", most: Infinity };
  for (const beside of [true, false]) {
    for (const split of SPLITS) {
      const first = beside ? [width * split - GAP / 2, height] : [width, height * split - GAP / 2];
      const second = beside ? [width * (1 - split) - GAP / 2, height] : [width, height * (1 - split) - GAP / 2];
      const one = known.get(`${first}`) ?? packed(mains, first[0], first[1], Infinity);
      known.set(`${first}`, one);
      const most = scaleOf(one.places);
      const two = packed(
        side.map((k) => parts[k]),
        second[0],
        second[1],
        most,
      );
      const worth = one.worth + two.worth;
      if (worth <= best.worth) continue;
      /** @type {Place[]} */ const places = [];
      main.forEach((k, n) => (places[k] = one.places[n]));
      const [dx, dy] = beside ? [first[0] + GAP, 0] : [0, first[1] + GAP];
      side.forEach((k, n) => {
        const place = capped(parts[k], two.places[n], most);
        places[k] = { ...place, x: place.x + dx, y: place.y + dy };
      });
      best = { places, worth, plan: `${beside ? "b" : "u"} ${one.plan} ${two.plan}`, most };
    }
  }
  return best;
}

/** The hand, and below it what else has its place in the rail. @param {Part[]} parts @param {number} width @param {number} height @param {number} most @returns {Plan} */
function inRail(parts, width, height, most) {
  const found = packed(parts, width, height, most);
  return { ...found, places: found.places.map((place, k) => capped(parts[k], place, most)) };
}

/**
 * The places of all areas. What is neither a main area nor a hand goes beside or below the main ones, or below the hand.
 * @param {Part[]} parts @param {{ width: number, height: number }} stage @param {{ width: number, height: number }} rail @param {string} before the plan that was drawn last
 * @returns {{ places: Place[], railed: boolean[], plan: string }}
 */
export function arrange(parts, stage, rail, before) {
  const sides = parts.map((part, k) => (part.main || part.hand || part.idle ? -1 : k)).filter((k) => k >= 0);
  const handed = parts.some((part) => part.hand);
  const subsets = handed ? 1 << sides.length : 1;
  /** @type {Map<string, Plan>} */ const known = new Map();
  let best = { places: /** @type {Place[]} */ ([]), railed: /** @type {boolean[]} */ ([]), plan: "", worth: -Infinity };
  for (let subset = 0; subset < subsets; subset++) {
    const railed = parts.map((part, k) => Boolean(part.hand) || (sides.includes(k) && Boolean(subset & (1 << sides.indexOf(k)))));
    const [inner, outer] = [parts.map((_, k) => k).filter((k) => !railed[k]), parts.map((_, k) => k).filter((k) => railed[k])];
    const one = onStage(
      inner.map((k) => parts[k]),
      stage.width,
      stage.height,
      known,
    );
    const two = inRail(
      outer.map((k) => parts[k]),
      rail.width,
      rail.height,
      one.most,
    );
    const plan = `${subset} ${one.plan} | ${two.plan}`;
    const worth = one.worth + two.worth + (plan === before ? KEEP : 0);
    if (worth <= best.worth) continue;
    /** @type {Place[]} */ const places = [];
    inner.forEach((k, n) => (places[k] = one.places[n]));
    outer.forEach((k, n) => (places[k] = two.places[n]));
    best = { places, railed, plan, worth };
  }
  return best;
}
