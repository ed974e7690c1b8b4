// A little picture of each game, on its card in the lobby.
import { html } from "../lib/html.js";

/** The pictures by the names of the games. @type {Record<string, () => any>} */
const PICTURES = { corinth: Market, "golden-horn": Sea };

/** @param {{game: string}} props */
export function Vignette({ game }) {
  const Picture = PICTURES[game] ?? Ground;
  return html`<${Picture} />`;
}

/** Two lines, for a game that has no picture. */
function Ground() {
  return html`<svg class="vignette" viewBox="0 0 240 90" aria-hidden="true"><path class="line" d="M-200 76h640M-200 70h640" /></svg>`;
}

/** Columns, an amphora and dice. */
function Market() {
  return html`<svg class="vignette" viewBox="0 0 240 90" aria-hidden="true">
    <path class="line" d="M-200 76h640M-200 70h640M30 70V34M44 70V34M66 70V34M80 70V34M26 34h58M24 28h62l-31-14z" />
    <path class="clay" d="M126 26h18M129 26c0 8-12 12-12 24 0 10 8 14 11 20h14c3-6 11-10 11-20 0-12-12-16-12-24" />
    <path class="line" d="M126 26h18M129 26c0 8-12 12-12 24 0 10 8 14 11 20h14c3-6 11-10 11-20 0-12-12-16-12-24M119 44h32M118 50h34" />
    <g class="die"><rect x="172" y="42" width="28" height="28" rx="5" /><circle cx="180" cy="50" r="2.600" /><circle cx="192" cy="62" r="2.600" /><circle cx="186" cy="56" r="2.600" /></g>
    <g class="die yellow"><rect x="204" y="48" width="22" height="22" rx="4" /><circle cx="210.500" cy="54.500" r="2.200" /><circle cx="219.500" cy="63.500" r="2.200" /></g>
  </svg>`;
}

/** A compass rose and a ship. */
function Sea() {
  return html`<svg class="vignette" viewBox="0 0 240 90" aria-hidden="true">
    <path class="rhumb" d="M190 40L-190 140M190 40L-190 -40M190 40L60 0M190 40L240 0M190 40L390 216M190 40L120 90M190 40L-190 47M190 40h300M190 40L490 -40M190 40L390 100" />
    <circle class="line" cx="190" cy="40" r="20" />
    <path class="rose" d="M190 14l5 21 21 5-21 5-5 21-5-21-21-5 21-5z" />
    <path class="sea" d="M-14 76c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0" />
    <path class="clay" d="M34 60h66c-4 10-10 13-18 13H52c-9 0-15-4-18-13z" />
    <path class="line" d="M34 60h66c-4 10-10 13-18 13H52c-9 0-15-4-18-13zM66 60V18M66 20c14 4 24 16 26 32H66M62 26c-10 5-16 14-18 26h18" />
  </svg>`;
}
