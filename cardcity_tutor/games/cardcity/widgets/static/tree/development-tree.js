import { PlainView } from "../base/plain.js";
import { TreePanel } from "./tree.js";

/** `DevelopmentTree` in the browser. */
export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    const view = new PlainView(model, host, (scene, words) => panel.draw(scene.tree, words));
    const panel = new TreePanel(view.send);
    view.body.append(panel.node);
    return view.start();
  },
};
