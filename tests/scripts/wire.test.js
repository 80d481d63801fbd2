import assert from "node:assert/strict";
import { test } from "node:test";
import { decoded, encoded, freshName } from "../../cardcity_tutor/app/templates/voila/templates/cardcity/static/wire.js";

test("a message comes out of its bytes as it went in", () => {
  const bytes = encoded({ msg_type: "comm_msg" }, { data: "é€𝄞" }, { at: 1 });
  const message = decoded(bytes.buffer);
  assert.deepEqual(message, {
    channel: "shell",
    header: { msg_type: "comm_msg" },
    parent: {},
    metadata: { at: 1 },
    content: { data: "é€𝄞" },
    buffers: [],
  });
});

test("the table of offsets says where each part begins and where the last one ends", () => {
  const bytes = encoded({}, {}, {});
  const table = new DataView(bytes.buffer);
  const numbers = Array.from({ length: 7 }, (_, k) => Number(table.getBigUint64(8 * k, true)));
  assert.deepEqual(numbers, [6, 56, 61, 63, 65, 67, 69]);
  assert.equal(bytes.length, 69);
});

test("what follows the content are its buffers", () => {
  const parts = ["iopub", "{}", "{}", "{}", "{}", "\u0001\u0002"];
  const offsets = [8 * (parts.length + 2)];
  for (const part of parts) offsets.push(offsets.at(-1) + part.length);
  const bytes = new Uint8Array(offsets.at(-1));
  const table = new DataView(bytes.buffer);
  for (const [k, number] of [offsets.length, ...offsets].entries()) table.setBigUint64(8 * k, BigInt(number), true);
  for (const [k, part] of parts.entries()) bytes.set(new TextEncoder().encode(part), offsets[k]);
  const { channel, buffers } = decoded(bytes.buffer);
  assert.equal(channel, "iopub");
  assert.deepEqual(
    buffers.map((one) => [one.getUint8(0), one.getUint8(1), one.byteLength]),
    [[1, 2, 2]],
  );
});

test("names are long, plain and never the same", () => {
  const names = new Set(Array.from({ length: 100 }, freshName));
  assert.equal(names.size, 100);
  for (const name of names) assert.match(name, /^[0-9a-f]{32}$/);
});
