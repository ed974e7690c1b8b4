// Short notices above the table, which go away by themselves.

/** @typedef {import("./store.js").ReducedStore<import("./shown.js").Shown, import("./shown.js").Message>} ShownStore */

const NOTICE_MS = 5000;
const RULE_NOTICE_MS = 9000;

export class Notices {
  /** @param {ShownStore} shown */
  constructor(shown) {
    this.shown = shown;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  end() {
    clearTimeout(this.timer);
  }

  /** Show a notice for some seconds. @param {string} text @param {string | null} rule @param {boolean} good */
  show(text, rule, good) {
    this.end();
    this.shown.dispatch({ type: "notice-shown", notice: { text, rule, good } });
    this.timer = setTimeout(() => this.shown.dispatch({ type: "notice-removed" }), rule ? RULE_NOTICE_MS : NOTICE_MS);
  }

  /** Show a notice until the next one. @param {string} text */
  keep(text) {
    this.end();
    this.shown.dispatch({ type: "notice-shown", notice: { text, rule: null, good: false } });
  }
}
