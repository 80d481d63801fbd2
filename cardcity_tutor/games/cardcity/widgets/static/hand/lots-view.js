import { LotsTable } from "./lots-table.js";

/** `LotsView` in the browser. */

export default {
  /** @param {widget.Context} context */
  render: ({ model, el: host }) => new LotsTable(model, host).start(),
};
