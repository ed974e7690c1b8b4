// Analysis on a board to try moves on: while it is switched on, the bot looks at every position that comes up.
import { percent } from "../lib/costs.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { isExploring } from "../lib/shown.js";
import { loadMoreTexts, say } from "../lib/texts.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../lib/shown.js").Shown} Shown */

/** Whether every position is analyzed, and what switches it. @param {Session} session @param {Shown} shown */
export function useAnalysis(session, shown) {
  const [isOn, setIsOn] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const asked = useRef(-1); // a position that was refused is not asked for again
  const isExplored = isExploring(shown);
  useEffect(() => {
    if (isExplored) void loadMoreTexts("review").then(() => setIsReady(true));
  }, [isExplored]);
  const { position, past, hint, isHintPending } = shown;
  const at = position?.at ?? -1;
  useEffect(() => {
    if (!isOn || past || hint || isHintPending || !position?.moves?.length || asked.current === at) return;
    asked.current = at;
    session.askHint();
  }, [isOn, at, past, hint, isHintPending]);
  const toggle = () => {
    asked.current = -1;
    if (isOn) session.closeHint();
    setIsOn(!isOn);
  };
  return { isOn, isReady, toggle };
}

/** @param {{analysis: ReturnType<typeof useAnalysis>}} props */
export function AnalysisButton({ analysis }) {
  if (!analysis.isReady) return null;
  return html`<button class="button" aria-pressed=${analysis.isOn} onClick=${analysis.toggle} ...${tipped(say("review-analysis-why"))}>
    <${Sign} of="hint" /><span>${say("review-analysis")}</span>
  </button>`;
}

/** The chances of every seat in the position that was analyzed. @param {{chances: number[], names: string[]}} props */
export function AnalyzedChances({ chances, names }) {
  return html`<p>${say("review-analysis-chances", { chances: names.map((name, seat) => ({ name, chance: percent(chances[seat]) })) })}</p>`;
}
