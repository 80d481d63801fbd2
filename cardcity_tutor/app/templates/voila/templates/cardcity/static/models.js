import { Wire, freshName } from "./wire.js";
import { View } from "./views.js";

/** The kernel's widgets, as far as this page needs them: what Python says of each is read here, gestures go back. */

const CONTROL = "jupyter.widget.control";
const PATIENCE = 1000; // milliseconds until the widgets are asked for again: the first question may have come too early

/** One widget, in the form that scripts of anywidget expect. */
export class Model {
  /** @param {Manager} manager @param {string} id @param {Record<string, any>} state */
  constructor(manager, id, state) {
    this.widget_manager = manager;
    this.id = id;
    this.state = state;
    /** @type {Map<string, Set<(...args: any[]) => void>>} */ this.listeners = new Map();
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} event @param {(...args: any[]) => void} listener */
  on(event, listener) {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
  }

  /** @param {string} event @param {(...args: any[]) => void} listener */
  off(event, listener) {
    this.listeners.get(event)?.delete(listener);
  }

  /** @param {string} event @param {...any} args */
  emit(event, ...args) {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(...args);
  }

  /** Gives the name of the message. @param {any} content */
  send(content) {
    return this.widget_manager.wire.send("comm_msg", { comm_id: this.id, data: { method: "custom", content } });
  }

  /** All of it is true before anybody hears of any. @param {Record<string, any>} state */
  update(state) {
    const changed = Object.keys(state).filter((name) => state[name] !== this.state[name]);
    Object.assign(this.state, state);
    for (const name of changed) this.emit(`change:${name}`, this, state[name]);
  }
}

export class Manager {
  /** @param {string} base @param {string} kernel */
  constructor(base, kernel) {
    this.wire = new Wire(base, kernel, (message) => this.receive(message));
    this.kernel = this.wire;
    this.control = freshName();
    this.asking = 0;
    /** @type {Set<string>} the names of the questions */ this.questions = new Set();
    /** @type {Map<string, Model>} */ this.models = new Map();
    /** @type {Map<string, ((model: Model) => void)[]>} */ this.awaited = new Map();
  }

  /** Call the kernel and ask for all widgets that it has made so far; later ones it tells of by itself. */
  begin() {
    this.wire.send("comm_open", { comm_id: this.control, target_name: CONTROL, data: {} }, { version: "1.0.0" });
    this.ask();
    this.asking = setInterval(() => this.wire.socket && this.ask(), PATIENCE);
    this.wire.connectionStatusChanged.connect((_, status) => status === "connected" && this.models.size && this.ask()); // after a drop something may be missing
    this.wire.call();
  }

  ask() {
    this.questions.add(this.wire.send("comm_msg", { comm_id: this.control, data: { method: "request_states" } }));
  }

  /** @param {string} id @returns {Promise<Model>} */
  get_model(id) {
    const found = this.models.get(id);
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => this.awaited.set(id, [...(this.awaited.get(id) ?? []), resolve]));
  }

  /** The model that a trait refers to. @param {string} reference */
  refer(reference) {
    return this.get_model(reference.replace("IPY_MODEL_", ""));
  }

  /** @param {Model} model */
  create_view(model) {
    return View.of(model);
  }

  /** @param {string} id @param {Record<string, any>} state */
  meet(id, state) {
    const known = this.models.get(id);
    if (known) return known.update(state);
    const model = new Model(this, id, state);
    this.models.set(id, model);
    for (const resolve of this.awaited.get(id) ?? []) resolve(model);
    this.awaited.delete(id);
  }

  /** @param {import("./wire.js").Message} message */
  receive({ header, parent, content, buffers }) {
    const { comm_id: id, data } = content;
    if (this.questions.has(parent.msg_id)) clearInterval(this.asking); // heard: the answer is large, and on its way
    if (header.msg_type === "comm_open" && content.target_name === "jupyter.widget") this.meet(id, data.state);
    if (header.msg_type === "comm_msg" && id === this.control) this.meetAll(data);
    else if (header.msg_type === "comm_msg") this.tell(this.models.get(id), data, buffers);
    if (header.msg_type === "comm_close") this.forget(id);
  }

  /** @param {any} data */
  meetAll(data) {
    if (data.method !== "update_states") return;
    for (const [id, { state }] of Object.entries(data.states)) this.meet(id, state);
  }

  /** @param {Model | undefined} model @param {any} data @param {DataView[]} buffers */
  tell(model, data, buffers) {
    if (data.method === "update") model?.update(data.state);
    if (data.method === "custom") model?.emit("msg:custom", data.content, buffers);
  }

  /** @param {string} id */
  forget(id) {
    this.models.get(id)?.emit("destroy");
    this.models.delete(id);
  }
}
