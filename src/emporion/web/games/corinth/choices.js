/** What may be done now, as buttons with what each would bring. */

import { html } from "../../lib/html.js";
import { word } from "../../lib/telling.js";
import { gives, goodOf } from "./log.js";

/** @typedef {import("./types.js").Choice} Choice @typedef {import("./types.js").Context} Context @typedef {import("./types.js").Position} Position
 * @typedef {{ key: string, label: string, words: string, rule?: string, run: () => void, peek?: string, quiet?: boolean, hinted?: boolean, reason?: string }} Action */

/** A move in words, short enough for a button.
 * @param {string} move @param {Position} position @param {Context} context */
export function label(move, position, { say }) {
  const [word, argument = ""] = move.split(" ");
  switch (word) {
    case "take":
      return say("corinth-web-take", { district: argument });
    case "steward":
      return say("corinth-web-walk", { value: position.view.harbor.find((group) => group.district === argument)?.value ?? 1 });
    case "buy":
      return say("corinth-web-buy", { dice: Number(argument) });
    case "shop":
      return say("corinth-web-shop", { points: Number(argument) });
    case "build":
      return say("corinth-web-build", { name: say(`corinth-draw-${argument}`) });
    case "up":
    case "down":
    case "left":
    case "right":
      return say("corinth-web-step", { direction: word });
    default:
      return say(`corinth-web-${word}`);
  }
}

/** A district by its good, or gold or goats.
 * @param {string} district @param {Context} context */
export function districtName(district, { components, say }) {
  if (!components?.districts[district]) return say(`corinth-draw-${district}`);
  const good = word(goodOf(district, components));
  return good[0].toUpperCase() + good.slice(1);
}

const RULES = /** @type {Record<string, string>} */ ({
  buy: "R4",
  take: "A2",
  steward: "S1",
  discard: "T2",
  skip: "T3",
  shop: "A4",
  stop: "S7",
  build: "B1",
  end: "B1",
});

/** A choice as a button.
 * @param {Choice} choice @param {Position} position @param {Context} context @param {(moves: string[]) => void} play @returns {Action} */
export function action({ move, preview }, position, context, play) {
  const [word, argument] = move.split(" ");
  const words = briefly(word, preview, context) || gives(move, preview, context);
  const rule = word === "take" && (argument === "gold" || argument === "goats") ? "A1" : RULES[word];
  return { key: move, label: label(move, position, context), words, rule, run: () => play([move]), peek: move, quiet: QUIET.has(move) };
}

/** What the label of a button leaves to say, where the whole phrase would say it again.
 * @param {string} word @param {Choice["preview"]} preview @param {Context} context */
function briefly(word, preview, { components, say }) {
  const [first, ...more] = preview.filter(({ type }) => BROUGHT.has(type));
  if (more.length) return "";
  if (word === "buy" && first?.type === "Bought") return say("corinth-web-bought", { dice: first.dice });
  const need = word === "shop" && first?.type === "Ticked" && components?.districts[first.district].shops.find(([points]) => points === first.shop)?.[1];
  return need ? say("corinth-web-filled", { symbols: first.symbols, need }) : "";
}

const BROUGHT = new Set(["Bought", "Ticked", "ShopFinished", "BonusWon", "Surplus"]);
const QUIET = new Set(["end", "skip", "buy 0"]);

/** @param {{ title: string, note?: string, actions: Action[], busy: boolean, look: (move: string | null) => void,
 *   onEnter: () => void, onLeave: () => void }} props */
export function Bar({ title, note, actions, busy, look, onEnter, onLeave }) {
  return html`<div class=${title || actions.length ? "bar" : "bar empty"} role="group" aria-label=${title || null} onPointerEnter=${onEnter} onPointerLeave=${onLeave}>
    ${(title || note) && html`<p class="bar-title">${title}${note && html` <small>${note}</small>`}</p>`}
    <div class="actions">
      ${actions.map(
        ({ key, label, words, rule, run, peek, quiet, hinted, reason }) => html`<button
          type="button"
          key=${key}
          class=${`action ${quiet ? "quiet" : ""} ${hinted ? "hinted" : ""}`}
          data-move=${key}
          disabled=${busy}
          onClick=${run}
          onFocus=${() => look(peek ?? null)}
          onPointerEnter=${() => look(peek ?? null)}
          onPointerLeave=${() => look(null)}
          onBlur=${() => look(null)}
        >
          <b>${label}${rule && html`<span class="corinth-rule">${rule}</span>`}</b>${words && html` <span class="words">${words}</span>`}${reason && html` <span class="reason">${reason}</span>`}
        </button>`,
      )}
    </div>
  </div>`;
}
