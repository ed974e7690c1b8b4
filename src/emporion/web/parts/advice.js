// A hint with its reasons: the best moves, their chances and what they are worth.
import { html } from "../lib/html.js";
import { wouldGive } from "../lib/telling.js";
import { number, say } from "../lib/texts.js";

const BEST = 3;

/**
 * @param {{hint: import("../types.js").Hinted, game: string, position: import("../types.js").Position, seat: number | null,
 *   onPlay: (moves: string[]) => void, busy: boolean}} props
 */
export function Advice({ hint, game, position, seat, onPlay, busy }) {
  const previews = new Map((position.moves ?? []).map((choice) => [choice.move, choice.preview]));
  const percent = (/** @type {number} */ share) => number(share, { style: "percent" });
  return html`<section class="advice" aria-label=${say("web-hint")} role="status">
    <p>${say("play-advice", { move: hint.prospects[0]?.move ?? "", line: hint.line.join(" · ") })}</p>
    <table>
      <thead>
        <tr>
          <th scope="col"></th>
          <th scope="col">${say("play-advice-share")}</th>
          <th scope="col">${say("play-advice-points")}</th>
          <th scope="col">${say("play-advice-tried")}</th>
        </tr>
      </thead>
      <tbody>
        ${hint.prospects.slice(0, BEST).map(
          (prospect) => html`<tr key=${prospect.move}>
            <th scope="row">
              <button class="button small" disabled=${busy} onClick=${() => onPlay([prospect.move])}>${prospect.move}</button>
              <small>${wouldGive(game, prospect.move, previews.get(prospect.move) ?? [], seat)}</small>
            </th>
            <td>${percent(prospect.share)}</td>
            <td>${number(prospect.points, { maximumFractionDigits: 1 })}</td>
            <td>${hint.exact ? say("play-advice-solved") : number(prospect.visits)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
