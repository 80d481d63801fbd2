import { NARROW } from "../base/dom.js";
import { windowHeight } from "../base/overlay.js";

/** How large a board may be so that it is seen together with the hand below it. */

const LOWEST = 240; // pixels: a smaller board cannot be played on, and the page has to scroll
const FINGER = 44; // pixels: on a phone no cell is smaller where the width has room for it, and the page scrolls
const HIGHEST = 1100; // pixels: what is larger is looked at from further away, and says what it wants
const MARGIN = 48; // pixels for the line of the cell above

export class BoardFit {
  /** @param {widget.Model} model @param {HTMLElement} root @param {HTMLElement} board @param {HTMLElement} hand */
  constructor(model, root, board, hand) {
    this.model = model;
    this.root = root;
    this.board = board;
    this.hand = hand;
    this.onResize = () => this.measure();
    this.sizes = new ResizeObserver(this.onResize);
    for (const node of [root, hand]) this.sizes.observe(node);
    window.addEventListener("resize", this.onResize);
    model.on("change:max_height", this.onResize);
  }

  dispose() {
    this.sizes.disconnect();
    window.removeEventListener("resize", this.onResize);
    this.model.off("change:max_height", this.onResize);
  }

  /** The height that is left for the board once everything else above the hand's lower edge has its own. */
  measure() {
    const { root, board, hand } = this;
    if (!board.offsetHeight || root.closest(".cc-app, .cc-home")) return; // the app's frame has rules of its own
    const room = this.model.get("max_height") || Math.min(windowHeight(root) - MARGIN, HIGHEST);
    const from = root.getBoundingClientRect().top;
    const edges = board.getBoundingClientRect();
    const beside = hand.getBoundingClientRect().top < edges.bottom;
    const rest = (/** @type {Element | null} */ node) =>
      (node && !beside ? node.getBoundingClientRect().bottom - edges.bottom : 0) + edges.top - from;
    const whole = room - rest(hand);
    const cards = room - rest(hand.querySelector(".cc-shelf"));
    const lowest = this.model.get("max_height") ? LOWEST / 2 : Math.max(LOWEST, this.touchable(edges.height));
    const fit = Math.max(lowest, whole, Math.min(cards, LOWEST * 1.5));
    root.style.setProperty("--cc-fit", `${Math.round(fit)}px`);
  }

  /** The height at which every cell of a phone's board is as large as a finger. @param {number} height the board's own */
  touchable(height) {
    const cell = this.board.querySelector(".cc-cell:not(.kerb)")?.getBoundingClientRect();
    return cell?.width && this.root.clientWidth < NARROW ? Math.ceil((height * FINGER) / Math.min(cell.width, cell.height)) : 0;
  }
}
