/** What stands in for a browser's page where only keys and the focus matter. */

/** A key as it arrives at an element. */
export function keyAt(target, key, { currentTarget = target, ...held } = {}) {
  const done = { prevented: false, stopped: false };
  return {
    key,
    target,
    currentTarget,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => false,
    ...held,
    done,
    preventDefault: () => (done.prevented = true),
    stopPropagation: () => (done.stopped = true),
  };
}

/** Something that listens, and can be told. */
export class Listener {
  heard = {};

  addEventListener(kind, act) {
    this.heard[kind] = act;
  }

  removeEventListener(kind, act) {
    if (this.heard[kind] === act) delete this.heard[kind];
  }
}
