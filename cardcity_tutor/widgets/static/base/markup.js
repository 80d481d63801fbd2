import { MarkupView } from "./markup-view.js";

/** Parts of the app that are only text and links. */

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new MarkupView(model, host).start();
  },
};
