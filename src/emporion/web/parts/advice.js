// A hint with its reasons: the best moves, their chances and what they are worth.
import { html } from "../lib/html.js";
import { nameOf, wordPreview } from "../lib/lines.js";
import { join, say } from "../lib/texts.js";
import { AnalyzedChances } from "./analysis.js";
import { Prospects } from "./prospects.js";
import { Sign } from "./sign.js";

const BEST = 3;
/** On a board to try moves on, where the advice is an analysis. */
const BEST_ANALYZED = 8;

/**
 * The best move, and what may follow it.
 * @param {import("../types.js").Hinted} hint @param {import("../types.js").Position} position @param {import("../lib/lines.js").Reader} reader
 * @returns {string[]}
 */
export function adviceSentences(hint, position, reader) {
  const best = hint.prospects[0]?.move ?? hint.moves[0];
  const named = position.moves?.find(({ move }) => move === best)?.line[0];
  const later = hint.continuation.map((found, place) => nameOf(found, hint.moves[place + 1] ?? "", reader));
  const follows = later.length ? [say("web-advice-line", { line: join(later, "dots") })] : [];
  return [say("web-advice", { move: nameOf(named, best, reader) }), ...follows];
}

/**
 * @param {{hint: import("../types.js").Hinted, position: import("../types.js").Position, reader: import("../lib/lines.js").Reader,
 *   isAnalysis: boolean, onPlay: (moves: string[]) => void, onClose: () => void, isBusy: boolean}} props
 */
export function Advice({ hint, position, reader, isAnalysis, onPlay, onClose, isBusy }) {
  const lines = new Map((position.moves ?? []).map(({ move, line }) => [move, line]));
  const name = (/** @type {string} */ move) => nameOf(lines.get(move)?.[0], move, reader);
  return html`<section class="advice" aria-label=${say("web-hint")}>
    <button class="icon" onClick=${onClose} aria-label=${say("web-close")} title=${say("web-close")}><${Sign} of="close" /></button>
    <p>${join(adviceSentences(hint, position, reader), "spaces")}</p>
    ${isAnalysis && (hint.chances ?? []).length > 0 && html`<${AnalyzedChances} chances=${hint.chances} names=${reader.names} />`}
    <${Prospects}
      prospects=${hint.prospects.slice(0, isAnalysis ? BEST_ANALYZED : BEST)}
      exact=${hint.exact}
      heading=${say("web-review-move")}
      name=${(
        /** @type {import("../types.js").Prospect} */ { move },
      ) => html`<button class="button small" disabled=${isBusy} data-move=${move} onClick=${() => onPlay([move])}>${name(move)}</button>
        <small>${wordPreview(lines.get(move)?.slice(1) ?? [], reader)}</small>`}
    />
  </section>`;
}
