/**
 * Worksheets are laid out here, because only a browser knows how tall words are: blocks go to pages of the paper's
 * size, boards are as large as the pages that are needed anyway allow, and every page has its header and number.
 */

const SMALLEST_SCALE = 0.76;
const LARGEST_SCALE = 1.3;
const SCALE_STEP = 0.03;
const LARGEST_GAP = 34; // pixels that blocks may be moved apart

/** The pages of each worksheet and key of a document. @param {Document} doc */
export function layPages(doc) {
  for (const leaf of /** @type {NodeListOf<HTMLElement>} */ (doc.querySelectorAll(".leaf:not(.laid)"))) layLeaf(leaf);
}

/** @param {HTMLElement} leaf */
function layLeaf(leaf) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (leaf.querySelector(`:scope > .${name}`));
  const [running, head, folio] = ["running", "head", "folio"].map(part);
  const blocks = /** @type {HTMLElement[]} */ ([...leaf.querySelectorAll(":scope > .block")]);
  const columns = Number(leaf.dataset.columns);
  /** @param {boolean} first */
  const newPage = (first) => {
    const page = leaf.ownerDocument.createElement("section");
    page.className = "page";
    const body = leaf.ownerDocument.createElement("div");
    body.className = "body";
    for (let k = 0; k < columns; k++) body.append(leaf.ownerDocument.createElement("div"));
    page.append(running.cloneNode(true), ...(first ? [head] : []), body, folio.cloneNode(true));
    return page;
  };
  const pages = [newPage(true), newPage(false)];
  leaf.classList.add("laid");
  leaf.replaceChildren(...pages);
  const bodies = pages.map((page) => /** @type {HTMLElement} */ (page.querySelector(".body")));
  const rooms = bodies.map((body) => body.clientHeight);
  /** The room of a column, by its number. @param {number} bin */
  const room = (bin) => rooms[bin < columns ? 0 : 1];
  const column = /** @type {HTMLElement} */ (bodies[1].firstElementChild);
  column.append(...blocks);

  /** The heights of the blocks with boards of a size. @param {number} scale */
  const measured = (scale) => {
    leaf.style.setProperty("--scale", scale.toFixed(2));
    return blocks.map((block) => block.getBoundingClientRect().height);
  };
  /** The blocks of each column, filled one after the other. @param {number[]} heights @param {number} [share] */
  const filled = (heights, share = 1) => {
    /** @type {number[][]} */ const bins = [[]];
    let left = room(0) * share;
    heights.forEach((height, k) => {
      if (height > left && (bins[bins.length - 1].length || room(bins.length - 1) < height)) {
        bins.push([]);
        left = room(bins.length - 1) * share;
      }
      bins[bins.length - 1].push(k);
      left -= height;
    });
    return bins;
  };
  const count = (/** @type {number[][]} */ bins) => Math.ceil(bins.length / columns);
  const fits = (/** @type {number[]} */ heights) => heights.every((height) => height <= rooms[1]);

  const scaled = leaf.dataset.scaled !== undefined;
  let heights = measured(scaled ? SMALLEST_SCALE : 1);
  const needed = count(filled(heights));
  for (let scale = LARGEST_SCALE; scaled && scale > SMALLEST_SCALE; scale -= SCALE_STEP) {
    heights = measured(scale);
    if (fits(heights) && count(filled(heights)) <= needed) break;
  }
  blocks.forEach((block, k) => {
    if (heights[k] > rooms[1]) block.style.setProperty("zoom", (rooms[1] / heights[k]).toFixed(3));
  });
  heights = heights.map((height) => Math.min(height, rooms[1]));
  let bins = filled(heights);
  // Several pages of narrow columns are filled in turn; otherwise every column becomes as full as the others.
  for (let share = columns > 1 && needed > 1 ? 1 : 0.3; share < 1; share += 0.02) {
    const even = filled(heights, share);
    if (even.length <= needed * columns && even.every((bin, k) => heightOf(bin, heights) <= room(k))) {
      bins = even;
      break;
    }
  }
  while (pages.length < count(bins)) pages.push(newPage(false));
  pages.splice(Math.max(1, count(bins)));
  leaf.replaceChildren(...pages);
  const all = pages.flatMap((page) => /** @type {HTMLElement[]} */ ([...(page.querySelector(".body")?.children ?? [])]));
  bins.forEach((bin, k) => {
    all[k].replaceChildren(...bin.map((number) => blocks[number]));
    const spare = room(k) - heightOf(bin, heights);
    all[k].style.rowGap = `${Math.max(0, Math.min(LARGEST_GAP, spare / Math.max(1, bin.length - 1) - 1))}px`;
  });
  pages.forEach((page, k) => {
    const number = /** @type {HTMLElement} */ (page.querySelector(".folio .number-of-page"));
    number.textContent = `${k + 1} / ${pages.length}`;
  });
}

/** @param {number[]} bin @param {number[]} heights */
function heightOf(bin, heights) {
  return bin.reduce((total, number) => total + heights[number], 0);
}
