import { CityView } from "./city-view.js";

/** `CityBoard` in the browser. */

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new CityView(model, host).start();
  },
};
