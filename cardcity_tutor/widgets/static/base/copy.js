/**
 * Copy a text, and whether it went. A club's page comes over plain http, where browsers know no clipboard: there the old way helps.
 * @param {string} text @returns {Promise<boolean>}
 */
export async function copyText(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      /* refused: then the other way */
    }
  }
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement("textarea");
  area.value = text;
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  active?.focus({ preventScroll: true });
  return copied;
}
