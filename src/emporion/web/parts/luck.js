// Luck and skill: from each player's share of victory at the start to that at the end, by steps, in a small chart and in words.
import { percent } from "../lib/costs.js";
import { html, useRef } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { useWidth } from "../lib/width.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").Account} Account */

const PARTS = /** @type {const} */ (["luck", "own", "others", "rest"]);
const ROW = 21;
const LABEL_WIDTH = 138;
const FIGURE_WIDTH = 48;
const MIN_WIDTH = 280;

/** A change of a share, with its sign: a minus, not the hyphen of Intl. @param {number} share */
const change = (share) =>
  number(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).replace("-", "−");

/** @param {{accounts: Account[], names: string[]}} props */
export function Luck({ accounts, names }) {
  const figure = useRef(/** @type {HTMLElement | null} */ (null));
  const width = Math.max(MIN_WIDTH, useWidth(figure) || MIN_WIDTH);
  if (!accounts.length) return null;
  return html`<section class="luck" ref=${figure} aria-labelledby="luck-title">
    <h3 id="luck-title" ...${tipped(say("review-luck-why"))} tabindex="0">${say("review-luck")}</h3>
    ${accounts.map((account) => html`<${Steps} key=${account.seat} account=${account} name=${names[account.seat]} width=${width} ends=${endsOf(accounts)} />`)}
  </section>`;
}

/** Where the steps of an account end, one after the other. @param {Account} account */
function stepsOf(account) {
  let at = account.start;
  return PARTS.map((part) => {
    const from = at;
    at += account[part];
    return { part, from, to: at, by: account[part] };
  });
}

/** The least and the greatest share that a step of any account reaches. @param {Account[]} accounts @returns {[number, number]} */
function endsOf(accounts) {
  const reached = accounts.flatMap((account) => stepsOf(account).flatMap(({ from, to }) => [from, to]));
  return [Math.min(0, ...reached), Math.max(1, ...reached)];
}

/** @param {{account: Account, name: string, width: number, ends: [number, number]}} props */
function Steps({ account, name, width, ends: [least, most] }) {
  const { seat, start, end, accuracy, inaccuracies, mistakes, blunders } = account;
  const room = width - LABEL_WIDTH - FIGURE_WIDTH - 8;
  const x = (/** @type {number} */ share) => LABEL_WIDTH + (room * (share - least)) / (most - least);
  const steps = stepsOf(account);
  const height = ROW * (steps.length + 2) + 4;
  const changes = Object.fromEntries(PARTS.map((part) => [part, change(account[part])]));
  const words = say("review-luck-text", { player: name, start: percent(start), end: percent(end), ...changes });
  return html`<figure class=${`luck-account seat-${seat}`}>
    <figcaption>
      <b>${name}</b>
      <span ...${tipped(say("review-accuracy-why"))} tabindex="0">${say("review-accuracy", { accuracy: Math.round(accuracy), inaccuracies, mistakes, blunders })}</span>
    </figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${words}>
      <path class="grid" d=${`M${x(0)} 2V${height - 2}M${x(1)} 2V${height - 2}`} />
      <${StepBar} place=${0} label=${say("review-luck-start")} figure=${percent(start)} width=${width} />
      <path class="luck-level" d=${`M${x(0)} ${ROW / 2 + 2}H${x(start)}`} />
      ${steps.map(
        (
          { part, from, to, by },
          place,
        ) => html`<g key=${part} class=${`luck-step luck-${part} ${by < 0 ? "loss" : "gain"}`}>
          <${StepBar} place=${place + 1} label=${say(`review-luck-${part}`)} figure=${change(by)} width=${width} />
          <path class="luck-thread" d=${`M${x(from)} ${ROW * (place + 0.5) + 2}V${ROW * (place + 1) + 6}`} />
          <rect x=${Math.min(x(from), x(to))} y=${ROW * (place + 1) + 6} width=${Math.max(1.5, Math.abs(x(to) - x(from)))} height=${ROW - 9} rx="2" />
        </g>`,
      )}
      <${StepBar} place=${steps.length + 1} label=${say("review-luck-end")} figure=${percent(end)} width=${width} />
      <path class="luck-level" d=${`M${x(0)} ${ROW * (steps.length + 1.5) + 2}H${x(end)}`} />
    </svg>
  </figure>`;
}

/** What a row is called, and its figure. @param {{place: number, label: string, figure: string, width: number}} props */
function StepBar({ place, label, figure, width }) {
  const y = ROW * (place + 0.5) + 6;
  return html`<text x="0" y=${y}>${label}</text><text class="end" x=${width} y=${y}>${figure}</text>`;
}
