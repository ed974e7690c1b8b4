/** What the bar below the harbor says and offers. */

import { rulesOfThing } from "../../lib/rulebook.js";
import { action } from "./choices.js";
import { groupWords } from "./harbor.js";
import { goodOf } from "./ids.js";

/** @typedef {import("./board.js").Turn} Turn @typedef {import("./choices.js").Action} Action
 * @typedef {{ title: string, note?: string, actions: Action[] }} BarContent */

/** @param {Turn} turn @returns {BarContent} */
export function barOf(turn) {
  const { wanted, walking, point, district, say } = turn;
  if (wanted?.end) return confirmBar(turn, wanted.start, wanted.end);
  if (wanted && !walking) return planBar(turn, wanted.start ?? "");
  if (walking) return { title: say("corinth-web-go-on"), actions: buttons(turn, (move) => move === "stop") };
  if (point !== "choosing") return { title: "", actions: buttons(turn, () => true) };
  if (!district) return { title: say("corinth-web-pick"), actions: [] };
  return groupBar(turn, district);
}

/** The moves of a kind as buttons; those that a hint knows say how good they are.
 * @param {Turn} turn @param {(move: string) => boolean} which @returns {Action[]} */
function buttons(turn, which) {
  const { moves, advised, best, say } = turn;
  return moves
    .filter(({ move }) => which(move))
    .map((choice) => {
      const one = inShort(action(choice, turn), say);
      const prospect = advised?.prospects.find(({ move }) => move === one.key);
      const values = prospect && { share: Math.round(prospect.share * 100), points: Math.round(prospect.points) };
      return { ...one, hinted: one.key === best, reason: values && say("corinth-web-hint", values) };
    });
}

/** Buttons for yellow dice name the price alone; what the dice bring is their explanation.
 * @param {Action} one @param {import("./types.js").Say} say @returns {Action} */
function inShort(one, say) {
  const [verb, dice] = one.key.split(" ");
  if (verb !== "buy" || dice === "0") return one;
  return { ...one, words: say("corinth-web-price", { price: Number(dice) }), tip: one.words };
}

/** @param {Turn} turn @param {() => void} run @returns {Action} */
const backButton = ({ say }, run) => ({ key: "back", label: say("corinth-web-back"), words: "", quiet: true, run });

/** The end of a walk is chosen, and is to be confirmed.
 * @param {Turn} turn @param {string | null} start @param {import("./types.js").Target} end @returns {BarContent} */
function confirmBar(turn, start, end) {
  const { say, go, setPlan, walking } = turn;
  const run = () => go(end.moves);
  const confirm = {
    key: "confirm",
    label: say("corinth-web-confirm"),
    words: "",
    main: true,
    rule: rulesOfThing("market-end"),
    run,
  };
  const back = backButton(turn, () => setPlan(walking ? null : { start, end: null }));
  return { title: say("corinth-web-planned", end.line[0]), actions: [confirm, back] };
}

/** A walk is chosen, and its end is asked for.
 * @param {Turn} turn @param {string} start the move that begins it @returns {BarContent} */
function planBar(turn, start) {
  const { say, go, setPlan, view, seat, choice } = turn;
  const { built, gold } = view.sheets[seat ?? 0];
  const steps = {
    key: start,
    label: say("corinth-web-steps"),
    words: say("corinth-web-steps-why"),
    rule: rulesOfThing("market-step"),
    quiet: true,
    run: () => go([start]),
  };
  const note = say("corinth-steps-price", { stable: built.includes("stable") ? "yes" : "no", gold });
  const back = backButton(turn, () => setPlan(null));
  return { title: "", note, actions: endsWalk(choice(start)) ? [back] : [steps, back] };
}

/** A group is looked at: what can be done with it.
 * @param {Turn} turn @param {string} district @returns {BarContent} */
function groupBar(turn, district) {
  const { view, targets, components, say, setPlan } = turn;
  const group = view.harbor.find((one) => one.district === district);
  const actions = buttons(turn, (move) => move.split(" ")[1] === district).map((one) => {
    if (!one.key.startsWith("steward")) return one;
    const spots = targets.filter((target) => target.moves[0] === one.key).length;
    return { ...one, words: say("corinth-web-ends", { spots }), run: () => setPlan({ start: one.key, end: null }) };
  });
  return { title: group ? groupWords(goodOf(components, district), group, say) : "", actions };
}

/** Whether the walk is over after a move. @param {import("./types.js").Choice | undefined} choice */
export const endsWalk = (choice) => choice?.line.some(({ type }) => type === "Arrived") ?? false;
