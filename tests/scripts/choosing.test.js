import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choosing } from "../../cardcity_tutor/widgets/static/match/choosing.js";

const NO = { rule: "r1", title: "Distance", text: "Too near.", spots: ["b1"] };
const target = (spot, more = {}) => ({ spot, objections: [], ...more });
const choice = (id, more = {}) => ({ id, label: `Label of ${id}`, targets: [], objections: [], ...more });
const CARD = choice("card", {
  spot: "hand.1",
  turns: [
    { id: "up", label: "upright" },
    { id: "side", label: "on its side" },
  ],
  targets: [
    target("a1", { turn: "up", objections: [NO], remedy: "Turn it." }),
    target("a1", { turn: "side" }),
    target("b1", { turn: "side" }),
  ],
});
const OTHER = choice("other", { spot: "hand.2", targets: [target("b1")] });
const PASS = choice("pass");
const BANNED = choice("banned", { objections: [NO] });

let choosing;

beforeEach(() => {
  choosing = new Choosing();
  choosing.take({ prompt: "", choices: [CARD, OTHER, PASS, BANNED] });
});

test("a thing is picked, then a place that is legal is decided", () => {
  assert.equal(choosing.part("hand.1"), "pick");
  assert.deepEqual(choosing.act("hand.1", false), {});
  assert.ok(choosing.isPicked("hand.1"));
  assert.equal(choosing.turn, "side", "it is turned to where it goes somewhere");
  assert.equal(choosing.part("b1"), "legal");
  assert.deepEqual(choosing.act("b1", false), { made: { choice: "card", spot: "b1", turn: "side" } });
});

test("a finger points first and decides when it points again", () => {
  choosing.act("hand.1", true);
  assert.deepEqual(choosing.act("b1", true), {});
  assert.deepEqual(choosing.gesture(), { choice: "card", spot: "b1", turn: "side" });
  assert.deepEqual(choosing.act("b1", true), { made: { choice: "card", spot: "b1", turn: "side" } });
});

test("what the rules refuse is told, and nothing is decided", () => {
  choosing.act("hand.1", false);
  assert.ok(choosing.nextTurn());
  assert.equal(choosing.part("a1"), "illegal");
  assert.deepEqual(choosing.act("a1", false), { tried: true });
  const told = choosing.told();
  assert.deepEqual(told.objections, [NO]);
  assert.equal(told.remedy, "Turn it.");
  assert.equal(choosing.gesture(), null);
  assert.deepEqual(choosing.press(BANNED, null), { tried: true });
});

test("a place that only the other turn reaches turns the card", () => {
  choosing.act("hand.1", false);
  choosing.nextTurn();
  assert.equal(choosing.part("b1"), "");
  assert.deepEqual(choosing.act("b1", false), { made: { choice: "card", spot: "b1", turn: "side" } });
});

test("a place that several things could go to asks which", () => {
  assert.equal(choosing.part("b1"), "pick");
  assert.deepEqual(choosing.act("b1", false), {});
  const shown = choosing.shown(() => true, 3);
  assert.deepEqual(
    shown.map((row) => [row.choice.id, row.target.spot]),
    [
      ["card", "b1"],
      ["other", "b1"],
    ],
  );
  assert.deepEqual(choosing.press(shown[1].choice, shown[1].target), { made: { choice: "other", spot: "b1" } });
});

test("a place that one thing alone could go to picks it, and the decision waits", () => {
  choosing.take({ prompt: "", choices: [OTHER, PASS] });
  assert.deepEqual(choosing.act("b1", false), {});
  assert.equal(choosing.picked, OTHER);
  assert.deepEqual(choosing.gesture(), { choice: "other", spot: "b1" });
});

test("without a thing that stands for it, the only choice that seeks a place is picked from the first", () => {
  const found = choice("found", { targets: [target("a1")] });
  choosing.take({ prompt: "", choices: [found, PASS] });
  assert.equal(choosing.picked, found);
  assert.deepEqual(choosing.act("a1", false), { made: { choice: "found", spot: "a1" } });
});

test("in a new menu what was picked stays picked, as it was turned", () => {
  choosing.act("hand.1", false);
  choosing.nextTurn();
  choosing.take({ prompt: "", choices: [{ ...CARD }, PASS] });
  assert.equal(choosing.picked.id, "card");
  assert.equal(choosing.turn, "up");
  choosing.take({ prompt: "", choices: [PASS] });
  assert.equal(choosing.picked, null);
});

test("the same thing again lets go of it", () => {
  choosing.act("hand.1", false);
  choosing.act("hand.1", false);
  assert.equal(choosing.picked, null);
});

test("buttons are for what no thing stands for; what cannot be done comes last", () => {
  const menu = [BANNED, PASS, choice("main", { main: true }), CARD];
  choosing.take({ prompt: "", choices: menu });
  assert.deepEqual(
    choosing.shown((spot) => spot === "hand.1", 3).map(({ choice: { id }, illegal }) => [id, illegal]),
    [
      ["main", false],
      ["pass", false],
      ["banned", true],
    ],
  );
  assert.deepEqual(choosing.press(PASS, null), { made: { choice: "pass" } });
});

test("looking tells what a choice leads to, and whether anything has changed", () => {
  const pass = choice("pass", { preview: { text: "You draw a card." } });
  choosing.take({ prompt: "", choices: [pass, CARD] });
  assert.ok(choosing.look(null, "pass"));
  assert.ok(!choosing.look(null, "pass"));
  assert.equal(choosing.told().text, "You draw a card.");
  assert.ok(choosing.look("nothing there", null));
  assert.equal(choosing.told(), null);
});

test("what would lie beyond the table can be pointed at while it is chosen", () => {
  const ghost = { spot: "board:z9", label: "z9", box: [0, 0, 1, 1], svg: "<g/>" };
  choosing.take({
    prompt: "",
    choices: [choice("grow", { targets: [target("z9", { preview: { text: "", ghosts: [ghost] } }), target("a1")] })],
  });
  assert.deepEqual(
    choosing.unseen((spot) => spot === "a1"),
    [{ ...ghost, at: "board", spot: "z9", svg: "" }],
  );
  assert.deepEqual(
    choosing.unseen(() => true),
    [],
  );
});

test("the button that decides names the place, unless that is too long", () => {
  const words = { "match-place": "Place" };
  choosing.name(
    new Map([
      ["b1", "b1, beside the park: 3 points"],
      ["a1", "x".repeat(60)],
    ]),
  );
  choosing.act("hand.1", true);
  assert.equal(choosing.confirmable(words), "");
  choosing.act("b1", true);
  assert.equal(choosing.confirmable(words), "Place: b1");
  choosing.act("a1", true);
  assert.equal(choosing.confirmable(words), "Place");
});
