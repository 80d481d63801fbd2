/** Which keys stay with a view, and which go on to Jupyter. */

const SUPPRESS = "data-lm-suppress-shortcuts"; // Lumino finds no shortcut from an element that carries it
const TAKING = /^[xdmyr1-6]$/i; // commands that would cut, delete, merge or turn into text the cell that shows the view
const EDITING = /^([acvxyzVZ]|Arrow.*|Backspace|Delete|Home|End|Enter)$/;
const NAMED = new Set([
  "Enter",
  " ",
  "Escape",
  "Tab",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "Backspace",
  "Delete",
]);

/**
 * Jupyter listens before us, so it is told with every key whether to look at it: `uses` says which letters and digits the view answers to.
 * @param {HTMLElement} root @param {(key: string) => boolean} uses @returns {() => void} ends it
 */
export function shareKeys(root, uses) {
  const mark = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!root.contains(target)) return;
    const ours = isOurs(event, target, uses);
    for (const node of [target, root]) node.toggleAttribute(SUPPRESS, ours);
  };
  // JupyterLab scrolls a cell in which a key is pressed; a field would then neither submit its form nor tell of its change.
  root.addEventListener(
    "keydown",
    (event) => event.key === "Enter" && /** @type {HTMLElement} */ (event.target).matches("input") && event.stopPropagation(),
  );
  window.addEventListener("keydown", mark, true);
  return () => window.removeEventListener("keydown", mark, true);
}

/** @param {KeyboardEvent} event @param {HTMLElement} target @param {(key: string) => boolean} uses */
function isOurs(event, target, uses) {
  const { key } = event;
  const typing = target.matches("input, textarea, select");
  if (event.ctrlKey || event.metaKey || event.altKey) return typing && (EDITING.test(key) || event.getModifierState("AltGraph"));
  if (key === "Enter" && event.shiftKey) return typing;
  return typing || NAMED.has(key) || TAKING.test(key) || (key.length === 1 && uses(key.toLowerCase()));
}
