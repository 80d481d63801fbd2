// On paper nothing can be unfolded: all answers open before the page is printed, and close again.
(() => {
  /** @type {HTMLDetailsElement[]} */ let closed = [];
  addEventListener("beforeprint", () => {
    closed = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details:not([open])"))];
    for (const fold of closed) fold.open = true;
  });
  addEventListener("afterprint", () => {
    for (const fold of closed) fold.open = false;
  });
})();
