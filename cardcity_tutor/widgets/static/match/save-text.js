import { el } from "../base/dom.js";

const KEPT_MS = 10000; // until the address of a saved file is given back

/** Have the browser save a text as a file. @param {{ name: string, text: string }} file */
export function saveText({ name, text }) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = /** @type {HTMLAnchorElement} */ (el("a", { href: address, download: name }));
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
