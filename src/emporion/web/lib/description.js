// The position in words, as the server describes it (`engine/description.py`). It is asked for only while the text view is shown, one request at
// a time: a client that is behind asks for the newest position and not for those in between.
import { get, ownSeats } from "./api.js";
import { useEffect, useRef, useState } from "./html.js";
import { sentenceOf, wordLine } from "./lines.js";
import { isExploring } from "./shown.js";

/** @typedef {import("../types.js").Section} Section */
/** @typedef {import("./lines.js").Reader} Reader */
/** @typedef {"brief" | "normal" | "full"} Detail */
/** A section in words; `seats` has the seat that each line is about, if it is about one. @typedef {{topic: string, seat: number | null, heading: string, lines: string[], seats: (number | null)[]}} WordedSection */
/** What is described: the events that were played, and whose view it is. @typedef {{event: number, seat: number | null}} Described */

/** @type {Detail[]} */
export const DETAILS = ["brief", "normal", "full"];

/** @param {import("./session.js").Session} session @param {Described} wanted @returns {Promise<Section[]>} */
async function fetchSections(session, { event, seat }) {
  const { shown, code } = session;
  const path = `/tables/${code}/descriptions/${event}`;
  const isOpen = shown.value.table?.status === "over" || isExploring(shown.value);
  const token = ownSeats(code).find((own) => own.seat === seat)?.token;
  const [found] = await (isOpen
    ? get(seat === null ? path : `${path}?seat=${seat}`)
    : get(path, token ? { "Emporion-Seat": token } : {}));
  return found.sections;
}

/**
 * The sections of a position; null until they have come, and those of the position before until then. Another seat's are never returned.
 * @param {import("./session.js").Session} session @param {Described} wanted
 * @returns {Section[] | null}
 */
export function useDescription(session, wanted) {
  const [found, setFound] = useState(/** @type {{seat: number | null, sections: Section[]} | null} */ (null));
  const newest = useRef(wanted);
  const isAsking = useRef(false);
  newest.current = wanted;
  useEffect(() => {
    if (!isAsking.current) void ask();
  }, [wanted.event, wanted.seat]);

  async function ask() {
    isAsking.current = true;
    for (let asked = null; asked !== newest.current; ) {
      asked = newest.current;
      const { event, seat } = asked;
      const sections = await fetchSections(session, asked).catch(() => null); // taken back meanwhile, or no connection: the next position comes
      if (sections && !session.ended) setFound({ seat, sections });
      if (event === newest.current.event && seat === newest.current.seat) break;
    }
    isAsking.current = false;
  }
  return found && found.seat === wanted.seat ? found.sections : null;
}

/** The sections in words, as far as they are said at this detail. @param {Section[]} sections @param {Reader} reader @param {Detail} detail @returns {WordedSection[]} */
export function wordSections(sections, reader, detail) {
  return sections.map(({ topic, seat = null, heading, lines }) => {
    const said = lines
      .filter((line) => DETAILS.indexOf(line.detail ?? "normal") <= DETAILS.indexOf(detail))
      .map(({ line }) => ({ words: wordLine(/** @type {any} */ (line), reader, "says"), about: line[0].seat ?? null }))
      .filter(({ words }) => words !== null);
    return {
      topic,
      seat,
      heading: sentenceOf("says", heading, reader) ?? topic,
      lines: said.map(({ words }) => /** @type {string} */ (words)),
      seats: said.map(({ about }) => about),
    };
  });
}

/** What is said of a topic; with a seat, only what is about that one. @param {WordedSection[]} sections @param {string} topic @param {number | null} seat @returns {WordedSection[]} */
export function sectionsAbout(sections, topic, seat) {
  const found = sections.filter((section) => section.topic === topic);
  if (seat === null) return found;
  const own = found.filter((section) => section.seat === seat);
  if (own.length) return own;
  return found
    .filter((section) => section.seat === null)
    .map((section) => ({ ...section, lines: section.lines.filter((_, place) => section.seats[place] === seat) }))
    .filter((section) => section.lines.length);
}
