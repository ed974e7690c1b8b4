// The review of a table as it is made: asked for, and polled until it is complete. What it shows is in review.js.
import { post, signIn } from "../lib/api.js";
import { useEffect, useState } from "../lib/html.js";
import { loadMoreTexts } from "../lib/texts.js";
import { keptRound } from "./quizround.js";

/** @typedef {import("../types.js").Review} ReviewData */

const POLL_MS = 1000;

/** The review of a table as it grows; nothing is asked for before `start`, unless a quiz of it goes on. @param {string} code */
export function useReview(code) {
  const [review, setReview] = useState(/** @type {ReviewData | null} */ (null));
  const [isStarted, setIsStarted] = useState(keptRound(code)?.isOpen ?? false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!isStarted) return;
    return pollReview(code, setReview, (text) => {
      setProblem(text);
      setIsStarted(false);
    });
  }, [code, isStarted]);
  const start = () => {
    setProblem("");
    setIsStarted(true);
  };
  return { review, isStarted, problem, start };
}

/** A review with the decisions that were known before. @param {ReviewData | null} known @param {ReviewData} news @returns {ReviewData} */
const withNews = (known, news) =>
  known
    ? { ...news, decisions: [...known.decisions, ...news.decisions], names: { ...known.names, ...news.names } }
    : news;

/**
 * Ask for a review until it is complete.
 * @param {string} code @param {(review: ReviewData) => void} onReview @param {(problem: string) => void} onProblem
 * @returns {() => void} what ends it
 */
function pollReview(code, onReview, onProblem) {
  let isCurrent = true;
  /** @type {ReviewData | null} */
  let known = null;
  /** @type {number | undefined} */
  let timer;
  const poll = async () => {
    try {
      await signIn();
      const [news] = await Promise.all([
        post(`/tables/${code}/review?after=${known?.decisions.length ?? 0}`),
        loadMoreTexts("review"),
      ]);
      if (!isCurrent) return;
      const found = withNews(known, news);
      known = found;
      onReview(found);
      if (found.done < found.of) timer = setTimeout(poll, POLL_MS);
    } catch (error) {
      if (isCurrent) onProblem(/** @type {Error} */ (error).message);
    }
  };
  void poll();
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
