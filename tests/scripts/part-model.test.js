import assert from "node:assert/strict";
import { test } from "node:test";
import { PartModel } from "../../cardcity_tutor/widgets/static/base/part-model.js";

function whole() {
  const heard = new Map();
  const model = {
    widget_manager: {},
    get: (name) => `the whole's ${name}`,
    on: (event, act) => heard.set(event, act),
    off: (event) => heard.delete(event),
  };
  return { model, words: { lang: "en" }, heard };
}

test("a part gives its own scene and language, and all else of the whole", () => {
  const view = whole();
  const part = new PartModel(
    view,
    () => ({ cells: [1] }),
    () => {},
  );
  assert.equal(part.get("scene"), '{"cells":[1]}');
  assert.equal(part.get("lang"), "en");
  assert.equal(part.get("key"), "");
  assert.equal(part.get("sprite"), "the whole's sprite");
  assert.equal(part.widget_manager, view.model.widget_manager);
});

test("a part is drawn anew when it is told, other changes are the whole's", () => {
  const view = whole();
  const part = new PartModel(
    view,
    () => ({}),
    () => {},
  );
  let drawn = 0;
  const paint = () => drawn++;
  part.on("change:seq", paint);
  part.on("change:theme", paint);
  assert.deepEqual([...view.heard.keys()], ["change:theme"]);
  part.changed();
  assert.equal(drawn, 1);
  part.off("change:seq", paint);
  part.off("change:theme", paint);
  part.changed();
  assert.equal(drawn + view.heard.size, 1);
});
