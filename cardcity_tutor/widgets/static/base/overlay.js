/** Sheets and dialogues: above the whole screen where the page is ours, within the view where it is a notebook's. */

const NOTEBOOK = ".jp-Notebook, .jp-LinkedOutputView";
const SCROLLER = ".jp-WindowedPanel-outer, .jp-LinkedOutputView";
const EDGE = 8; // pixels between a dialogue and the edge of what is seen

const PHONE = "(max-width: 639px) and (hover: none)"; // a narrow window with a mouse is none

/** On a phone a view fills the screen, so a sheet lies at the foot of it. @param {HTMLElement} root */
function contained(root) {
  return !matchMedia(PHONE).matches && !document.fullscreenElement && !root.closest(".cc-app") && Boolean(root.closest(NOTEBOOK));
}

/** How many pixels of the page a reader sees of a notebook, or of the window. @param {HTMLElement} root */
export function windowHeight(root) {
  return root.closest(SCROLLER)?.clientHeight || innerHeight;
}

/** What is seen of a view: its upper and lower edge in the view's own pixels. @param {HTMLElement} root @returns {[number, number]} */
function seen(root) {
  const own = root.getBoundingClientRect();
  const frame = root.closest(SCROLLER)?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return [Math.max(0, frame.top - own.top), Math.min(own.height, frame.bottom - own.top)];
}

/** @param {HTMLElement} root @param {HTMLDialogElement} dialog */
export function openDialog(root, dialog) {
  root.append(dialog);
  dialog.classList.toggle("within", contained(root));
  if (!contained(root)) return dialog.showModal();
  const [top, bottom] = seen(root);
  dialog.style.maxHeight = `${bottom - top - 2 * EDGE}px`;
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    dialog.close();
  });
  dialog.show();
  dialog.style.top = `${top + Math.max(EDGE, (bottom - top - dialog.offsetHeight) / 2)}px`;
}

/** A panel at the foot of the screen, or of what is seen of the view. @param {HTMLElement} root @param {HTMLElement} panel */
export function openSheet(root, panel) {
  if (!contained(root)) {
    panel.popover = "manual";
    return panel.showPopover?.();
  }
  const [top, bottom] = seen(root);
  panel.classList.add("within");
  panel.style.maxHeight = `${(bottom - top) * 0.56}px`;
  panel.style.bottom = `${root.clientHeight - bottom}px`;
}
