/** Small tools for the page: elements, icons, labels with gaps. */

/**
 * An element with attributes, listeners (`onclick`, …) and children; `false` and `null` are left out.
 * @param {string} tag @param {Record<string, any>} [props] @param {...any} children
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "html") node.innerHTML = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Text for use inside markup. @param {any} text */
export function esc(text) {
  return String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
}

/** An icon of the sprite, for the eye only. @param {string} name @param {string} [cls] */
export function icon(name, cls = "") {
  const node = el("span", { class: `cc-ic ${cls}`, "aria-hidden": "true" });
  node.innerHTML = `<svg viewBox="0 0 24 24"><use href="#cc-${name}"/></svg>`;
  return node;
}

/** A figure as it is printed: nothing is a dash, minus is a minus. @param {number | null} value */
export function figure(value) {
  return value === null ? "–" : String(value).replace("-", "−");
}

/** A label with its gaps filled: "Not at {cell}". @param {string} text @param {Record<string, any>} values */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Symbols and patterns are shared by all widgets of a page. @param {string} sprite */
export function installSprite(sprite) {
  if (document.getElementById("cc-sprite")) return;
  const holder = el("div", { id: "cc-sprite", class: "cardcity", "aria-hidden": "true", html: sprite });
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(holder);
}

/**
 * A button with an icon, a label and its key.
 * @param {{label: string, icon?: string, key?: string, kind?: string, disabled?: boolean, pressed?: boolean | null, act: (event: Event) => void, name?: string, hide?: boolean}} options
 */
export function button({ label, icon: picture, key, kind = "", disabled = false, pressed = null, act, name, hide = false }) {
  return el(
    "button",
    {
      type: "button",
      class: `cc-btn ${kind}`,
      "data-act": name,
      "aria-disabled": disabled ? "true" : null,
      "aria-pressed": pressed === null ? null : String(pressed),
      "aria-label": hide ? label : null,
      title: hide ? label : null,
      onclick: (/** @type {Event} */ event) => disabled || act(event),
    },
    picture && icon(picture),
    !hide && el("span", {}, label),
    key && el("kbd", { "aria-hidden": "true" }, key),
  );
}

/** Put new children into a node, but keep the focus where it was: by the attribute `data-act` or `data-key`. */
export function replaceKeepingFocus(/** @type {HTMLElement} */ node, /** @type {any[]} */ ...children) {
  const active = /** @type {HTMLElement | null} */ (node.contains(document.activeElement) ? document.activeElement : null);
  const mark = active && ["data-act", "data-key", "name"].map((a) => [a, active.getAttribute(a)]).find((pair) => pair[1]);
  const caret = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
  const kept = caret && { value: caret.value, start: caret.selectionStart, end: caret.selectionEnd, dirty: caret.dataset.dirty };
  node.replaceChildren(...children.flat().filter(Boolean));
  if (!mark) return;
  const again = /** @type {HTMLElement | null} */ (node.querySelector(`[${mark[0]}="${CSS.escape(mark[1] ?? "")}"]`));
  if (!again) return;
  again.focus({ preventScroll: true });
  if (kept && kept.dirty && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement)) {
    again.value = kept.value;
    again.dataset.dirty = kept.dirty;
    if (again.type !== "number") again.setSelectionRange(kept.start, kept.end);
  }
}
