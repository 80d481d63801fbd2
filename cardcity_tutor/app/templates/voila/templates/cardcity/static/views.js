/** What is drawn of a model: a box with others in it, or whatever the script that an anywidget brings along draws. */

/** @typedef {import("./models.js").Model} Model */

/** @type {Record<string, string>} */ const BOXES = { BoxModel: "", VBoxModel: "widget-vbox", HBoxModel: "widget-hbox" };
/** @type {Map<string, Promise<any>>} */ const SCRIPTS = new Map();
/** @type {Set<string>} */ const SHEETS = new Set();

/** The module of a script that came as a text; the same text is read once. @param {string} text */
function imported(text) {
  const known = SCRIPTS.get(text);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const module = import(address).finally(() => URL.revokeObjectURL(address));
  SCRIPTS.set(text, module);
  return module;
}

/** @param {string} text */
function dress(text) {
  if (SHEETS.has(text)) return;
  SHEETS.add(text);
  const sheet = document.createElement("style");
  sheet.textContent = text;
  document.head.append(sheet);
}

/** @param {{ fr: string, en: string }} words */
function told(words) {
  return words[document.documentElement.lang === "fr" ? "fr" : "en"];
}

export class View {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    this.el = document.createElement("div");
    this.el.className = "jupyter-widgets";
    this.removed = false;
    /** @type {(() => void)[]} */ this.endings = [];
    this.listen(model, "destroy", () => this.remove());
    this.follow("_dom_classes", (now, before) => (this.el.classList.remove(...before), this.el.classList.add(...now)), []);
  }

  /** @param {Model} model @returns {Promise<View>} */
  static async of(model) {
    const { _model_name: kind, _esm: script } = model.state;
    const view = new (kind in BOXES ? BoxView : script ? ScriptView : StrangeView)(model);
    await Promise.all([view.lay(), view.draw()]).catch((error) => view.fail(error)); // its neighbours are shown all the same
    return view;
  }

  /** @param {Model} model @param {string} event @param {(...args: any[]) => void} listener */
  listen(model, event, listener) {
    model.on(event, listener);
    this.endings.push(() => model.off(event, listener));
  }

  /** Do something with a trait now and whenever it changes. @param {string} name @param {(now: any, before: any) => void} act @param {any} before */
  follow(name, act, before) {
    const look = () => {
      const now = this.model.get(name) ?? before;
      act(now, before);
      before = now;
    };
    this.listen(this.model, `change:${name}`, look);
    look();
  }

  /** The layout is a model of its own, whose traits are called as in style sheets. */
  async lay() {
    const layout = await this.model.widget_manager.refer(this.model.get("layout"));
    for (const name of Object.keys(layout.state).filter((trait) => !trait.startsWith("_"))) {
      const set = () => this.el.style.setProperty(name.replaceAll("_", "-"), layout.get(name) ?? "");
      this.listen(layout, `change:${name}`, set);
      set();
    }
  }

  async draw() {}

  /** @param {unknown} error */
  fail(error) {
    console.error(error);
    this.el.textContent = told({
      fr: "Cette partie de la page n’a pas pu être affichée. Rechargez la page.",
      en: "This part of the page could not be shown. Load the page again.",
    });
  }

  remove() {
    this.removed = true;
    for (const end of this.endings.splice(0)) end();
    this.el.remove();
  }
}

/** A box: whatever stays in it is left as it is. */
class BoxView extends View {
  async draw() {
    this.el.classList.add("widget-box", BOXES[this.model.get("_model_name")] || "widget-box");
    /** @type {Map<string, Promise<View>>} */ this.children = new Map();
    this.endings.push(() => [...this.children.values()].forEach(async (child) => (await child).remove()));
    this.listen(this.model, "change:children", () => this.fill());
    await this.fill();
  }

  async fill() {
    /** @type {string[]} */ const wanted = this.model.get("children");
    for (const [name, child] of this.children) {
      if (wanted.includes(name)) continue;
      this.children.delete(name);
      child.then((view) => view.remove());
    }
    const manager = this.model.widget_manager;
    for (const name of wanted) {
      if (!this.children.has(name))
        this.children.set(
          name,
          manager.refer(name).then((model) => View.of(model)),
        );
    }
    const views = await Promise.all(wanted.map((name) => this.children.get(name)));
    if (wanted !== this.model.get("children")) return; // changed again meanwhile
    views.forEach((view, k) => view && this.el.children[k] !== view.el && this.el.insertBefore(view.el, this.el.children[k] ?? null));
  }
}

class ScriptView extends View {
  async draw() {
    const { _esm: script, _css: sheet } = this.model.state;
    if (sheet) dress(sheet);
    const { default: widget } = await imported(script);
    const end = await widget.render({ model: this.model, el: this.el });
    if (end) this.endings.push(end);
    if (this.removed) this.remove(); // while its script was on the way
  }
}

/** Other widgets bring scripts of JupyterLab, which this page does without. */
class StrangeView extends View {
  async draw() {
    const name = this.model.get("_view_name") ?? this.model.get("_model_name");
    this.el.textContent = `${told({ fr: "Cette page ne montre pas les widgets de ce genre :", en: "This page does not show widgets of this kind:" })} ${name}`;
  }
}
