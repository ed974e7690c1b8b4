// The rulebook of the table that is shown: whether there is one, the rule that is looked up, and which rules explain what.
import { Store, useStore } from "./store.js";

/** The rule that is looked up; "" is the whole book, null none. @type {Store<string | null>} */
export const looked = new Store(/** @type {string | null} */ (null));

/** Whether there is a rulebook on this page. @type {Store<boolean>} */
export const book = new Store(false);

export const useBook = () => useStore(book);

/** The rules of things on the board, ids with spaces between them. @type {Record<string, string>} */
let thingRules = {};

/** Take over what the game says about its rules. @param {import("../types.js").Rules} rules */
export const setRules = (rules) => {
  thingRules = rules.thing_rules;
};

/** The rules of a thing on the board, or "" if there are none. @param {string} thing */
export const rulesOfThing = (thing) => thingRules[thing] ?? "";

/** @param {string} rule */
export const openRule = (rule) => book.value && looked.set(rule);
