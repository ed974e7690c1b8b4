/** The market while a walk is chosen: every spot is a button, the arrow keys go from one to the next. */

import { html, useRef, useState } from "../../lib/html.js";
import { kind, word } from "../../lib/telling.js";
import { goodOf, place } from "./log.js";
import { within } from "./sheet.js";

/** @typedef {import("./types.js").Target} Target @typedef {import("./types.js").Say} Say @typedef {import("./types.js").Components} Components
 * @typedef {{ move: string, ends: boolean }} Step */

const SIDE = 5;
const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });
const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({ up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] });

/** The spot beside another one.
 * @param {string} spot @param {string} direction */
export function beside(spot, direction) {
  const [rows, columns] = DIRECTIONS[direction];
  return `r${Number(spot[1]) + rows}c${Number(spot[3]) + columns}`;
}

/** What a spot gives, in words.
 * @param {Components} components @param {string} spot @param {Say} say @param {number} [points] what a walk that ends there would write */
export function spotGives(components, spot, say, points = 0) {
  const what = components.market.rows[Number(spot[1]) - 1][Number(spot[3]) - 1];
  const [amount, colour = ""] = what.split(" ");
  const good = goodOf(colour, components);
  const values = { amount: Number(amount), good: word(good), "good-kind": kind(good), what: `${amount} ${word(colour)}`, points };
  return say("corinth-web-spot-gives", { ...values, kind: components.districts[colour] ? "good" : kind(what) });
}

/** @param {{ drawing: import("./drawing.js").Drawing, components: Components, steward: string, targets: Target[], steps: Record<string, string>,
 *   planned: string | null, stop: (() => void) | null, hinted: string | null, say: Say, choose: (spot: string) => void, look: (spot: string | null) => void }} props */
export function Market({ drawing, components, steward, targets, steps, planned, stop, hinted, say, choose, look }) {
  const { places } = drawing;
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const ends = new Map(targets.map((target) => [target.end, target]));
  const live = new Set([...ends.keys(), ...Object.keys(steps), ...(stop ? [steward] : [])]);
  const [at, move] = useState(/** @type {string | null} */ (null));
  const tabbed = at && live.has(at) ? at : ([...live][0] ?? null);

  /** @param {KeyboardEvent} event @param {string} spot */
  const arrow = (event, spot) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const [row, column] = [Number(spot[1]) - 1 + way[0], Number(spot[3]) - 1 + way[1]];
    if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) return;
    const next = `r${row + 1}c${column + 1}`;
    move(next);
    /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector(`[data-spot=${next}]`))?.focus();
  };

  return html`<div class="market" role="group" aria-label=${say("corinth-web-market")} ref=${grid}>
    ${Object.entries(places.spots).map(([spot, [x, y]]) => {
      const target = ends.get(spot);
      const may = live.has(spot);
      const half = places.spots.r1c2 ? (places.spots.r1c2[0] - places.spots.r1c1[0]) / 2 : 32;
      const gives = spotGives(components, spot, say, target?.brings?.[0]?.points);
      const values = { place: place(spot), gives, gold: target?.price ?? 0 };
      const label = steps[spot]
        ? say("corinth-web-step", { direction: steps[spot] })
        : stop && spot === steward
          ? say("corinth-web-stop")
          : say(may ? "corinth-web-reached" : "corinth-web-unreached", values);
      const classes = ["spot", may && "may", steps[spot] && "step", spot === planned && "picked", spot === hinted && "hinted"];
      return html`<button
        type="button"
        key=${spot}
        class=${classes.filter(Boolean).join(" ")}
        data-spot=${spot}
        style=${within(places.panes.market, [x - half, y - half, 2 * half, 2 * half])}
        aria-label=${label}
        aria-disabled=${!may}
        aria-pressed=${spot === planned}
        tabindex=${spot === tabbed ? 0 : -1}
        data-tip=${label}
        data-rule=${steps[spot] ? "S2" : may ? "S4" : "S6"}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrow(event, spot)}
        onClick=${() => may && choose(spot)}
        onFocus=${() => {
          move(spot);
          look(may ? spot : null);
        }}
        onPointerEnter=${() => look(may ? spot : null)}
        onPointerLeave=${() => look(null)}
        onBlur=${() => look(null)}
      >
        ${target && !steps[spot] && html`<span class="price">${target.price ? say("corinth-web-price", { gold: target.price }) : ""}</span>`}
      </button>`;
    })}
  </div>`;
}
