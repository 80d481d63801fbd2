import assert from "node:assert/strict";
import { test } from "node:test";
import { roveList } from "../../cardcity_tutor/widgets/static/base/rove.js";
import { keyAt } from "./page.js";

function row(count) {
  const list = { focused: null, querySelectorAll: () => list.buttons };
  list.buttons = Array.from({ length: count }, (_, k) => ({ tabIndex: k ? -1 : 0, focus: () => (list.focused = k) }));
  return list;
}

function pressed(list, from, key, held) {
  const event = keyAt(list.buttons[from], key, { currentTarget: list, ...held });
  roveList(event);
  return event.done;
}

test("arrows, Home and End go along, and the one in focus is where Tab comes back to", () => {
  for (const [from, key, goal] of [
    [0, "ArrowDown", 1],
    [1, "ArrowRight", 2],
    [2, "ArrowUp", 1],
    [1, "ArrowLeft", 0],
    [2, "Home", 0],
    [0, "End", 3],
  ]) {
    const list = row(4);
    assert.deepEqual(pressed(list, from, key), { prevented: true, stopped: true });
    assert.equal(list.focused, goal, key);
    assert.deepEqual(
      list.buttons.flatMap(({ tabIndex }, k) => (tabIndex === 0 ? [k] : [])),
      [goal],
    );
  }
});

test("beyond the ends nothing moves, and the page does not scroll either", () => {
  for (const [from, key] of [
    [0, "ArrowUp"],
    [3, "ArrowDown"],
  ]) {
    const list = row(4);
    assert.ok(pressed(list, from, key).prevented);
    assert.equal(list.focused, null);
    assert.equal(list.buttons[0].tabIndex, 0);
  }
});

test("other keys and the browser's own commands pass", () => {
  const list = row(4);
  assert.ok(!pressed(list, 1, "a").prevented);
  assert.ok(!pressed(list, 1, "ArrowLeft", { altKey: true }).prevented);
  assert.equal(list.focused, null);
});
