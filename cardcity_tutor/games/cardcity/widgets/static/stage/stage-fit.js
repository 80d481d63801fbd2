/** Room on the stage: type that fits, hints that a list goes on, and what comes into sight. */

const DENSE = "dense";
const FADED = 24; // pixels at the end of a list that goes on, as in the style

/** Sizes of lines and of their details, of the stage's type: from the largest to the smallest that a room can read. */
const SIZES = [
  [1, 0.8],
  [0.95, 0.76],
  [0.9, 0.72],
  [0.86, 0.67],
  [0.82, 0.62],
  [0.78, 0.58],
];
const TELLING = [
  [0.84, 0.76],
  [0.8, 0.72],
  [0.76, 0.68],
  [0.72, 0.64],
  [0.68, 0.6],
  [0.62, 0.58],
];
const ROOMY = 3; // with smaller sizes than so many, the details of the lines before had better go; where they are the answers, they stay as long as they can

/**
 * Finds the largest sizes with which all frames fit into the column; where none do, only the present line keeps its details.
 * @param {HTMLElement} column @param {HTMLElement} lines @param {any[]} frames @param {(frame: any) => void} draw
 */
export function columnFit(column, lines, frames, draw) {
  const sizes = lines.classList.contains("tell") ? TELLING : SIZES;
  const roomy = lines.classList.contains("told") ? sizes.length : ROOMY;
  const steps = [...sizes.slice(0, roomy).map((size) => ({ size, dense: false })), ...sizes.map((size) => ({ size, dense: true }))];
  const set = (/** @type {{ size: number[], dense: boolean }} */ { size, dense }) => {
    column.style.setProperty("--pj-line", String(size[0]));
    column.style.setProperty("--pj-detail", String(size[1]));
    lines.classList.toggle(DENSE, dense);
  };
  set(steps[0]);
  if (stacked(column) || !column.clientHeight) return;
  let step = 0;
  for (let k = 0; k < frames.length; k++) {
    draw(frames[k]);
    while (lines.scrollHeight > lines.clientHeight + 1 && step < steps.length - 1) {
      set(steps[++step]);
      if (steps[step].dense && !steps[step - 1].dense) k = -1; // the type is large again: frames before may not fit
      if (k < 0) break;
    }
  }
}

/** A list that goes on above or below fades out there. @param {HTMLElement} list */
export function scrollCues(list) {
  const rest = list.scrollHeight - list.clientHeight - list.scrollTop;
  list.classList.toggle("more-above", list.scrollTop > 2);
  list.classList.toggle("more-below", rest > 2);
}

/** Scrolls a list, and nothing else, until one of its lines is in sight and not faded. @param {HTMLElement} list @param {Element | null} line */
export function seeLineOf(list, line) {
  const box = line?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (!line || !box) list.scrollTop = 0;
  else {
    const above = top + (line.previousElementSibling ? FADED : 0) - box.top;
    const below = box.bottom - bottom + (line.nextElementSibling ? FADED : 0);
    if (above > 0 || above + below > 0) list.scrollTop -= above;
    else if (below > 0) list.scrollTop += below;
  }
  scrollCues(list);
}

/** Calls back once something of ours stands right after this widget, if that happens soon. @param {HTMLElement} root @param {(found: HTMLElement) => void} found */
export function siblingShown(root, found, tries = 100) {
  /** @type {Element | null} */ let node = root;
  while (node && !node.nextElementSibling?.querySelector(".cardcity")) node = node.parentElement;
  const next = /** @type {HTMLElement | null | undefined} */ (node?.nextElementSibling?.querySelector(".cardcity"));
  if (next) found(next);
  else if (tries && root.isConnected) setTimeout(() => siblingShown(root, found, tries - 1), 50);
}

/** Whether lines and bar stand below the board. @param {HTMLElement} column */
export function stacked(column) {
  return getComputedStyle(column).display === "contents";
}

/** A phone has room for the board, its line and the figure, not for the tools above. @param {HTMLElement} screen @param {HTMLElement} foot @param {HTMLElement} bar */
export function seeStep(screen, foot, bar) {
  screen.scrollIntoView({ block: "start", behavior: "instant" });
  foot.style.scrollMarginBottom = `${bar.offsetHeight}px`;
  foot.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Scrolls a part of the page into sight and gives it the keys. @param {HTMLElement} part */
export function bringForward(part) {
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: "start", behavior: "instant" });
}
