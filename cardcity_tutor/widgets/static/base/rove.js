/** Arrows go along a list of buttons, of which one is in the order of tabs. @param {KeyboardEvent} event */
export function roveList(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const all = /** @type {HTMLElement[]} */ ([.../** @type {Element} */ (event.currentTarget).querySelectorAll("button[tabindex]")]);
  const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
  const goal = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[
    /** @type {string} */ (event.key)
  ];
  if (at < 0 || goal === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (!all[goal]) return;
  all.forEach((node, k) => (node.tabIndex = k === goal ? 0 : -1));
  all[goal].focus();
}
