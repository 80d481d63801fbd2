/** A part of a view's scene that another kind of view draws: to that one it looks like a widget's model. */

export class PartModel {
  /** @param {any} view the view that holds the part @param {() => any} scene its scene @param {widget.Send} send */
  constructor(view, scene, send) {
    this.view = view;
    this.part = scene;
    this.send = send;
    /** @type {Set<() => void>} */ this.painters = new Set();
  }

  /** @returns {widget.Model["widget_manager"]} */
  get widget_manager() {
    return this.view.model.widget_manager;
  }

  /** @param {string} name */
  get(name) {
    if (name === "scene") return JSON.stringify(this.part());
    if (name === "key") return ""; // the whole is kept, not its parts
    if (name === "lang") return this.view.words.lang; // already agreed with Python
    return this.view.model.get(name);
  }

  /** @param {string} event @param {() => void} act */
  on(event, act) {
    if (event === "change:seq") this.painters.add(act);
    else this.view.model.on(event, act);
  }

  /** @param {string} event @param {() => void} act */
  off(event, act) {
    if (event === "change:seq") this.painters.delete(act);
    else this.view.model.off(event, act);
  }

  /** The part has a new scene. */
  changed() {
    for (const paint of this.painters) paint();
  }
}
