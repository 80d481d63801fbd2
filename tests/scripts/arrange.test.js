import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange } from "../../cardcity_tutor/widgets/static/match/arrange.js";

const HEAD = 24;
const part = (width, height, more = {}) => ({ width, height, main: false, hand: false, idle: false, weight: 1, head: HEAD, ...more });
const BOARD = part(600, 600, { main: true, weight: 3 });
const HAND = part(500, 120, { hand: true });
const SUPPLY = part(300, 100, { weight: 0.4 });
const STAGE = { width: 900, height: 700 };
const RAIL = { width: 300, height: 700 };

/** Whether a box lies in a room, but for a hair. */
function inside({ x, y, width, height }, room) {
  return x >= -0.01 && y >= -0.01 && x + width <= room.width + 0.01 && y + height <= room.height + 0.01;
}

function apart(one, other) {
  return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

test("every area lies in its room, apart from the others, in its own shape", () => {
  const parts = [BOARD, HAND, SUPPLY, part(200, 300)];
  const { places, railed } = arrange(parts, STAGE, RAIL, "");
  assert.equal(places.length, parts.length);
  assert.ok(railed[1], "a hand lies in the rail");
  assert.ok(!railed[0], "what one mostly looks at does not");
  places.forEach((place, k) => {
    assert.ok(inside(place, railed[k] ? RAIL : STAGE), `area ${k}`);
    assert.ok(Math.abs((place.height - HEAD) / place.width - parts[k].height / parts[k].width) < 1e-6);
    assert.ok(Math.abs(place.width / parts[k].width - place.scale) < 1e-6);
    for (let n = 0; n < k; n++) assert.ok(railed[n] !== railed[k] || apart(place, places[n]), `areas ${n} and ${k}`);
  });
});

test("an area alone is as large as the room allows, in its middle", () => {
  const [place] = arrange([BOARD], STAGE, RAIL, "").places;
  assert.equal(place.height, STAGE.height);
  assert.ok(Math.abs(place.x + place.width / 2 - STAGE.width / 2) < 1e-6);
});

test("what is beside is not drawn much larger than what one looks at", () => {
  const { places } = arrange([BOARD, part(20, 20)], { width: 1600, height: 400 }, RAIL, "");
  assert.ok(places[1].scale <= places[0].scale * 1.15 + 1e-9);
});

test("what may only take what is left goes to the stage, not below the hand", () => {
  const { railed } = arrange([BOARD, HAND, part(300, 100, { idle: true, weight: 0.04 })], STAGE, RAIL, "");
  assert.deepEqual(railed, [false, true, false]);
});

test("an arrangement stays for a few pixels more, and goes when another is far better", () => {
  const drawn = (width, before) => arrange([BOARD, HAND, SUPPLY], { width, height: 700 }, RAIL, before).plan;
  const [narrow, wide] = [drawn(1000, ""), drawn(1050, "")];
  assert.notEqual(narrow, wide);
  assert.equal(drawn(1050, narrow), narrow);
  assert.equal(drawn(1000, wide), wide);
  assert.equal(drawn(800, wide), narrow);
});

test("a table without areas has no places", () => {
  assert.deepEqual(arrange([], STAGE, RAIL, "").places, []);
});
