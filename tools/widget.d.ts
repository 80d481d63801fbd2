// What the scripts know of the world around them; what Python sends is in scene.d.ts.

declare namespace widget {
  /** A widget as Jupyter, Voilà and our own page hand it to its script. */
  interface Model {
    /** What Python holds of a trait: of whatever type that is. */
    get(trait: string): any;
    on(event: string, act: (...told: any[]) => void): void;
    off(event: string, act: (...told: any[]) => void): void;
    /** Gives the name of the message, on our own page. */
    send(gesture: Gesture): string | void;
    /** Its kernel is what the line is asked about. */
    widget_manager: any;
  }

  /** What a script's `render` gets. */
  interface Context {
    model: Model;
    el: HTMLElement;
  }

  /** What a person did, for the method `on_<kind>` of the widget in Python. */
  interface Gesture {
    kind: string;
    [detail: string]: unknown;
  }

  type Send = (gesture: Gesture) => void;

  /** A field that has changed. */
  interface FieldEvent extends Event {
    target: HTMLInputElement;
    currentTarget: HTMLInputElement;
  }

  /** A `details` that was opened or closed. */
  interface FoldEvent extends Event {
    target: HTMLDetailsElement;
  }

  /** A form that was sent, with its fields by name. */
  interface FormEvent extends SubmitEvent {
    target: HTMLFormElement & { elements: Record<string, HTMLInputElement> };
  }

  /** What an element is filled with; `false` and nothing are left out. */
  type Child = Node | string | number | boolean | null | undefined | Child[];
}
