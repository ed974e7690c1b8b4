/** The printed board: drawn by the server from the table's components, fetched once, copied into the page piece by piece. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/html.js";
import { style } from "../../lib/style.js";
import { drawingFolder, fetchDrawing } from "../drawings.js";

/** @typedef {import("../../types.js").TableInfo} TableInfo @typedef {import("./types.js").Places} Places @typedef {import("./types.js").Box} Box
 * @typedef {{ sheet: Document, harbor: Document, places: Places }} Drawing */

/** @type {Map<string, Promise<Drawing>>} */
const fetched = new Map();

/** @param {TableInfo} table @param {string} [language] @returns {Promise<Drawing>} */
export function load(table, language = document.documentElement.lang || "en") {
  const key = `${drawingFolder(table)} ${language}`;
  let found = fetched.get(key);
  if (!found) {
    const styles = [style("drawing.css", import.meta.url), style("board.css", import.meta.url)];
    const places = fetchDrawing(table, "places", language).then((text) => JSON.parse(text));
    found = Promise.all([svg(table, "sheet", language), svg(table, "harbor", language), places, ...styles]).then(
      ([sheet, harbor, places]) => ({ sheet, harbor, places }),
    );
    found.catch(() => fetched.delete(key)); // try again at the next look
    fetched.set(key, found);
  }
  return found;
}

/** A picture as a document of its own. What would be a tooltip of the browser becomes one of the page.
 * @param {TableInfo} table @param {string} name @param {string} language */
async function svg(table, name, language) {
  const found = new DOMParser().parseFromString(await fetchDrawing(table, name, language), "image/svg+xml");
  for (const title of found.querySelectorAll("g > title")) {
    title.parentElement?.setAttribute("data-tip", title.textContent ?? "");
    title.remove();
  }
  return found;
}

/** The drawing of a table; null until it is here.
 * @param {TableInfo} table @returns {Drawing | null} */
export function useDrawing(table) {
  const [drawing, setDrawing] = useState(/** @type {Drawing | null} */ (null));
  const language = document.documentElement.lang || "en";
  useEffect(() => {
    let wanted = true;
    const retry = () => {
      load(table, language).then(
        (found) => wanted && setDrawing(found),
        () => wanted && setTimeout(retry, 2000),
      );
    };
    retry();
    return () => {
      wanted = false;
    };
  }, [drawingFolder(table), language]);
  return drawing;
}

/** A copy of what is printed. Ids stay behind: the same piece may stand in the page several times.
 * @param {{ from: Document, ids: string[] }} props */
export function Printed({ from, ids }) {
  const ref = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    const copies = ids.map((id) => from.getElementById(id)?.cloneNode(true)).filter((copy) => copy instanceof Element);
    for (const copy of copies) for (const part of [copy, ...copy.querySelectorAll("[id]")]) nameCopy(part);
    ref.current?.replaceChildren(...copies);
  }, [from]);
  return html`<g ref=${ref} />`;
}

/** Several copies of a part may be on the page: its id becomes `data-printed`. @param {Element} part */
function nameCopy(part) {
  part.setAttribute("data-printed", part.id);
  part.removeAttribute("id");
}

/** The glyphs that all pieces use, once for the page.
 * @param {{ from: Document }} props */
export function Glyphs({ from }) {
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  useLayoutEffect(() => {
    const glyphs = from.querySelector("defs");
    if (glyphs) ref.current?.replaceChildren(glyphs.cloneNode(true));
  }, [from]);
  return html`<svg class="corinth-glyphs" width="0" height="0" aria-hidden="true" ref=${ref} />`;
}

/** A glyph at a place.
 * @param {{ name: string, at?: [number, number], size: number, color?: string }} props */
export function Glyph({ name, at = [0, 0], size, color = "" }) {
  const scale = size / 24;
  return html`<use
    href=${`#corinth-glyph-${name}`}
    class=${`glyph ${color}`}
    transform=${`translate(${at[0]} ${at[1]}) scale(${scale})`}
    stroke-width=${Math.min(1.2, size * 0.06) / scale}
  />`;
}

/** @param {Box} box */
export const viewBox = (box) => box.join(" ");
