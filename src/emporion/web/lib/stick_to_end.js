// A list that grows at its end: the end stays in sight, unless the reader has scrolled back.
import { useRef } from "./html.js";

const NEAR = 40;

/**
 * Brings the end of a box into sight if it was there before the box grew, or in any case.
 * @returns {(box: HTMLElement, always?: boolean) => void}
 */
export function useStickToEnd() {
  const height = useRef(0);
  return (box, always = false) => {
    if (always || box.scrollTop + box.clientHeight > height.current - NEAR) box.scrollTop = box.scrollHeight;
    height.current = box.scrollHeight;
  };
}
