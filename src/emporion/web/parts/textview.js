// A table as text: what has changed, the moves with their numbers, a field to type in, and the position in words. It is made for screen readers and
// for people who like text; the drawn board is not on the page meanwhile.
import { Standing } from "../games/plain.js";
import { readCommand } from "../lib/commands.js";
import { DETAILS, sectionsAbout, useDescription, wordSections } from "../lib/description.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { choose, settings } from "../lib/settings.js";
import { isAsked } from "../lib/shown.js";
import { tell } from "../lib/speaker.js";
import { useStore } from "../lib/store.js";
import { style } from "../lib/style.js";
import { loadMoreTexts, say } from "../lib/texts.js";
import { SpokenRegion } from "./announcer.js";
import { sinceLastTurn, tellEvents } from "./log.js";
import { optionsOf } from "./options.js";
import { questionText } from "./question.js";
import { isQuizAt } from "./quizround.js";
import { undoOrSayWhy } from "./undo.js";
import { ViewTables } from "./viewtables.js";

await style("../styles/text.css", import.meta.url);

/** @typedef {import("./game.js").Scene} Scene */
/** @typedef {import("./options.js").ShownOption} ShownOption */
/** @typedef {import("../lib/description.js").WordedSection} WordedSection */
/** What was typed, and the lines that answer it. @typedef {{typed: string, lines: string[]}} Answer */

const WORDS = ["status", "moves", "question", "score", "news", "log", "hint", "undo", ...DETAILS, "help"];
const LOG_LINES = 12;
/** More ends than so many are folded. */
const MAX_OPEN_ENDS = 12;
/** A spectator has no last turn: so many events are news. */
const SPECTATOR_EVENTS = 12;

/** Load a file of texts, if one is named. @param {string | null} name @returns {boolean} whether it has come */
function useTexts(name) {
  const { language } = useStore(settings);
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    if (name !== null) void loadMoreTexts(name).then(() => setLoaded(`${name} ${language}`));
  }, [language, name]);
  return loaded !== "" && name !== null;
}

/** @param {{scene: Scene}} props */
export function TextView({ scene }) {
  const { session, shown, viewer } = scene;
  const found = useDescription(session, { event: shown.past?.event ?? scene.kept.length, seat: viewer });
  return html`<${LoadedView} scene=${scene} found=${found}>${!shown.past && html`<${Changes} scene=${scene} />`}<//>`;
}

/** A lesson as text: it brings its descriptions, and says itself what has changed. @param {{scene: Scene, found: import("../types.js").Section[] | null}} props */
export function LessonText({ scene, found }) {
  return html`<${SpokenRegion} /><${LoadedView} scene=${scene} found=${found} />`;
}

/** @typedef {{scene: Scene, found: import("../types.js").Section[] | null, children?: any}} ViewProps `found` are the sections of the position, null as long as they have not come */

/** @param {ViewProps} props */
const LoadedView = (props) =>
  useTexts("text-view") ? html`<${View} ...${props} />` : html`<p>${say("web-loading")}</p>`;

/** @param {ViewProps} props */
function View({ scene, found, children }) {
  const { shown, position, viewer, table } = scene;
  const { detail } = useStore(settings);
  const hasWords = useTexts(found?.length ? [table.game, "description"].join("-") : null);
  const described = hasWords || found?.length === 0 ? found : null; // a game that describes nothing has no words for it
  if (!position) return null;
  const reader = { ...scene.reader, seat: viewer };
  const sections = wordSections(described ?? [], reader, detail);
  const whole = wordSections(described ?? [], reader, "full");
  const isPlayed = !shown.past || isQuizAt(scene.controls.quiz, shown.past);
  const options = isPlayed ? optionsOf(scene) : [];
  return html`<div class="plain text-view">
    ${children}
    ${isPlayed && html`<${Moves} scene=${scene} options=${options} />`}
    <${Typing} scene=${scene} options=${options} sections=${sections.map((section, place) => (section.lines.length ? section : whole[place]))} />
    <section class="text-position" aria-labelledby="text-position">
      <div class="text-head">
        <h2 class="plain-title" id="text-position">${say("text-position")}</h2>
        <${DetailChoice} detail=${detail} />
      </div>
      ${
        described?.length === 0
          ? html`<${Standing} position=${position} names=${reader.names} /><${ViewTables} game=${table.game} view=${position.view} seatFields=${shown.rules?.seat_fields ?? []} names=${reader.names} />`
          : html`<${Sections} sections=${described && sections} />`
      }
    </section>
  </div>`;
}

/** What has happened since one's last turn. @param {Scene} scene @returns {string[]} */
function newsOf({ shown, kept, logReader }) {
  const { entries, seat } = shown;
  const counting = new Set(kept.slice(-SPECTATOR_EVENTS));
  const events =
    seat === null
      ? entries.filter(({ number }) => counting.has(number))
      : sinceLastTurn(entries, kept, seat, isAsked(shown));
  return tellEvents(events, logReader);
}

/** @param {{scene: Scene}} props */
function Changes({ scene }) {
  const lines = newsOf(scene);
  return html`<section class="text-news" aria-labelledby="text-news">
    <h2 class="plain-title" id="text-news">${say("text-news")}</h2>
    <${Lines} lines=${lines.length ? lines : [say("text-no-news")]} />
  </section>`;
}

/** @param {{lines: string[]}} props */
const Lines = ({ lines }) =>
  html`<ul class="text-lines">${lines.map((words, place) => html`<li key=${place}>${words}</li>`)}</ul>`;

/** What plays moves: the table, or a quiz about a moment that is past. @param {Scene} scene @returns {(moves: string[]) => void} */
const playOf = ({ session, shown, controls: { quiz } }) =>
  isQuizAt(quiz, shown.past) ? quiz.attempt : (moves) => session.play(moves);

/** Whether what was played last is still being answered. @param {Scene} scene */
const mayNotMove = ({ shown, controls: { quiz } }) =>
  isQuizAt(quiz, shown.past) ? quiz.asked.isJudging : shown.isBusy;

/** The legal moves and where moves of many steps can lead. @param {{scene: Scene, options: ShownOption[]}} props */
function Moves({ scene, options }) {
  const { shown, position } = scene;
  const isBusy = mayNotMove(scene);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const isActive = useRef(false);
  useFocusOnMove(list, isActive, [position?.at, isBusy]);
  if (!options.length) return null;
  const best = shown.hint?.prospects[0]?.move;
  const first = options.findIndex(({ isEnd }) => isEnd);
  const play = (/** @type {string[]} */ moves) => {
    isActive.current = true;
    playOf(scene)(moves);
  };
  const shownMoves = (/** @type {ShownOption[]} */ group) =>
    group.map(
      (option) =>
        html`<${Move} key=${option.moves.join()} option=${option} number=${options.indexOf(option) + 1} isBest=${option.moves.join() === best} isBusy=${isBusy} onPlay=${play} />`,
    );
  return html`<div ref=${list}>
    <section aria-labelledby="text-moves">
      <h2 class="plain-title" id="text-moves">${say("web-plain-moves")}</h2>
      <ul class="choices">${shownMoves(options.filter(({ isEnd }) => !isEnd))}</ul>
    </section>
    ${first >= 0 && html`<${Ends} isLong=${options.length - first > MAX_OPEN_ENDS}><ul class="choices ends">${shownMoves(options.slice(first))}</ul><//>`}
  </div>`;
}

/** Where moves of many steps can lead; many of them are folded. @param {{isLong: boolean, children?: any}} props */
function Ends({ isLong, children }) {
  const title = say("web-plain-ends");
  if (isLong)
    return html`<details class="text-ends"><summary class="plain-title">${title}</summary>${children}</details>`;
  return html`<section aria-labelledby="text-ends"><h2 class="plain-title" id="text-ends">${title}</h2>${children}</section>`;
}

/** @param {{option: ShownOption, number: number, isBest: boolean, isBusy: boolean, onPlay: (moves: string[]) => void}} props */
function Move({ option: { moves, name, brings }, number, isBest, isBusy, onPlay }) {
  const { detail } = useStore(settings);
  return html`<li>
    <button class=${isBest ? "choice best" : "choice"} disabled=${isBusy} onClick=${() => onPlay(moves)} data-move=${moves.join(" ")}>
      <b><span class="choice-number">${number}</span>${" "}${name}</b>${detail !== "brief" && html`<span>${" "}${brings}</span>`}
      ${detail === "full" && html`<small>${" "}${say("text-move-typed", { move: moves.join(" ") })}</small>`}
      ${isBest && html`<em>${" "}${say("web-hint-best")}</em>`}
    </button>
  </li>`;
}

/**
 * Keep the focus in the list when a move has been played from it: the next choice is one key away. Who has gone elsewhere stays there.
 * @param {{current: HTMLElement | null}} list @param {{current: boolean}} isActive @param {unknown[]} changes
 */
function useFocusOnMove(list, isActive, changes) {
  useEffect(() => {
    const focused = document.activeElement;
    const isHere = focused === document.body || focused?.id === "question" || list.current?.contains(focused);
    if (isActive.current && isHere)
      /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("button:enabled"))?.focus();
  }, changes);
}

/** The field to type in, and the answer to what was typed last. @param {{scene: Scene, options: ShownOption[], sections: WordedSection[]}} props */
function Typing({ scene, options, sections }) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return;
    setText("");
    const lines = answerTo(typed, { scene, options, sections });
    setAnswer(lines.length ? { typed, lines } : null);
    tell(...lines);
  };
  return html`<section class="text-typing">
    <form onSubmit=${enter}>
      <label for="text-typed">${say("text-type")}</label>
      <div class="text-row">
        <input id="text-typed" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} maxlength="200" autocomplete="off" autocapitalize="off" spellcheck=${false} aria-describedby="text-type-hint" />
        <button class="button">${say("text-send")}</button>
      </div>
      <p class="text-hint" id="text-type-hint">${say("text-type-hint")}</p>
    </form>
    ${
      answer &&
      html`<section class="text-answer" aria-labelledby="text-answer">
        <h2 class="plain-title" id="text-answer">${say("text-answer", { typed: answer.typed })}</h2>
        <${Lines} lines=${answer.lines} />
      </section>`
    }
  </section>`;
}

/** @typedef {{scene: Scene, options: ShownOption[], sections: WordedSection[]}} Asked */

/** The words that can be typed: in the player's language, and in English. @param {string} game @param {WordedSection[]} sections @returns {import("../lib/commands.js").Word[]} */
function wordsOf(game, sections) {
  const topics = [...new Set(sections.map(({ topic }) => topic))];
  const own = [
    ...WORDS.map((means) => ({ word: say(`text-word-${means}`), means, isTopic: false })),
    ...topics.map((means) => ({ word: say(`${game}-word-${means}`), means, isTopic: true })),
  ];
  return [...own, ...own.map(({ means, isTopic }) => ({ word: means, means, isTopic }))];
}

/** Do what was typed; the lines that answer it. @param {string} typed @param {Asked} asked @returns {string[]} */
function answerTo(typed, asked) {
  const { scene, options, sections } = asked;
  const { table, names } = scene;
  const command = readCommand(typed, options, wordsOf(table.game, sections), names);
  if (command.kind === "problem") return [say(command.key, command.values)];
  if (command.kind === "play") {
    if (mayNotMove(scene)) return [say("text-not-asked")];
    playOf(scene)(command.moves);
    return [];
  }
  if (command.kind === "topic") {
    const found = sectionsAbout(sections, command.means, command.seat);
    return found.length ? linesOf(found) : [say("text-unknown", { words: typed.slice(0, 60) })];
  }
  return ANSWERS[command.means]?.(asked) ?? setDetail(command.means);
}

/** @param {WordedSection[]} sections */
const linesOf = (sections) => sections.flatMap(({ heading, lines }) => [heading, ...lines]);

/** @param {string} wanted @returns {string[]} */
function setDetail(wanted) {
  choose({ detail: /** @type {import("../lib/description.js").Detail} */ (wanted) });
  return [say("text-detail-set", { said: `say-${wanted}` })];
}

/** What each word does. @type {Record<string, (asked: Asked) => string[]>} */
const ANSWERS = {
  status: ({ sections }) => linesOf(sections),
  moves: ({ options }) => [
    say("text-count", { moves: options.length }),
    ...options.map(({ words }, place) => say("text-numbered", { number: place + 1, words })),
  ],
  question: ({ scene }) => [questionText(scene)],
  score: ({ scene: { names, position } }) => names.map((player, seat) => wordScore(player, position?.scores[seat])),
  news: ({ scene }) => orNothing(newsOf(scene)),
  log: ({ scene }) => tellEvents(scene.shown.entries, scene.logReader).slice(-LOG_LINES),
  hint: ({ scene: { session, shown, table } }) => {
    if (shown.isBusy || shown.past || !table.hints || table.explore) return [say("text-no-hint")];
    session.askHint();
    return [say("text-asked-hint")];
  },
  undo: ({ scene: { session, shown } }) => {
    undoOrSayWhy(session);
    return shown.position?.undo ? [say("text-undone")] : [];
  },
  help: ({ scene: { table }, sections }) => helpLines(table.game, sections),
};

/** @param {string[]} lines */
const orNothing = (lines) => (lines.length ? lines : [say("text-no-news")]);

/** @param {string} player @param {number | null | undefined} points */
const wordScore = (player, points) =>
  points == null ? say("text-score-hidden", { player }) : say("text-score-of", { player, points });

/** What can be typed. @param {string} game @param {WordedSection[]} sections @returns {string[]} */
function helpLines(game, sections) {
  const topics = [...new Set(sections.map(({ topic }) => topic))].map((topic) => say(`${game}-word-${topic}`));
  const pair = (/** @type {string} */ name, /** @type {string} */ value) => say("web-plain-pair", { name, value });
  return [
    pair("1, 2, 3 …", say("text-help-number")),
    pair("…", say("text-help-move")),
    ...WORDS.map((word) => pair(say(`text-word-${word}`), say(`text-help-${word}`))),
    ...(topics.length ? [pair(topics.join(say("play-comma")), say("text-help-topic", { word: topics[0] }))] : []),
  ];
}

/** How much is said. @param {{detail: string}} props */
function DetailChoice({ detail }) {
  return html`<label class="text-detail"><span>${say("text-detail")}</span>
    <select onChange=${(/** @type {any} */ event) => choose({ detail: event.target.value })}>
      ${DETAILS.map((found) => html`<option key=${found} value=${found} selected=${found === detail}>${say("text-detail-name", { said: `say-${found}` })}</option>`)}
    </select>
  </label>`;
}

/** @param {{sections: WordedSection[] | null}} props */
function Sections({ sections }) {
  if (!sections) return html`<p class="empty">${say("text-loading")}</p>`;
  return html`<div class="text-sections">
    ${sections
      .filter(({ lines }) => lines.length)
      .map(
        ({
          topic,
          seat,
          heading,
          lines,
        }) => html`<section key=${`${topic} ${seat}`} class=${seat === null ? "text-section" : `text-section seat-${seat}`}>
      <h3>${heading}</h3>
      <${Lines} lines=${lines} />
    </section>`,
      )}
  </div>`;
}
