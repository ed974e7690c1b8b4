// Something that the server may refuse, as it is done from a component.
import { useRef, useState } from "./html.js";

/**
 * `attempt` makes a handler that does some work; while it is under way, further clicks do nothing and `isBusy` is true. `problem` says why the
 * last work failed, "" if it did not.
 * @returns {{problem: string, setProblem: (problem: string) => void, isBusy: boolean, attempt: (work: () => unknown) => () => Promise<void>}}
 */
export function useAttempt() {
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false); // the state changes only when the component is drawn again
  const attempt = (/** @type {() => unknown} */ work) => async () => {
    if (underWay.current) return;
    underWay.current = true;
    setIsBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  };
  return { problem, setProblem, isBusy, attempt };
}
