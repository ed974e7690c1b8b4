// Small drawings of the shell, in ink: lines of one weight that take the color of the text.
import { html } from "../lib/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400",
  moon: "M19 14.500A7.500 7.500 0 1 1 9.500 5a6 6 0 0 0 9.500 9.500",
  half: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 4v16M12 8h5M12 12h8M12 16h5",
  sound: "M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  quiet: "M4 10v4h3l5 4V6L7 10zM16 10l4 4M20 10l-4 4",
  leave: "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
  close: "M6 6l12 12M18 6L6 18",
  back: "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  on: "M5 5l7 7-7 7M12 5l7 7-7 7",
  eventback: "M14 8l-4 4 4 4",
  eventon: "M10 8l4 4-4 4",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.800c.600.500 1 1.200 1 2.200h5c0-1 .400-1.700 1-2.200A6 6 0 0 0 12 3",
  download: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.500M4 12h.500M4 18h.500",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  crown: "M4 18h16M5 15L4 7l5 4 3-6 3 6 5-4-1 8z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5 20c.500-4 3-6 7-6s6.500 2 7 6",
  bot: "M7 9h10v9H7zM12 9V5M10 13v1M14 13v1M12 4.500v.500M4 12v3M20 12v3",
  anchor: "M12 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4M12 7.500V20M8 11h8M5 14c.500 4 3 6 7 6s6.500-2 7-6",
  die: "M5 5h14v14H5zM9 9h.010M15 15h.010M12 12h.010M15 9h.010M9 15h.010",
  book: "M5 5c3-1 5-1 7 1 2-2 4-2 7-1v13c-3-1-5-1-7 1-2-2-4-2-7-1zM12 6v13",
};

/** @param {{of: string}} props */
export function Sign({ of }) {
  return html`<svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d=${PATHS[of]} /></svg>`;
}
