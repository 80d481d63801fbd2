import { StageView } from "./stage-view.js";

/** `Stage` in the browser. */

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new StageView(model, host).begin();
  },
};
