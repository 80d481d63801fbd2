import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Link } from "../../cardcity_tutor/widgets/static/base/link.js";
import { Listener } from "./page.js";

const SAID = 3000; // milliseconds until a silence is said
const LOST = 6000; // and until nobody is expected to answer any more

/** As much of an element as a banner needs. */
class Box extends Listener {
  hidden = false;
  attributes = new Map();
  children = [];

  setAttribute(name, value) {
    if (name === "hidden") this.hidden = true;
    this.attributes.set(name, value);
  }

  toggleAttribute(name, on) {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }

  append(...children) {
    this.children.push(...children);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  cloneNode() {
    return this;
  }
}

let model;
let kernel;
let root;
let link;
let painted;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  globalThis.document = { createElement: () => new Box() };
  globalThis.window = new Listener();
  kernel = {};
  painted = 0;
  const heard = new Listener();
  model = {
    traits: { scene: '{"work":""}', lang: "auto", key: "", words: { lang: "en", "line-silent": "No answer yet." } },
    widget_manager: { kernel },
    sent: [],
    get: (name) => model.traits[name],
    on: (event, act) => heard.addEventListener(event, act),
    send: (gesture) => void model.sent.push(gesture),
    answer: () => heard.heard["change:seq"](),
  };
  root = new Box();
  link = new Link(model, root, () => painted++);
});

const said = () => !link.silent.hidden;

test("every gesture has a number of its own", () => {
  link.send({ kind: "one" });
  link.send({ kind: "two" });
  const [first, second] = model.sent;
  assert.equal(first.kind, "one");
  assert.notEqual(first.gesture_id, second.gesture_id);
  assert.match(first.gesture_id, new RegExp(`^${link.name}-1$`));
});

test("an answer in time is drawn, and nothing is said", () => {
  link.send({ kind: "one" });
  mock.timers.tick(SAID - 1);
  model.answer();
  mock.timers.tick(LOST * 2);
  assert.equal(painted, 1);
  assert.ok(!said() && !link.lost);
});

test("a silence is said, then the line counts as lost, and an answer mends both", () => {
  link.send({ kind: "one" });
  mock.timers.tick(SAID);
  assert.ok(said());
  link.send({ kind: "on what may be out of date" });
  assert.equal(model.sent.length, 1);
  mock.timers.tick(LOST - SAID);
  assert.ok(link.lost && root.attributes.has("data-lost"));
  assert.ok(!link.banner.hidden);
  model.answer();
  assert.ok(!said() && !link.lost && link.banner.hidden);
});

test("who works is waited for", () => {
  Object.assign(kernel, { busy: true, heard: performance.now() });
  link.send({ kind: "long" });
  mock.timers.tick(LOST * 5);
  assert.ok(!link.lost);
  kernel.busy = false;
  mock.timers.tick(LOST);
  assert.ok(link.lost);
});

test("what needs no answer is not waited for", () => {
  link.send({ kind: "seen" }, false);
  mock.timers.tick(LOST * 2);
  assert.ok(!said() && !link.lost);
});

test("a line that cannot take a gesture is lost at once", () => {
  model.send = () => {
    throw new Error("closed");
  };
  link.send({ kind: "one" });
  assert.ok(link.lost);
});

test("the browser's language is told where none was chosen, unless it is the one that is spoken", () => {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { languages: ["de-CH", "fr-CH", "en"] } });
  link.hello();
  assert.deepEqual(
    model.sent.map(({ kind, languages }) => [kind, languages]),
    [["hello", "de-CH,fr-CH,en"]],
  );
  model.traits.words.lang = "fr";
  link.hello();
  model.traits.words.lang = "en";
  model.traits.lang = "en";
  link.hello();
  assert.equal(model.sent.length, 1);
});

test("a scene is read once", () => {
  assert.equal(link.scene, link.scene);
  model.traits.scene = '{"work":"","title":"next"}';
  assert.equal(link.scene.title, "next");
});
