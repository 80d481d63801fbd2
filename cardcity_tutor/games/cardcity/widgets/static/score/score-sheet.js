import { el, replaceKeepingFocus } from "../base/dom.js";
import { PlainView } from "../base/plain.js";
import { litPicture, scoreSheet } from "./sheet.js";
import { ChartPanel } from "./chart.js";

/** `ScoreSheet` in the browser. */
export default {
  /** @param {widget.Context} context */
  render({ model, el: host }) {
    let drawn = "";
    const table = el("div", { class: "cc-sheet-table" });
    const view = new PlainView(model, host, (scene, words) => {
      const text = JSON.stringify([scene.sheet, scene.picture]);
      if (text !== drawn) {
        const [picture, light] = litPicture(scene);
        replaceKeepingFocus(table, picture, scoreSheet(scene.sheet, words, light));
      }
      drawn = text; // asking for the chart leaves the table, and the line in focus, as they are
      chart.draw(scene.chart, words);
    });
    const chart = new ChartPanel(model, view.root, view.send);
    view.body.append(table, chart.node);
    return view.start(() => chart.dispose());
  },
};
