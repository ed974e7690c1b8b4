// A lesson: a prepared game that is played on the board itself, step by step, without a table.

import { pointing as corinth } from "../games/corinth/pointing.js";
import { prepareDrawing } from "../games/drawings.js";
import { pointing as goldenHorn } from "../games/golden_horn/pointing.js";
import { loadGameUi } from "../games/index.js";
import { get, makeTable, ownName } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { startCoach } from "../lib/coaching.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { begin, entriesBefore, goOn, movesLeft, numberOf, play, positionOf } from "../lib/lesson.js";
import { question, wordLine } from "../lib/lines.js";
import { recall, remember } from "../lib/memory.js";
import { preloadGame } from "../lib/preload.js";
import { go } from "../lib/route.js";
import { setRules } from "../lib/rulebook.js";
import { choose, motion, settings } from "../lib/settings.js";
import { keptNumbers, NOTHING_SHOWN } from "../lib/shown.js";
import { sound } from "../lib/sound.js";
import { useStore } from "../lib/store.js";
import { style } from "../lib/style.js";
import { has, loadMoreTexts, say } from "../lib/texts.js";
import { useTitleFocus } from "../lib/titlefocus.js";
import { Header } from "../parts/header.js";
import { Pencil } from "../parts/pencil.js";
import { Rulebook } from "../parts/rules.js";
import { Sign } from "../parts/sign.js";

const LessonText = lazy("parts/textview.js", () => import("../parts/textview.js"), "LessonText");

await Promise.all([style("../styles/table.css", import.meta.url), style("../styles/learn.css", import.meta.url)]);

/** @typedef {import("../types.js").Lesson} Lesson */
/** @typedef {import("../lib/lesson.js").Place} Place */
/** @typedef {import("../games/index.js").GameUi} GameUi */
/** @typedef {{lesson: Lesson, gameUi: GameUi}} Loaded */

/** @type {Record<string, typeof corinth | typeof goldenHorn>} */
const POINTING = { corinth, "golden-horn": goldenHorn };

/** The lesson, its board and its words; null until all of them are here. @param {string} name */
function useLesson(name) {
  const [loaded, setLoaded] = useState(/** @type {Loaded | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const load = async () => {
      const lesson = /** @type {Lesson} */ (await get(`/lessons/${name}`));
      prepareDrawing(tableOf(lesson));
      const [gameUi] = await Promise.all([loadGameUi(lesson.game), loadMoreTexts("learn")]);
      setRules(lesson.rules);
      setLoaded({ lesson, gameUi });
    };
    load().catch((error) => setProblem(error.message));
  }, [name]);
  return { loaded, problem };
}

/** A lesson has no table; boards need what it would say of the game. @param {Lesson} lesson */
const tableOf = ({ game, players, options }) =>
  /** @type {import("../types.js").TableInfo} */ (
    /** @type {unknown} */ ({ code: "", game, players, options, components: {}, seats: [], status: "running" })
  );

/** @param {{name: string}} props */
export function LessonPage({ name }) {
  const { loaded, problem } = useLesson(name);
  if (problem)
    return html`<${Header} /><main class="failed" id="main"><h1>${problem}</h1><a class="button main-action" href="/">${say("web-to-lobby")}</a></main>`;
  if (!loaded) return html`<${Header} /><main class="loading" id="main"><p>${say("web-loading")}</p></main>`;
  return html`<${Played} key=${name} ...${loaded} />`;
}

/** Where the visitor is, kept in the browser; and how far they have been. @param {Lesson} lesson */
function usePlace(lesson) {
  const { steps } = lesson;
  const kept = recall(`learn.${lesson.name}`, { step: "", furthest: "" });
  const [place, setPlace] = useState(begin(lesson, numberOf(lesson, kept.step)));
  const [furthest, setFurthest] = useState(Math.max(numberOf(lesson, kept.furthest), place.step));
  const move = (/** @type {Place} */ next) => {
    const far = Math.max(furthest, next.step);
    if (next.step !== place.step)
      remember(`learn.${lesson.name}`, { step: steps[next.step].name, furthest: steps[far].name });
    setFurthest(far);
    setPlace(next);
  };
  return { place, furthest, move };
}

/** The message of a step, or of a mistake that is made there. @param {Lesson} lesson @param {number} step @param {string} [mistake] */
const keyOf = ({ name, steps }, step, mistake = "") => `learn-${name}-${steps[step].name}${mistake && `-${mistake}`}`;

/** @param {Loaded} props */
function Played({ lesson, gameUi }) {
  const { place, furthest, move } = usePlace(lesson);
  const [asked, setAsked] = useState("");
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const table = useMemo(() => tableOf(lesson), [lesson]);
  const position = useMemo(() => positionOf(lesson, place), [lesson, place.step, place.event]);
  const title = say(`learn-${lesson.name}-title`);
  const { language, plain } = useStore(settings);
  useEffect(() => {
    document.title = `${title} · Emporion`;
  }, [title]);
  useFocusKept(place.step);
  useTitleFocus(".lesson-place");
  const names = useMemo(
    () => Array.from({ length: lesson.players }, (_, seat) => nameOf(lesson, seat)),
    [lesson, language],
  );
  const left = movesLeft(lesson, place);
  const step = lesson.steps[place.step];
  const pointing = POINTING[lesson.game];
  const selectors = step.points.length
    ? step.points.flatMap(pointing.placeOf)
    : left.length
      ? pointing.pressed(left, position)
      : [];
  const reader = { game: lesson.game, names, seat: lesson.seat };
  return html`<${Header}><h1 class="where">${title}</h1><//>
    <main class=${`learn game-${lesson.game}`} id="main" tabindex="-1">
      <section class="lesson" aria-label=${title}>
        <${StepText} lesson=${lesson} place=${place} position=${position} reader=${reader} asked=${asked || (left.length && place.event > step.event ? question(position, reader) : "")} />
        ${place.step === lesson.steps.length - 1 && html`<${Invitation} lesson=${lesson} />`}
        <${Steps} lesson=${lesson} place=${place} furthest=${furthest} move=${move} />
      </section>
      <section class="middle" aria-label=${say("web-board")}>
        <button class="button quiet lesson-view" aria-pressed=${plain} onClick=${() => choose({ plain: !plain })}><${Sign} of=${plain ? "board" : "list"} /> ${say(plain ? "web-show-board" : "web-show-list")}</button>
        ${
          plain
            ? html`<${ByEar} lesson=${lesson} place=${place} position=${position} table=${table} reader=${reader} move=${move} />`
            : html`<div class="pointed-place"><div class=${left.length ? "board-place asked" : "board-place"} ref=${board}>
          <${gameUi.Board} table=${table} seat=${lesson.seat} position=${position} entries=${place.entries} names=${names}
            components=${lesson.components} ruleOf=${lesson.rules.rule_of} hint=${null} isBusy=${false} motion=${motion()} sound=${sound} say=${say} ask=${setAsked}
            play=${(/** @type {string[]} */ moves) => move(play(lesson, place, moves))} />
        </div>
        <${Pencil} root=${board} selectors=${selectors} about=${`${place.step} ${place.event}`} /></div>`
        }
      </section>
    </main>
    <${Rulebook} game=${lesson.game} code="" />`;
}

/** The descriptions of a lesson's moments; null until they have come. @param {string} name */
function useDescriptions(name) {
  const [found, setFound] = useState(/** @type {import("../types.js").Description[] | null} */ (null));
  useEffect(() => {
    get(`/lessons/${name}/descriptions`).then(setFound, () => {});
  }, [name]);
  return found;
}

/** The lesson in the text view, in the place of the board.
 * @param {{lesson: Lesson, place: Place, position: import("../types.js").Position, table: import("../types.js").TableInfo, reader: import("../lib/lines.js").Reader, move: (place: Place) => void}} props */
function ByEar({ lesson, place, position, table, reader, move }) {
  const found = useDescriptions(lesson.name);
  const entries = entriesBefore(lesson, place);
  const shown = { ...NOTHING_SHOWN, table, position, entries, seat: lesson.seat, own: [lesson.seat] };
  const session = {
    shown: { value: shown },
    play: (/** @type {string[]} */ moves) => move(play(lesson, place, moves)),
    undo: () => move(begin(lesson, place.step - 1)),
  };
  const scene = {
    session,
    shown,
    table,
    position,
    reader,
    names: reader.names,
    logReader: reader,
    viewer: lesson.seat,
    kept: keptNumbers(entries),
    controls: { quiz: { decision: null }, boardQuestion: toldAt(lesson, place, position) },
  };
  const here = found?.find(({ event }) => event === place.event);
  return html`<${LessonText} scene=${scene} found=${here?.sections ?? null} />`;
}

/** @param {Lesson} lesson @param {number} seat */
const nameOf = ({ seat: own }, seat) =>
  seat === own ? ownName() || say("web-guest") : say("play-bot-name", { number: seat < own ? seat + 1 : seat });

/** A focus that has gone with what was pressed on the board comes back to the step. @param {number} step */
function useFocusKept(step) {
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = -1;
    if (document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (document.querySelector(".lesson-next"))?.focus({ preventScroll: true });
  }, [step]);
}

/** What a step says. @param {Lesson} lesson @param {Place} place @param {import("../types.js").Position} position */
function toldAt(lesson, { step }, { scores }) {
  const points = scores[lesson.seat] ?? 0;
  const rival = Math.max(...scores.filter((_, seat) => seat !== lesson.seat).map((score) => score ?? 0));
  return say(keyOf(lesson, step), { points, rival });
}

/** What the step says, what is asked, and why a mistake is one. @param {{lesson: Lesson, place: Place, position: import("../types.js").Position, reader: import("../lib/lines.js").Reader, asked: string}} props */
function StepText({ lesson, place, position, reader, asked }) {
  const { step, entries, mistake } = place;
  const happened = entries
    .filter(({ seat }) => seat !== null && seat !== undefined && seat !== lesson.seat)
    .flatMap((entry) => linesKept(entry, entries))
    .map((line) => wordLine(line, reader))
    .filter(Boolean);
  return html`<h2 class="lesson-place">${say("learn-place", { step: step + 1, steps: lesson.steps.length })}</h2>
    <div class="lesson-text" role="status" aria-live="polite">
      ${happened.map((line, number) => html`<p class="lesson-happened" key=${number}>${line}</p>`)}
      <p class="lesson-message">${toldAt(lesson, place, position)}</p>
      ${asked && html`<p class="lesson-asked">${asked}</p>`}
    </div>
    <div role="alert">${mistake && html`<p class="lesson-mistake" key=${mistake}>${say(keyOf(lesson, step, mistake))}</p>`}</div>`;
}

/** The lines of an entry that no later one replaces. @param {import("../types.js").EntryView} entry @param {import("../types.js").EntryView[]} entries */
function linesKept(entry, entries) {
  const isReplaced = entries.some(
    ({ number, replaces }) => number > entry.number && replaces != null && replaces <= entry.number,
  );
  return isReplaced ? [] : (entry.lines ?? []);
}

/** Back, on, and how far one is. @param {{lesson: Lesson, place: Place, furthest: number, move: (place: Place) => void}} props */
function Steps({ lesson, place, furthest, move }) {
  const { step } = place;
  const isLast = step === lesson.steps.length - 1;
  const isOpen = movesLeft(lesson, place).length > 0 && furthest === step;
  return html`<div class="lesson-steps">
    <button class="button" disabled=${step === 0} onClick=${() => move(begin(lesson, step - 1))}>${say("learn-back")}</button>
    <ol class="lesson-marks" aria-hidden="true">
      ${lesson.steps.map(({ name }, number) => html`<li key=${name} class=${number === step ? "here" : number < furthest || number < step ? "done" : ""}></li>`)}
    </ol>
    ${
      isLast
        ? html`<button class="button lesson-next" onClick=${() => move(begin(lesson, 0))}>${say("learn-again")}</button>`
        : html`<button class=${isOpen ? "button lesson-next" : "button main-action lesson-next"} onClick=${() => move(goOn(lesson, place))}>${say(isOpen ? "learn-show" : "learn-next")}</button>`
    }
  </div>`;
}

/** The end of a lesson: a first game, or another lesson. @param {{lesson: Lesson}} props */
function Invitation({ lesson }) {
  const { problem, isBusy, attempt } = useAttempt();
  const { game, options, name, following: next } = lesson;
  const begun = attempt(async () => {
    startCoach();
    const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }];
    const made = makeTable(/** @type {any} */ ({ game, seats, options, first: 0 }), true, prepareDrawing);
    preloadGame(game);
    go(`/table/${await made}`);
  });
  return html`<div class="lesson-end">
    <button class="button main-action" disabled=${isBusy} onClick=${begun}>${say(isBusy ? "web-loading" : "learn-first-game")}</button>
    ${next !== name && has(`learn-${next}-title`) && html`<a class="button" href=${`/learn/${next}`}>${say(`learn-${next}-title`)}</a>`}
    <a class="button quiet" href="/">${say("web-to-lobby")}</a>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}
