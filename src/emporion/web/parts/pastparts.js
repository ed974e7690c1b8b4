// What stands above the board of a moment that is past: the ways to other moments, and what the review says of it.
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { style } from "../lib/style.js";
import { DecisionReview } from "./decision.js";
import { Past } from "./past.js";

await style("../styles/study.css", import.meta.url);

const Quiz = lazy("parts/quiz.js", () => import("./quiz.js"), "Quiz");

/** @param {{scene: import("./game.js").Scene, isQuizAtSide: boolean}} props */
export function PastParts({ scene, isQuizAtSide }) {
  const { session, shown, names, reader, controls } = scene;
  const { review } = controls.reviewing;
  if (review && controls.quiz.round)
    return isQuizAtSide ? null : html`<${Quiz} quiz=${controls.quiz} review=${review} reader=${reader} />`;
  return html`<${Past} session=${session} shown=${shown} names=${names} reader=${scene.logReader} moments=${review?.moments ?? []} isPlaying=${controls.isPlaying} setIsPlaying=${controls.setIsPlaying} />
    ${review && html`<${DecisionReview} history=${session.history} review=${review} past=${shown.past} reader=${reader} />`}`;
}
