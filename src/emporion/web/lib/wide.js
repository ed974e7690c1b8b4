// Whether there is room beside the board.
import { useEffect, useState } from "./html.js";

/** As wide as styles/table.css wants it for a side. */
const wide = matchMedia("(min-width: 901px)");

export function useWide() {
  const [now, change] = useState(wide.matches);
  useEffect(() => {
    const changed = () => change(wide.matches);
    wide.addEventListener("change", changed);
    return () => wide.removeEventListener("change", changed);
  }, []);
  return now;
}
