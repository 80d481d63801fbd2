import { StageView } from "./stage-view.js";

/** `Stage` in the browser. */

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new StageView(model, host).begin();
  },
};
