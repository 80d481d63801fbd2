import assert from "node:assert/strict";
import { test } from "node:test";
import { dim, esc, figure, fill } from "../../cardcity_tutor/widgets/static/base/dom.js";

test("a text inside markup is only a text", () => {
  assert.equal(esc('<b title="x & y">'), "&lt;b title=&quot;x &amp; y&quot;&gt;");
  assert.equal(esc(7), "7");
});

test("the gaps of a label are filled, those without a value stay to be seen", () => {
  assert.equal(fill("{card} at {cell}, {cell}", { card: "Park", cell: "b2" }), "Park at b2, b2");
  assert.equal(fill("{count} of {all}", { count: 0 }), "0 of {all}");
  assert.equal(fill("{a}", { a: "{b}", b: "c" }), "{b}");
});

test("figures are written as the language does, with a minus that is one", () => {
  assert.equal(figure(1234.5, "fr"), "1234,5");
  assert.equal(figure(1234.5, "en"), "1234.5");
  assert.equal(figure(-3, "en"), "−3");
  assert.equal(figure("-3", "fr"), "−3");
  assert.equal(figure(null, "en"), "–");
});

test("what steps back is one drawing", () => {
  assert.equal(dim([]), '<g class="cc-dims"></g>');
  assert.equal(
    dim([
      [0, 0, 10, 20],
      [0, 0, 0, 0],
    ]).match(/<rect/g).length,
    2,
  );
  assert.match(dim([[0, 0, 10, 20]]), /x="4" y="14"/);
});
