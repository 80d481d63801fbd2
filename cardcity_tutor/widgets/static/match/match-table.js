import { MatchView } from "./match-view.js";

/** `MatchTable` in the browser. */

export default {
  /** @param {{ model: any, el: HTMLElement }} context */
  render({ model, el: host }) {
    return new MatchView(model, host).start();
  },
};
