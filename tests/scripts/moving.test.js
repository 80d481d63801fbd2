import assert from "node:assert/strict";
import { test } from "node:test";
import { AreaView } from "../../cardcity_tutor/widgets/static/match/area-view.js";

const item = (spot, x, y) => ({ spot, label: spot, box: [x, y, 10, 10], svg: "" });
// Three in a row, one below the last, and one far to the right and a little lower.
const ITEMS = [item("a", 0, 0), item("b", 20, 0), item("c", 40, 0), item("d", 40, 20), item("e", 90, 6)];

function from(spot, key, items = ITEMS) {
  return AreaView.prototype.neighbour.call({ items }, spot, key);
}

test("an arrow leads to the nearest thing in its direction", () => {
  assert.equal(from("a", "ArrowRight"), "b");
  assert.equal(from("b", "ArrowRight"), "c");
  assert.equal(from("c", "ArrowDown"), "d");
  assert.equal(from("d", "ArrowUp"), "c");
  assert.equal(from("c", "ArrowRight"), "e");
  assert.equal(from("c", "ArrowLeft"), "b");
});

test("what is straight ahead goes before what is nearer, but aside", () => {
  assert.equal(from("a", "ArrowRight", [item("a", 0, 0), item("aside", 12, 30), item("ahead", 40, 0)]), "ahead");
});

test("where nothing lies in a direction the focus stays", () => {
  assert.equal(from("a", "ArrowLeft"), "a");
  assert.equal(from("a", "ArrowUp"), "a");
});

test("Home and End lead to the first and the last thing, other keys nowhere", () => {
  assert.equal(from("c", "Home"), "a");
  assert.equal(from("c", "End"), "e");
  assert.equal(from("c", "Enter"), null);
  assert.equal(from("gone", "ArrowLeft"), null);
  assert.equal(from("a", "Home", []), null);
});
