import assert from "node:assert/strict";
import { test } from "node:test";
import {
  badge,
  culprit,
  figureMark,
  ghost,
  noMarks,
  okMarks,
  stamp,
} from "../../../../cardcity_tutor/games/cardcity/widgets/static/board/marks.js";

const at = (name, x, y, w = 100, h = 100) => ({ at: name, cell: [0, 0, x, y, w, h] });

test("all cells of a kind are one shape, which knows their names", () => {
  const drawn = okMarks([at("a1", 0, 0), at("b1", 110, 0)]);
  assert.equal(drawn.match(/<path class="cc-ok"/g).length, 1);
  assert.match(drawn, /data-cells="a1 b1" d="M50 50h.01M160 50h.01"/);
  assert.match(noMarks([at("kerb", 0, 0, 50, 100)]), /class="cc-cross" data-cells="kerb" d="M19.5 44.5l11 11m0 -11l-11 11"/);
});

test("no cells, no mark", () => {
  assert.equal(okMarks([]), "");
  assert.equal(noMarks([]), "");
});

test("a ghost is as large as its place, with its number if it has one", () => {
  const drawn = ghost("<g/>", at("", 200, 100, 50, 100).cell, 3, true);
  assert.match(drawn, /translate\(200 100\) scale\(0.5 1\)/);
  assert.match(drawn, />3<\/text>/);
  assert.match(drawn, /cc-sprout/);
  assert.doesNotMatch(ghost("<g/>", at("", 0, 0).cell, 0), /cc-tag|cc-sprout/);
});

test("a card at fault has the numbers of its reasons side by side", () => {
  const drawn = culprit([0, 0, 0, 0], [1, 3], 2);
  assert.match(drawn, /--cc-turn:2/);
  assert.match(drawn, /cx="82".*>1<.*cx="46".*>3</);
});

test("what is written on a board is only text", () => {
  for (const drawn of [badge("<3", "ready", 0, 0), stamp("<3", [0, 0], true), figureMark("<3", [0, 0, 0, 0, 100, 100], true)]) {
    assert.match(drawn, />&lt;3<\/text>/);
  }
});

test("a badge grows to the left, and says by its sign what the district can do", () => {
  const left = (drawn) => Number(drawn.match(/<rect x="(-?[\d.]+)"/)[1]);
  assert.ok(left(badge("1000", "plain", 0, 0)) < left(badge("1", "plain", 0, 0)));
  assert.match(badge("1", "ready", 0, 0), /#cc-grow/);
  assert.match(badge("1", "blocked", 0, 0), /#cc-lock/);
  assert.doesNotMatch(badge("1", "plain", 0, 0), /<use/);
});

test("a wide stamp of before is as wide as a card at most, the present one is whole", () => {
  assert.match(stamp("+1000", [50, 50], false), /scale\(0\.\d+\)/);
  assert.doesNotMatch(stamp("+1000", [50, 50], true), /scale/);
  assert.doesNotMatch(stamp("+1", [50, 50], false), /scale/);
});
