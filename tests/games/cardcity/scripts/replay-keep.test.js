import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepSeen, lastGame, seenGame } from "../../../../cardcity_tutor/games/cardcity/widgets/static/replay/replay-keep.js";

let kept;

beforeEach(() => {
  kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
});

test("a game that was looked at is found by its name", () => {
  assert.ok(keepSeen({ name: "evening", record: '{"a": "é & ?"}\n' }));
  assert.equal(seenGame("evening"), '{"a": "é & ?"}\n');
  assert.equal(seenGame("morning"), null);
});

test("the game at the table is the one that its page keeps", () => {
  assert.equal(lastGame(), null);
  kept.set("cardcity:work:play", String(new URLSearchParams({ record: "the record" })));
  assert.equal(lastGame(), "the record");
});

test("where storage is switched off, nothing is kept and nothing fails", () => {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => assert.fail("switched off") });
  assert.ok(!keepSeen({ name: "evening", record: "" }));
  assert.equal(lastGame(), null);
  assert.equal(seenGame("evening"), null);
  delete globalThis.localStorage;
});
