// A value that is watched.
import { useLayoutEffect, useState } from "../vendor/hooks.js";

/** @template T */
export class Store {
  /** @param {T} value */
  constructor(value) {
    this.value = value;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
  }

  /** @param {T} value */
  set(value) {
    this.value = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  /** @param {Partial<T>} change */
  change(change) {
    this.set({ ...this.value, ...change });
  }

  /**
   * @param {() => void} watcher
   * @returns {() => void} that ends it
   */
  watch(watcher) {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }
}

/**
 * A value that messages change, all of them by one pure function.
 * @template T, M
 * @extends {Store<T>}
 */
export class ReducedStore extends Store {
  /** @param {T} value @param {(value: T, message: M) => T} reduce */
  constructor(value, reduce) {
    super(value);
    this.reduce = reduce;
  }

  /** @param {M} message */
  dispatch(message) {
    this.set(this.reduce(this.value, message));
  }
}

/**
 * The value of a store; the component is drawn anew when it changes. It is watched at once: an effect would wait for the next frame, and on a busy
 * machine everything may have changed for the last time by then.
 * @template T
 * @param {Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [, setDrawn] = useState(0);
  useLayoutEffect(() => store.watch(() => setDrawn((count) => count + 1)), [store]);
  return store.value;
}
