import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { shareKeys } from "../../cardcity_tutor/widgets/static/base/keys.js";
import { keyAt, Listener } from "./page.js";

const SUPPRESS = "data-lm-suppress-shortcuts";

/** An element, which may be a field, within another one. */
class Box extends Listener {
  marks = new Set();

  constructor(field = false, inner = []) {
    super();
    this.field = field;
    this.inner = inner;
  }

  contains(node) {
    return node === this || this.inner.includes(node);
  }

  matches() {
    return this.field;
  }

  toggleAttribute(name, on) {
    if (on) this.marks.add(name);
    else this.marks.delete(name);
  }
}

let field;
let plain;
let root;

beforeEach(() => {
  globalThis.window = new Listener();
  field = new Box(true);
  plain = new Box();
  root = new Box(false, [field, plain]);
});

/** Whether a key stays with the view. */
function stays(target, key, held) {
  window.heard.keydown(keyAt(target, key, held));
  assert.equal(target.marks.has(SUPPRESS), root.marks.has(SUPPRESS));
  return root.marks.has(SUPPRESS);
}

test("a view keeps what moves and decides, its own letters, and what would change the cell it stands in", () => {
  shareKeys(root, (key) => key === "h");
  for (const key of ["ArrowLeft", "Enter", " ", "Escape", "Tab", "h", "H", "x", "d", "3"]) assert.ok(stays(plain, key), key);
  for (const key of ["a", "b", "7", "F5"]) assert.ok(!stays(plain, key), key);
});

test("all that is typed into a field stays there, and of the commands those that edit", () => {
  shareKeys(root, () => false);
  assert.ok(stays(field, "b"));
  assert.ok(stays(field, "v", { ctrlKey: true }));
  assert.ok(!stays(field, "s", { ctrlKey: true }));
  assert.ok(!stays(plain, "v", { ctrlKey: true }));
  assert.ok(stays(field, "@", { ctrlKey: true, altKey: true, getModifierState: () => true }));
});

test("Shift and Enter runs the cell, unless somebody is typing", () => {
  shareKeys(root, () => false);
  assert.ok(!stays(plain, "Enter", { shiftKey: true }));
  assert.ok(stays(field, "Enter", { shiftKey: true }));
});

test("keys elsewhere are none of ours, and after the end no key is", () => {
  const end = shareKeys(root, () => true);
  const elsewhere = new Box();
  window.heard.keydown(keyAt(elsewhere, "x"));
  assert.equal(elsewhere.marks.size + root.marks.size, 0);
  end();
  assert.equal(window.heard.keydown, undefined);
});

test("Enter in a field does not reach the cell around it", () => {
  shareKeys(root, () => false);
  const enter = keyAt(field, "Enter");
  root.heard.keydown(enter);
  assert.ok(enter.done.stopped);
  const letter = keyAt(field, "b");
  root.heard.keydown(letter);
  assert.ok(!letter.done.stopped);
});
