// Whether the window is so narrow that the side of a table's page is behind tabs (styles/table/widths.css).
import { useEffect, useState } from "./html.js";

const narrow = matchMedia("(max-width: 900px)");

export const isNarrow = () => narrow.matches;

/** Whether the window is narrow, while it is resized or turned. */
export function useNarrow() {
  const [found, setFound] = useState(narrow.matches);
  useEffect(() => {
    const look = () => setFound(narrow.matches);
    narrow.addEventListener("change", look);
    return () => narrow.removeEventListener("change", look);
  }, []);
  return found;
}
