// The width of an element, while the page is resized or turned.
import { useLayoutEffect, useState } from "../vendor/hooks.js";

/** How many pixels an element is wide; before it is laid out, the width of the window. @param {{ current: HTMLElement | null }} root */
export function useWidth(root) {
  const [width, setWidth] = useState(innerWidth);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return width;
}
