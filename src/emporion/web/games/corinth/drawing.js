/** The printed board: drawn by the server from the table's components, fetched once, copied into the page piece by piece. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/html.js";
import { style } from "../../lib/style.js";

/** @typedef {import("./types.js").Places} Places @typedef {import("./types.js").Box} Box
 * @typedef {{ sheet: Document, harbor: Document, places: Places }} Drawing */

/** @type {Map<string, Promise<Drawing>>} */
const fetched = new Map();

/** @param {string} code @param {string} language @returns {Promise<Drawing>} */
function load(code, language) {
  const key = `${code} ${language}`;
  let found = fetched.get(key);
  if (!found) {
    const styles = ["drawing.css", "board.css"].map((name) => style(name, import.meta.url));
    const places = part(code, "places", language).then((text) => JSON.parse(text));
    found = Promise.all([svg(code, "sheet", language), svg(code, "harbor", language), places, ...styles]).then(
      ([sheet, harbor, places]) => ({ sheet, harbor, places }),
    );
    found.catch(() => fetched.delete(key)); // try again at the next look
    fetched.set(key, found);
  }
  return found;
}

/** @param {string} code @param {string} name @param {string} language */
async function part(code, name, language) {
  const answer = await fetch(`/api/v1/tables/${code}/drawing/${name}?language=${language}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

/** A picture as a document of its own. What would be a tooltip of the browser becomes one of the page.
 * @param {string} code @param {string} name @param {string} language */
async function svg(code, name, language) {
  const found = new DOMParser().parseFromString(await part(code, name, language), "image/svg+xml");
  for (const title of found.querySelectorAll("g > title")) {
    title.parentElement?.setAttribute("data-tip", title.textContent ?? "");
    title.remove();
  }
  return found;
}

/** The drawing of a table; null until it is here.
 * @param {string} code @returns {Drawing | null} */
export function useDrawing(code) {
  const [drawing, show] = useState(/** @type {Drawing | null} */ (null));
  const language = document.documentElement.lang || "en";
  useEffect(() => {
    let wanted = true;
    const retry = () => {
      load(code, language).then(
        (found) => wanted && show(found),
        () => wanted && setTimeout(retry, 2000),
      );
    };
    retry();
    return () => {
      wanted = false;
    };
  }, [code, language]);
  return drawing;
}

/** A copy of what is printed. Ids stay behind: the same piece may stand in the page several times.
 * @param {{ from: Document, ids: string[] }} props */
export function Printed({ from, ids }) {
  const ref = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    const copies = ids.map((id) => from.getElementById(id)?.cloneNode(true)).filter((copy) => copy instanceof Element);
    for (const copy of copies) {
      copy.removeAttribute("id");
      for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
    }
    ref.current?.replaceChildren(...copies);
  }, [from]);
  return html`<g ref=${ref} />`;
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
 * @param {{ name: string, at?: [number, number], size: number, colour?: string }} props */
export function Glyph({ name, at = [0, 0], size, colour = "" }) {
  const scale = size / 24;
  return html`<use
    href=${`#corinth-glyph-${name}`}
    class=${`glyph ${colour}`}
    transform=${`translate(${at[0]} ${at[1]}) scale(${scale})`}
    stroke-width=${Math.min(1.2, size * 0.06) / scale}
  />`;
}

/** @param {Box} box */
export const viewBox = (box) => box.join(" ");
