import { CityView } from "./city-view.js";

/** `CityBoard` in the browser. */

export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    return new CityView(model, host).start();
  },
};
