// The one way this page makes elements: html`<p>…</p>`. Text is always text; nothing here writes HTML from a string.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
export { Fragment, render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
