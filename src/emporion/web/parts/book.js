// The rulebook in chapters: to read, to search, with examples that are stepped through.
import { get } from "../lib/api.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib/html.js";
import { settings } from "../lib/settings.js";
import { useStore } from "../lib/store.js";
import { style } from "../lib/style.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../types.js").Rulebook} RulebookText */
/** @typedef {import("../types.js").ChapterText} ChapterText */
/** @typedef {import("../types.js").ItemText} ItemText */

/** A rule's id in a sentence, as in "(S3, S4)". */
const RULE_ID = /\b([A-Z][0-9]{1,2})\b/;
/** The chapter that is one page to print. */
const CARD = "card";

/** The book in the chosen language. @param {string} path */
function useBook(path) {
  const { language } = useStore(settings);
  const [book, setBook] = useState(/** @type {RulebookText | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isShown = true;
    Promise.all([get(`${path}/rulebook?language=${language}`), style("../styles/book.css", import.meta.url)])
      .then(([found]) => isShown && setBook(found))
      .catch((error) => isShown && setProblem(error.message));
    return () => {
      isShown = false;
    };
  }, [path, language]);
  return { book, problem, language };
}

/** Small letters without accents: who searches "echoppe" finds "échoppe". @param {string} text */
const plainly = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {ItemText} item */
const allWords = ({ name = "", text = "", lines = [], scenes = [] }) =>
  plainly([name, text, ...lines, ...scenes.flatMap((scene) => [...scene.lines, scene.text])].join(" "));

/** The chapters that have all words of a search, with only the parts that have them. @param {ChapterText[]} chapters @param {string} search */
function found(chapters, search) {
  const words = plainly(search).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      items: chapter.items.filter((item) => words.every((word) => allWords(item).includes(word))),
    }))
    .filter((chapter) => chapter.items.length);
}

/** Whether the card alone is being printed, and a function that prints it. @returns {[boolean, () => void]} */
function useCardPrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setIsPrinting(false);
    addEventListener("afterprint", end);
    window.print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);
  return [isPrinting, () => setIsPrinting(true)];
}

/**
 * @param {{path: string, rule?: string, level?: number, isPage?: boolean}} props
 * `path`: of the game or table whose book it is; `rule`: the one that is looked up; `level`: of the headings of chapters;
 * `isPage`: whether the book is a page of its own, of which the card can be printed
 */
export function Book({ path, rule = "", level = 2, isPage = false }) {
  const { book, problem, language } = useBook(path);
  const [isPrinting, printCard] = useCardPrinting();
  const [search, setSearch] = useState("");
  const [looked, setLooked] = useState(rule);
  const pages = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setLooked(rule), [rule]);
  useEffect(() => {
    if (looked) pages.current?.querySelector(".looked-up")?.scrollIntoView({ block: "center" });
  }, [looked, book]);
  const ids = useMemo(() => new Set(book?.chapters.flatMap(({ items }) => items.map(({ name }) => name))), [book]);
  const lookUp = (/** @type {string} */ id) => {
    setSearch("");
    setLooked(id);
  };
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!book) return html`<p aria-busy="true">${say("web-loading")}</p>`;
  const chapters = found(book.chapters, search);
  const open = { game: book.game, language, looked, ids, lookUp };
  return html`<div class=${isPrinting ? "book card-only" : "book"} ref=${pages}>
    <div class="book-find">
      <label class="field">${say("web-rules-search")}
        <input type="search" value=${search} onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
      </label>
      <nav aria-label=${say("web-rules-chapters")}><ul>
        ${book.chapters.map(({ name, title }) => html`<li key=${name}><a href=${`#${name}`} onClick=${(/** @type {Event} */ event) => turnTo(event, pages.current, name)}>${title}</a></li>`)}
      </ul></nav>
    </div>
    <div class="book-pages rules" tabindex="0">
      ${search && html`<p role="status">${say("web-rules-found", { number: chapters.reduce((sum, { items }) => sum + items.length, 0) })}</p>`}
      ${chapters.map(
        (
          chapter,
        ) => html`<section key=${chapter.name} data-chapter=${chapter.name} class=${`chapter chapter-${chapter.name}`}>
          <${`h${level}`} class="chapter-title" tabindex="-1">${chapter.title}<//>
          ${isPage && chapter.name === CARD && html`<button class="button print-card" onClick=${printCard}>${say("web-rules-print")}</button>`}
          ${chapter.items.map((item, place) => html`<${Item} key=${item.name || place} item=${item} ...${open} />`)}
        </section>`,
      )}
    </div>
  </div>`;
}

/** Show a chapter, and put the focus on its title. @param {Event} event @param {HTMLElement | null} pages @param {string} name */
function turnTo(event, pages, name) {
  event.preventDefault();
  const title = /** @type {HTMLElement | null | undefined} */ (
    pages?.querySelector(`[data-chapter="${name}"] .chapter-title`)
  );
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}

/** @typedef {{item: ItemText, game: string, language: string, looked: string, ids: Set<string | undefined>, lookUp: (id: string) => void}} ItemProps */

/** @param {ItemProps} props */
function Item({ item, game, language, looked, ids, lookUp }) {
  const { kind, name = "", text = "", lines = [] } = item;
  const linked = (/** @type {string} */ words) => html`<${Linked} text=${words} ids=${ids} lookUp=${lookUp} />`;
  switch (kind) {
    case "rule":
      return html`<div class=${name === looked ? "rule looked-up" : "rule"}>
        <b>${name}</b>
        <div>${linked(text)}${lines.length > 0 && html`<pre>${lines.join("\n")}</pre>`}</div>
      </div>`;
    case "table":
      return html`<p class="table-plays">${text}</p>`;
    case "leaflet":
      return html`<div class="rule"><b>${name}</b><div>${text}</div></div>`;
    case "steps":
      return html`<ol>${lines.map((line) => html`<li key=${line}>${linked(line)}</li>`)}</ol>`;
    case "picture":
      return html`<img loading="lazy" src=${`/api/v1/games/${game}/picture?language=${language}`} alt=${text} />`;
    case "example":
      return html`<${Example} item=${item} game=${game} language=${language} />`;
    default:
      return html`<p>${linked(text)}</p>`;
  }
}

/** A text whose rule ids lead to their rules. @param {{text: string, ids: Set<string | undefined>, lookUp: (id: string) => void}} props */
function Linked({ text, ids, lookUp }) {
  return text
    .split(RULE_ID)
    .map((part, place) =>
      place % 2 && ids.has(part)
        ? html`<button class="rule-link" onClick=${() => lookUp(part)}>${part}</button>`
        : part,
    );
}

/** @param {{item: ItemText, game: string, language: string}} props */
function Example({ item: { name, text, scenes = [] }, game, language }) {
  const [place, setPlace] = useState(0);
  const scene = scenes[place];
  return html`<figure class="example" aria-label=${say("book-example", { title: text ?? "" })}>
    <figcaption>${say("book-example", { title: text ?? "" })}</figcaption>
    <img loading="lazy" src=${`/api/v1/games/${game}/examples/${name}/${place}?language=${language}`} alt="" />
    <div class="scene" aria-live="polite">
      ${scene.lines.map((line) => html`<p class="scene-line" key=${line}>${line}</p>`)}
      <p>${scene.text}</p>
    </div>
    ${
      scenes.length > 1 &&
      html`<div class="scene-steps">
        <button class="button" disabled=${place === 0} onClick=${() => setPlace(place - 1)}>${say("web-example-back")}</button>
        <span>${say("web-example-place", { place: place + 1, of: scenes.length })}</span>
        <button class="button" disabled=${place === scenes.length - 1} onClick=${() => setPlace(place + 1)}>${say("web-example-next")}</button>
      </div>`
    }
  </figure>`;
}
