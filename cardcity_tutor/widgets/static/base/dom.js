/** Small tools for the page: elements, icons, labels with gaps. */

/**
 * An element with attributes, listeners (`onclick`, …) and children; `false` and `null` are left out.
 * @param {string} tag @param {Record<string, any>} [props] @param {...widget.Child} children
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) listen(node, name.slice(2), value);
    else if (name === "html") node.innerHTML = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  const all = /** @type {unknown[]} */ (children)
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
  node.append(.../** @type {(Node | string)[]} */ (all));
  return node;
}

/** @typedef {Record<string, (event: any) => void>} Acts */
/** @type {WeakMap<Node, Acts>} what elements do, kept beside them: an element can take over from its successor */
const acts = new WeakMap();

/** @param {Node} node @param {string} kind @param {(event: any) => void} act */
function listen(node, kind, act) {
  acts.set(node, { ...acts.get(node), [kind]: act });
  node.addEventListener(kind, (event) => acts.get(node)?.[kind](event));
}

/** Text for use inside markup. @param {unknown} text */
export function esc(text) {
  return String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
}

/** @type {Map<string, Element>} */ const drawings = new Map();

/** A drawing in a box of its own, for the eye only; read once, then copied. @param {string} cls @param {string} svg */
export function drawing(cls, svg) {
  let node = drawings.get(cls + svg);
  if (!node) drawings.set(cls + svg, (node = el("span", { class: cls, "aria-hidden": "true", html: svg })));
  return /** @type {HTMLElement} */ (node.cloneNode(true));
}

/** An icon of the sprite. @param {string} name @param {string} [cls] */
export function icon(name, cls = "") {
  return drawing(`cc-ic ${cls}`, `<svg viewBox="0 0 24 24"><use href="#cc-${name}"/></svg>`);
}

/** A figure as the language prints it: nothing is a dash, minus is a minus. @param {number | string | null} value @param {string} lang */
export function figure(value, lang) {
  if (value === null) return "–";
  return (typeof value === "number" ? value.toLocaleString(lang, { useGrouping: false }) : value).replace("-", "−");
}

/** What makes cells step back: all of them as one, so that no seam shows between two. @param {number[][]} cells */
export function dim(cells) {
  return `<g class="cc-dims">${cells.map(([, , x, y]) => `<rect class="cc-dim" x="${x - 6}" y="${y - 6}" width="112" height="116"/>`).join("")}</g>`;
}

/** What a panel says when it is read aloud: its words apart, without its buttons. @param {Element} panel */
export function spoken(panel) {
  const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const parts = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("button, [aria-hidden=true]")) parts.push(walker.currentNode.nodeValue);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/** A label with its gaps filled: "Not on {cell}". @param {string} text @param {Record<string, unknown>} values */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Symbols and patterns are shared by all widgets of a page: of each sheet there is one. @param {string} sprite */
export function installSprite(sprite) {
  const sheets = Array.from(sprite.matchAll(/<svg id="(cc-sprite-[\w-]+)"/g), (found) => found[1]);
  if (sheets.every((id) => document.getElementById(id))) return;
  let holder = document.getElementById("cc-sprite");
  if (!holder) {
    holder = el("div", { id: "cc-sprite", class: "cardcity", "aria-hidden": "true" });
    holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    document.body.append(holder);
  }
  const drawn = el("div", { html: sprite });
  for (const sheet of Array.from(drawn.children)) if (!document.getElementById(sheet.id)) holder.append(sheet);
}

/** Whether keys are text where they arrive: in a field, a list of choices, a dialogue. @param {Element} target */
export function isTyping(target) {
  return Boolean(target.closest("textarea, select, dialog, input:not([type=radio], [type=checkbox], [type=range])"));
}

/**
 * A button with an icon, a label and its key.
 * @param {{label: string, icon?: string, key?: string, kind?: string, disabled?: boolean, pressed?: boolean | null, act: (event: Event) => void, name?: string, hide?: boolean, faded?: boolean}} options
 */
export function button({ label, icon: picture, key, kind = "", disabled = false, pressed = null, act, name, hide = false, faded = false }) {
  return el(
    "button",
    {
      type: "button",
      class: `cc-btn ${kind}`,
      "data-act": name,
      "aria-disabled": disabled || faded ? "true" : null, // who is faded says why, if asked all the same
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

/** Keys and what each does. @param {string[][]} rows */
export function keyList(rows) {
  return el(
    "dl",
    { class: "cc-keys" },
    rows.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, text))),
  );
}

/** Put new children into a node, but keep the focus where it was: by the attribute `data-act` or `data-key`. */
export function replaceKeepingFocus(/** @type {HTMLElement} */ node, /** @type {widget.Child[]} */ ...children) {
  keepingFocus(node, () => node.replaceChildren(...present(children)));
}

/** Draw a panel anew around the text of a city that was not read yet, or could not be. @param {HTMLElement} node @param {boolean} failed @param {() => void} draw */
export function keepingDraft(node, failed, draw) {
  const area = () => /** @type {HTMLTextAreaElement | null} */ (node.querySelector("[name=city-text]"));
  const before = area();
  const draft = before && (before.dataset.dirty === "1" || (failed && before.dataset.dirty === "tried")) ? before.value : null;
  draw();
  const after = area();
  if (!after || draft === null) return;
  [after.value, after.dataset.dirty] = [draft, "1"];
  after.closest("details")?.setAttribute("open", "");
}

/** The same, but what looks as it did stays: an element that is made anew takes the page many times as long. */
export function renew(/** @type {HTMLElement} */ node, /** @type {widget.Child[]} */ ...children) {
  keepingFocus(node, () => renewChildren(node, present(children)));
}

/** @param {widget.Child[]} children @returns {(Node | string)[]} */
function present(children) {
  return /** @type {(Node | string)[]} */ (/** @type {unknown[]} */ (children).flat(Infinity).filter(Boolean));
}

/** @param {Element} node @param {Iterable<Node | string>} children */
export function renewChildren(node, children) {
  let at = node.firstChild;
  for (const child of [...children]) {
    const fresh = typeof child === "string" ? document.createTextNode(child) : child;
    const next = at?.nextSibling ?? null;
    if (!at) node.append(fresh);
    else if (at !== fresh && !renewed(at, fresh)) at.replaceWith(fresh);
    at = next;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

const MARKS = ["data-act", "data-key", "name", "data-panel"];

/** Make a node like another one, if both play the same part; whether it could be done. @param {Node} old @param {Node} fresh @returns {boolean} */
function renewed(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return false;
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return true;
  }
  const [mine, theirs] = [acts.get(old), acts.get(fresh)];
  if (Object.keys(mine ?? {}).join() !== Object.keys(theirs ?? {}).join()) return false;
  if (MARKS.some((mark) => old.getAttribute(mark) !== fresh.getAttribute(mark))) return false;
  const typing = beingTyped(old); // taken out, it would lose the focus, and what is told of that would draw again
  if (!typing && /^(INPUT|TEXTAREA|SELECT)$/.test(old.nodeName) && !old.isEqualNode(fresh)) return false; // they hold more than they show
  if (theirs) acts.set(old, theirs);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(typing && name === DIRTY)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  renewChildren(old, fresh.childNodes);
  return true;
}

export const NARROW = 640; // pixels below which a view is laid out for a phone
const DIRTY = "data-dirty"; // a field whose words are the visitor's

/** @param {Element} node */
function beingTyped(node) {
  return node === document.activeElement && Boolean(node.getAttribute(DIRTY));
}

/** @param {HTMLElement} node @param {() => void} change */
function keepingFocus(node, change) {
  const active = /** @type {HTMLElement | null} */ (node.contains(document.activeElement) ? document.activeElement : null);
  const mark = active && MARKS.map((a) => [a, active.getAttribute(a)]).find((pair) => pair[1]);
  const caret = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
  const kept = caret && { value: caret.value, start: caret.selectionStart, end: caret.selectionEnd, dirty: caret.dataset.dirty };
  change();
  if (!mark || active === document.activeElement) return;
  const again = /** @type {HTMLElement | null} */ (node.querySelector(`[${mark[0]}="${CSS.escape(mark[1] ?? "")}"]`));
  if (!again) return;
  again.focus({ preventScroll: true });
  if (kept?.dirty && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement)) {
    again.value = kept.value;
    again.dataset.dirty = kept.dirty;
    if (again.type !== "number") again.setSelectionRange(kept.start, kept.end);
  }
}
