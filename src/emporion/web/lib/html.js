// The one way this page makes elements: html`<p>…</p>`. Text is always text; nothing here writes HTML from a string.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

/**
 * An element that htm does not keep for the next time (3 says that it changes): what is kept remembers where it stood, and with it a whole table and its
 * hands, long after a device has been covered.
 * @this {number[]}
 * @param {[any, any, ...any[]]} parts
 */
function element(...parts) {
  this[0] = 3;
  return h(...parts);
}

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(element);
export { Fragment, render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
