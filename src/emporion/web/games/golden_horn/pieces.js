/** The pieces: cubes and figures, cards, boats with their sails, flags. Their outlines come with the chart. */
import { html } from "../../lib/html.js";
import { memo } from "../../lib/memo.js";
import { COLORS, FLEETS, sailsOf } from "./kinds.js";

/** @typedef {import("./kinds.js").Boat} BoatInfo */
/** @typedef {import("./kinds.js").Components} Components */

const UNIT = 24;
const LINE = 1.2;
/** Shapes on sails are larger than in print: on a screen a boat is small, and its colors are told by them alone if need be. */
const SHAPE = 14;
const SAILS = [-18.5, 0.5, 19.5];

/** A glyph of the chart. @param {{ name: string, x?: number, y?: number, size: number, class?: string }} props */
export function Glyph({ name, x = 0, y = 0, size, class: kind = "" }) {
  const scale = size / UNIT;
  const line = Math.min(LINE, size * 0.06) / scale;
  return html`<use href=${`#horn-${name}`} class=${`glyph ${kind}`} transform=${`translate(${x} ${y}) scale(${scale})`} stroke-width=${line} />`;
}

/** A good or a figure. @type {(props: { name: string, x?: number, y?: number, size: number, class?: string }) => any} */
export const Thing = memo(({ name, x, y, size, class: kind = "" }) => {
  const good = COLORS.includes(name);
  return html`<${Glyph} name=${good ? `cube-${name}` : name} x=${x} y=${y} size=${size} class=${`${good ? name : `figure-${name}`} ${kind}`} />`;
});

/** A picture of its own, for use between words. @param {{ width: number, height: number, box?: string, class?: string, children?: any }} props */
export function Picture({ width, height, box, class: kind = "", children }) {
  return html`<svg class=${`golden-horn ${kind}`} width=${width} height=${height} viewBox=${box ?? `0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
    ${children}
  </svg>`;
}

/** A color's shape or another glyph between words. @type {(props: { name: string, size?: number, class?: string }) => any} */
export const Sign = memo(({ name, size = 18, class: kind = "" }) => {
  return html`<${Picture} width=${size} height=${size} box="-12 -12 24 24" class="gh-sign"><${Glyph} name=${name} size=${24} class=${kind || name} /></${Picture}>`;
});

/** A good or a figure between words. @type {(props: { name: string, size?: number, class?: string }) => any} */
export const Token = memo(({ name, size = 22, class: kind = "" }) => {
  return html`<${Picture} width=${size} height=${size} box="-13 -13 26 26" class=${`gh-token ${kind}`}><${Thing} name=${name} size=${24} /></${Picture}>`;
});

/** A card, or with no color its back. @type {(props: { color?: string | null, width?: number, class?: string }) => any} */
export const Card = memo(({ color, width = 40, class: kind = "" }) => {
  const face = color
    ? html`<rect x="-16.5" y="-24.5" width="33" height="49" rx="2" class=${`${color} glyph`} />
        <${Glyph} name=${color} y=${-7} size=${24} class="pale" />
        <use href="#horn-wind" class="wind" />`
    : html`<rect x="-16.5" y="-24.5" width="33" height="49" rx="2" class="back glyph" />
        <circle r="11.5" class="ring" />
        <use href="#horn-back" class="pale" />`;
  return html`<${Picture} width=${width} height=${width * 1.4} box="-20.6 -28.6 41.2 57.2" class=${`gh-card ${kind}`}>
    <rect x="-20" y="-28" width="40" height="56" rx="4" class="blank card-edge" />
    ${face}
  </${Picture}>`;
});

/** Where cards of a color lie when there are none. @type {(props: { color: string, width?: number }) => any} */
export const CardPlace = memo(({ color, width = 40 }) => {
  return html`<${Picture} width=${width} height=${width * 1.4} box="-20.6 -28.6 41.2 57.2" class="gh-card">
    <rect x="-20" y="-28" width="40" height="56" rx="4" class="place" />
    <${Glyph} name=${color} size=${18} class=${`${color} faint`} />
  </${Picture}>`;
});

/** A fleet's flag. The style sheet makes it as large as its letter needs where the drawing around it is small. @param {{ seat: number, x?: number, y?: number }} props */
export function Flag({ seat, x = 0, y = 0 }) {
  return html`<g transform=${`translate(${x} ${y})`}><g class="gh-flag">
    <use href="#horn-cloth" class=${`hull-${seat} glyph`} stroke-width=${LINE} />
    <text x="-0.6" y="3.9" class=${`letter on-${seat} middle`} font-size="11">${FLEETS[seat]}</text>
  </g></g>`;
}

/** The same between words. @type {(props: { seat: number, size?: number }) => any} */
export const Banner = memo(({ seat, size = 26 }) => {
  return html`<${Picture} width=${size} height=${size * 0.8} box="-9 -8 19 16" class="gh-banner"><${Flag} seat=${seat} /></${Picture}>`;
});

/** The same in the lists of the page, also where no chart is loaded. @type {(props: { seat: number }) => any} */
export const SeatFlag = memo(({ seat }) => {
  return html`<svg class="seat-flag" width="26" height="22" viewBox="-9 -8 19 16" aria-hidden="true" focusable="false">
    <path d="M-7 -6 H8.5 L6 0 L8.5 6 H-7 Z" />
    <text x="-0.6" y="3.9" text-anchor="middle" font-size="11">${FLEETS[seat]}</text>
  </svg>`;
});

/** A boat with its bow to where it heads, three sails, flag and cargo; about the origin.
 * @type {(props: { components: Components, seat: number, boat: BoatInfo, underWay?: boolean, back?: boolean }) => any} `back` if its bow is on the left */
export const Boat = memo(({ components, seat, boat, underWay = false, back = boat.heading === "venice" }) => {
  const colors = sailsOf(components, seat, boat.kind);
  return html`
    ${underWay && html`<use href="#horn-wake" class="wake" />`}
    <g class="gh-rig" transform=${back ? "scale(-1 1)" : undefined}>
      ${SAILS.map((x, i) => html`<${Sail} x=${x} color=${colors[i % colors.length]} />`)}
      <use href="#horn-sprit" class="sprit" />
      <use href="#horn-hull" class=${`hull-${seat} glyph`} stroke-width=${LINE} />
    </g>
    <${Flag} seat=${seat} x=${back ? -2 : 2} y=${-24} />
    <${Cargo} cargo=${boat.cargo} />
    ${boat.may_turn && html`<g><circle cx="26" cy="-24" r="9.5" class="blank" /><${Glyph} name="turn" x=${26} y=${-24} size=${13} class="turning" /></g>`}
  `;
});

/** @param {{ x: number, color: string }} props */
function Sail({ x, color }) {
  return html`<g transform=${`translate(${x} -5)`}>
    <use href="#horn-yard" class="yard" />
    <use href="#horn-sail" class=${`${color} glyph`} stroke-width=${LINE} />
    <${Glyph} name=${color} x=${1} y=${4.2} size=${SHAPE} class="pale" />
  </g>`;
}

/** Cubes or figures in the hold, with their number. @param {{ cargo: Record<string, number> }} props */
function Cargo({ cargo }) {
  const names = Object.keys(cargo);
  if (!names.length) return null;
  const rooms = names.map((name) => 18 + 9 * String(cargo[name]).length);
  const width = rooms.reduce((sum, room) => sum + room, 4);
  let x = 2 - width / 2;
  const drawn = names.map((name, i) => {
    const at = x;
    x += rooms[i];
    return html`<${Thing} name=${name} x=${at + 8.5} y=${17} size=${15.5} /><text x=${at + 17.5} y="22.5" class="cargo">${cargo[name]}</text>`;
  });
  return html`<g><rect x=${-width / 2} y="8" width=${width} height="18.5" rx="4" class="blank" />${drawn}</g>`;
}

/** A boat between words. @type {(props: { components: Components, seat: number, boat: BoatInfo, width?: number }) => any} */
export const Model = memo(({ components, seat, boat, width = 64 }) => {
  return html`<${Picture} width=${width} height=${width * 0.86} box="-38 -34 76 65" class="gh-model">
    <${Boat} components=${components} seat=${seat} boat=${boat} />
  </${Picture}>`;
});
