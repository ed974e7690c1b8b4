// A round of a review's quiz: which decision is asked about, what was tried, how it was judged. What it shows is in quiz.js.
import { post } from "../lib/api.js";
import { MIN_COST } from "../lib/costs.js";
import { useEffect, useRef, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Review} ReviewData */
/** @typedef {import("../types.js").Way} Way */
/** @typedef {"best" | "better" | "shown"} Result */
/** @typedef {{seat: number, decisions: Decision[], at: number, results: Record<number, Result>}} Round `at` is behind the last one at the summary */
/** @typedef {{isJudging: boolean, tried: string[], answer: Answer | null, isShown: boolean, problem: string}} Asked */

/** @type {Asked} */
const NOTHING_TRIED = { isJudging: false, tried: [], answer: null, isShown: false, problem: "" };
/** The round that this browser remembers, of one table: the last that was begun. */
const KEPT = "quiz";
/** @typedef {{code: string, seat: number, at: number, results: Record<number, Result>, isOpen: boolean}} Kept */

/** The round of this table that was left or that a reload has ended; null if there is none. @param {string} code @returns {Kept | null} */
export function keptRound(code) {
  const kept = recall(KEPT, /** @type {Kept | null} */ (null));
  return kept?.code === code ? kept : null;
}

/**
 * The decisions of a seat that cost something, in the order of the game. The steps of one walk or voyage are one: its first that cost something.
 * @param {ReviewData} review @param {number} seat
 */
export function costlyOf(review, seat) {
  let wayEnd = 0;
  let isAsked = false;
  return review.decisions.filter((decision) => {
    if (decision.event >= wayEnd) {
      wayEnd = decision.event + (decision.steps ?? 1);
      isAsked = false;
    }
    const isWanted = decision.seat === seat && decision.cost >= MIN_COST && !isAsked;
    isAsked ||= isWanted;
    return isWanted;
  });
}

/**
 * The quiz of a table. A round that a reload has ended goes on as soon as the review is there.
 * @param {string} code @param {ReviewData | null} review @param {(event: number, viewer: string | null) => void} onLook shows a moment as a seat saw it
 */
export function useQuiz(code, review, onLook) {
  const [round, setRound] = useState(/** @type {Round | null} */ (null));
  const [asked, setAsked] = useState(NOTHING_TRIED);
  const current = useRef(0); // an answer to an earlier question is not shown
  const decision = round?.decisions[round.at] ?? null;
  /** @param {Round} next @param {boolean} isOpen */
  const keep = ({ seat, at, results }, isOpen) => remember(KEPT, { code, seat, at, results, isOpen });
  /** @param {Round | null} next */
  const goTo = (next) => {
    current.current += 1;
    if (next) keep(next, true);
    else if (round) keep(round, false);
    setRound(next);
    setAsked(NOTHING_TRIED);
    const following = next?.decisions[next.at];
    if (next && following) onLook(following.event - 1, String(next.seat));
  };
  const resume = () => {
    const kept = keptRound(code);
    if (review && kept)
      goTo({ seat: kept.seat, decisions: costlyOf(review, kept.seat), at: kept.at, results: kept.results });
  };
  const isComplete = review !== null && review.done === review.of;
  useEffect(() => {
    if (isComplete && keptRound(code)?.isOpen) resume();
  }, [isComplete]);
  /** @param {string[]} moves @param {(answer: Answer) => Partial<Asked>} change */
  const ask = async (moves, change) => {
    if (!round || !decision) return;
    const question = current.current;
    setAsked({ ...asked, isJudging: true, tried: moves.length ? moves : asked.tried, problem: "" });
    try {
      const answer = await post(`/tables/${code}/answer`, { event: decision.event, moves });
      if (question !== current.current) return;
      setAsked({ ...asked, tried: moves.length ? moves : asked.tried, answer, problem: "", ...change(answer) });
      const result = moves.length ? answer.verdict : "shown";
      if (result === "best" || result === "better" || result === "shown") {
        const results = { ...round.results, [decision.event]: bestOf(round.results[decision.event], result) };
        keep({ ...round, results }, true);
        setRound({ ...round, results });
      }
    } catch (error) {
      if (question === current.current) setAsked({ ...asked, problem: /** @type {Error} */ (error).message });
    }
  };
  return {
    round,
    decision,
    asked,
    begin: (/** @type {number} */ seat) =>
      review && goTo({ seat, decisions: costlyOf(review, seat), at: 0, results: {} }),
    resume,
    leave: () => goTo(null),
    next: () => round && goTo({ ...round, at: round.at + 1 }),
    attempt: (/** @type {string[]} */ moves) => {
      if (!asked.isJudging) void ask(moves, ({ verdict }) => ({ isShown: asked.isShown || verdict === "best" }));
    },
    show: () =>
      void ask([], (answer) => ({
        isShown: true,
        answer: {
          ...answer,
          tried: asked.answer?.tried ?? null,
          verdict: asked.answer?.verdict ?? null,
          gain: asked.answer?.gain ?? null,
        },
      })),
    again: () => setAsked(NOTHING_TRIED),
  };
}

/** The better of two results; what was found after the answer was shown does not count. @param {Result | undefined} before @param {Result} now @returns {Result} */
function bestOf(before, now) {
  if (before === "shown" || before === "best") return before;
  return before === "better" && now === "shown" ? before : now;
}

/** Whether the quiz asks about the moment that is shown. @param {ReturnType<typeof useQuiz>} quiz @param {{event: number} | null} past */
export const isQuizAt = ({ decision }, past) => past !== null && decision !== null && past.event === decision.event - 1;

/** What the board marks: the answer, once it is shown. @param {ReturnType<typeof useQuiz>} quiz @returns {import("./boardmarks.js").Marked[]} */
export function marksOf({ asked: { answer, isShown } }) {
  if (!answer || !isShown) return [];
  /** @type {import("./boardmarks.js").Marked[]} */
  const marks = [
    { kind: "played", moves: answer.played.moves, line: answer.played.line },
    { kind: "best", moves: answer.best.moves, line: answer.best.line },
  ];
  const { tried } = answer;
  const isBegun = (/** @type {Way} */ way) => tried?.moves.every((move, place) => move === way.moves[place]);
  const isOther = tried && !isBegun(answer.played) && !isBegun(answer.best);
  return isOther ? [...marks, { kind: "tried", moves: tried.moves, line: tried.line }] : marks;
}
