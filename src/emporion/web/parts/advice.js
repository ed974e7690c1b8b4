// A hint with its reasons: the best moves, their chances and what they are worth.
import { html } from "../lib/html.js";
import { wouldGive } from "../lib/telling.js";
import { say } from "../lib/texts.js";
import { Prospects } from "./prospects.js";

const BEST = 3;

/**
 * @param {{hint: import("../types.js").Hinted, game: string, position: import("../types.js").Position, seat: number | null,
 *   onPlay: (moves: string[]) => void, busy: boolean}} props
 */
export function Advice({ hint, game, position, seat, onPlay, busy }) {
  const previews = new Map((position.moves ?? []).map((choice) => [choice.move, choice.preview]));
  return html`<section class="advice" aria-label=${say("web-hint")} role="status">
    <p>${say("play-advice", { move: hint.prospects[0]?.move ?? "", line: hint.line.join(" · ") })}</p>
    <${Prospects}
      prospects=${hint.prospects.slice(0, BEST)}
      exact=${hint.exact}
      name=${(/** @type {import("../types.js").Prospect} */ { move }) => html`<button class="button small" disabled=${busy} onClick=${() => onPlay([move])}>${move}</button>
        <small>${wouldGive(game, move, previews.get(move) ?? [], seat)}</small>`}
    />
  </section>`;
}
