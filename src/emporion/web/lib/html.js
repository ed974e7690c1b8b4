// The one way this page makes elements: html`<p>…</p>`. Text is always text; nothing here writes HTML from a string.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";
import { BASE, pathOf } from "./base.js";

/**
 * An element that htm does not keep for the next time (3 says that it changes): what is kept remembers where it stood, and with it a whole table and its
 * hands, long after a device has been covered.
 * @this {number[]}
 * @param {[any, any, ...any[]]} parts
 */
function element(...parts) {
  this[0] = 3;
  if (BASE) parts[1] = based(parts[0], parts[1]);
  return h(...parts);
}

/** The properties of an element whose address is a path of this server. @param {any} type @param {any} props */
function based(type, props) {
  const name = type === "a" ? "href" : "src";
  const isPath = typeof type === "string" && typeof props?.[name] === "string" && props[name].startsWith("/");
  return isPath ? { ...props, [name]: pathOf(props[name]) } : props;
}

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(element);
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { Fragment, render } from "../vendor/preact.js";
