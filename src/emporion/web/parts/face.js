// The faces of the named opponents, drawn in ink on paper with one flat color each.
import { html } from "../lib/html.js";

/** A head that all of them share: neck, face, ears, eyes and nose. */
const HEAD = [
  ["cloth", "M9 47c1-7 7-10 15-10s14 3 15 10z"],
  ["skin", "M20 34v5c2 2.500 6 2.500 8 0v-5"],
  ["skin", "M14 21c0-8 4-12 10-12s10 4 10 12c0 9-4 16-10 16s-10-7-10-16z"],
  ["line", "M14 22c-2-1-3 0-3 2s2 4 4 3M34 22c2-1 3 0 3 2s-2 4-4 3"],
  ["line", "M24 22c0 3-2 4-1.500 5.500h2.500"],
];
const EYES = ["line", "M18 21c1-1 3-1 4 0M26 21c1-1 3-1 4 0M20 22.500v.500M28 22.500v.500"];

/** What each of them wears and how each looks, over the head. @type {Record<string, string[][]>} */
const FACES = {
  // A broad hat, a short beard, a smile.
  trader: [
    ...HEAD,
    EYES,
    [
      "hair",
      "M14.500 27c1 8 5 12 9.500 12s8.500-4 9.500-12c-2 3-3 3.500-5 3.500-1.500 0-3-1-4.500-1s-3 1-4.500 1c-2 0-3-.500-5-3.500z",
    ],
    ["pale", "M20.500 33c2 2 5 2 7 0z"],
    ["wear", "M6 16c5-3 11-4 18-4s13 1 18 4c-4 2.500-10 3-18 3s-14-.500-18-3z"],
    ["wear", "M15 13c0-7 4-10 9-10s9 3 9 10c-5 1.500-13 1.500-18 0z"],
  ],
  // A hood, a long beard and a staff.
  walker: [
    ["wear", "M10 46c-2-12-1-26 3-33 3-6 7-9 11-9s8 3 11 9c4 7 5 21 3 33z"],
    ...HEAD.slice(1, 3),
    HEAD[4],
    EYES,
    [
      "hair",
      "M14.500 27c0 9 4 18 9.500 18s9.500-9 9.500-18c-2 4-4 4-6 4-1 0-2-1.500-3.500-1.500s-2.500 1.500-3.500 1.500c-2 0-4 0-6-4z",
    ],
    ["line", "M22 33.500c1.500.800 2.500.800 4 0M43 6v41M40.500 8c0-3 5-3 5 0"],
  ],
  // A round cap, broad brows and a hammer.
  builder: [
    ...HEAD,
    EYES,
    [
      "line",
      "M17 18.500c2-1.500 4-1.500 5.500 0M25.500 18.500c1.500-1.500 3.500-1.500 5.500 0M20 32h8M18 29c3-2 9-2 12 0",
    ],
    ["wear", "M13 17c-1-9 4-13 11-13s12 4 11 13c-6-3-16-3-22 0z"],
    ["line", "M24 4V2M13 17c6-3 16-3 22 0"],
    ["wear", "M36 27h10v6H36z"],
    ["line", "M41 33v14"],
  ],
  // A knotted cloth, a scar, a moustache and a ring.
  raider: [
    ...HEAD,
    EYES,
    ["wear", "M13 18c-1-9 4-13 11-13s12 4 11 13c-6-4-16-4-22 0z"],
    ["wear", "M34 15c4-1 6 0 8 3-3 0-4 0-5 1 2 1 3 3 3 5-3-1-5-3-6-6z"],
    ["line", "M28.500 17l3 9M28 21l3-1M29 24l3-1"],
    ["hair", "M24 29c-3-1.500-6-1-9 2 4 1.500 7 1 9-.500 2 1.500 5 2 9 .500-3-3-6-3.500-9-2z"],
    ["line", "M21 34c2 1 4 1 6 0M12 28c-1.500 0-1.500 3 0 3s1.500-3 0-3"],
  ],
  // A helmet with a crest and cheek guards.
  conqueror: [
    ...HEAD,
    EYES,
    ["crest", "M8 20C6 7 15 1 25 1c9 0 14 6 15 11-4-4-9-6-15-6C17 6 11 10 8 20z"],
    ["wear", "M12 20C12 10 17 6 24 6s12 4 12 14l-2 14-4-3 1-11-6-2h-2l-6 2 1 11-4 3z"],
    ["line", "M23.500 18l.500 8 .500-8M21 33.500h6M17 20l5 1M31 20l-5 1"],
  ],
};

export const OPPONENTS = Object.keys(FACES);

/** @param {{of: string}} props */
export function Face({ of }) {
  return html`<svg class=${`face face-${of}`} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
    ${FACES[of].map(([kind, d], i) => html`<path key=${i} class=${kind} d=${d} />`)}
  </svg>`;
}
