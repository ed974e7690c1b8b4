// What is news in a log: each thing once. A line that grows, as that of a voyage does at each step, is read out by what has been added to it.
import { linesOf, sentence, wordLine, wordPreview } from "./lines.js";
import { say } from "./texts.js";

/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("./lines.js").Reader} Reader */
/** An entry of the log that is shown, and the number of the first one that it stands for. @typedef {EntryView & {first: number}} ShownEntry */

export class News {
  constructor() {
    /** The number of the last entry that has been read out. */
    this.last = 0;
    /** What was read out of each entry that a later one may replace. @type {Map<number, Set<string>>} */
    this.phrases = new Map();
  }

  /** Take everything up to an entry as read out. @param {number} number */
  skipTo(number) {
    this.last = number;
  }

  /**
   * What the entries have that has not been read out yet.
   * @param {ShownEntry[]} entries those that are shown @param {Reader} reader @param {boolean} isBrief whether what a move brought is left out
   * @returns {string[]}
   */
  tell(entries, reader, isBrief) {
    const found = [];
    for (const entry of entries) {
      if (entry.number <= this.last) continue;
      const before = this.before(entry);
      for (const line of linesOf(entry)) found.push(tellLine(line, before, reader, isBrief));
      this.phrases.set(entry.number, before);
      this.last = entry.number;
    }
    return found.filter(Boolean);
  }

  /** What was read out of the entries that an entry stands for. @param {ShownEntry} entry @returns {Set<string>} */
  before({ first, number }) {
    const found = new Set();
    for (const [entry, phrases] of this.phrases)
      if (entry >= first && entry < number) for (const phrase of phrases) found.add(phrase);
    return found;
  }
}

/** @param {any[]} line @param {Set<string>} before what was read out, to which this is added @param {Reader} reader @param {boolean} isBrief */
function tellLine([first, ...brought], before, reader, isBrief) {
  const head = sentence(first, reader);
  if (head === null) return "";
  const news = brought.filter((effect) => !before.has(wordPreviewOf(effect, reader)));
  for (const effect of brought) before.add(wordPreviewOf(effect, reader));
  const isNew = !before.has(head);
  before.add(head);
  before.add(wordPreviewOf(first, reader)); // a raid is read out alone, and then stands in the line of the voyage
  if (isNew) return wordLine(isBrief ? [first] : [first, ...news], reader) ?? "";
  return isBrief
    ? ""
    : news
        .map((effect) => wordPreviewOf(effect, reader))
        .filter(Boolean)
        .join(say("play-comma"));
}

/** @param {any} effect @param {Reader} reader */
const wordPreviewOf = (effect, reader) => wordPreview([effect], reader, "gives");
