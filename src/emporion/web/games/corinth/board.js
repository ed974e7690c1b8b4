/** The table of Corinth: harbor, what may be done, one's own sheet large, the others in short. No rules: all choices come from the server. */

import { useFocus } from "../../lib/focus.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { tipped } from "../../parts/tip.js";
import { barOf } from "./bar.js";
import { Bar } from "./choices.js";
import { Glyphs, useDrawing } from "./drawing.js";
import { ghostOf } from "./ghost.js";
import { Harbor } from "./harbor.js";
import { beside, isStep, wayOf } from "./ids.js";
import { buttonsOver } from "./over.js";
import { Rivals } from "./rivals.js";
import { SheetOf } from "./sheet.js";
import { useStage } from "./stage.js";

/** @typedef {import("./types.js").BoardProps} BoardProps @typedef {import("./types.js").Target} Target
 * @typedef {import("./types.js").Choice} Choice @typedef {import("./types.js").Effect} Effect
 * @typedef {{ start: string | null, end: Target | null }} Plan the walk that is being chosen: the move that begins it (null: it has begun)
 *
 * What one is asked, and what one is considering. `wanted` is the walk that is chosen or under way, `reach` are its ends, `steps` the moves to
 * the spots beside the Steward, `district` is that of the group one looks at, `best` is the move that a hint names.
 * @typedef {BoardProps & { drawing: import("./drawing.js").Drawing, view: import("./types.js").View, asked: boolean, point: string, moves: Choice[],
 *   targets: Target[], reader: import("./types.js").Reader, choice: (move: string) => Choice | undefined, walking: boolean, wanted: Plan | null,
 *   reach: Target[], steps: Record<string, string>, steward: string, district: string | null, advised: import("./types.js").Hinted | null,
 *   best: string | null, go: (moves: string[]) => void, setPlan: (plan: Plan | null) => void, setPeeked: (move: string | null) => void }} Turn */

/** @param {BoardProps} props */
export function Board(props) {
  const drawing = useDrawing(props.table);
  if (!drawing) return html`<div class="corinth-loading" role="status">${props.say("corinth-web-loading")}</div>`;
  return html`<${Table} ...${props} drawing=${drawing} />`;
}

/** What one is considering; it is forgotten when something has happened. @param {number} at */
function useConsidered(at) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const { pointed, pointAt, letGo } = usePointed();
  const [peeked, setPeeked] = useState(/** @type {string | null} */ (null));
  const [plan, setPlan] = useState(/** @type {Plan | null} */ (null));
  const [seenAt, setSeenAt] = useState(at);
  if (seenAt !== at) {
    setSeenAt(at);
    setPicked(null);
    pointAt(null);
    setPeeked(null);
    setPlan(null);
  }
  return { picked, setPicked, pointed, pointAt, letGo, peeked, setPeeked, plan, setPlan };
}

/** @param {BoardProps & { drawing: import("./drawing.js").Drawing }} props @param {import("./stage.js").Stage} stage
 * @param {ReturnType<typeof useConsidered>} considered @returns {Turn} */
function useTurn(props, stage, considered) {
  const { table, seat, position, names, hint, isBusy, play } = props;
  const held = useHeld(isBusy);
  const asked = stage.at === position.at && position.actor === seat && seat !== null && !held;
  const moves = asked ? (position.moves ?? []) : [];
  const targets = asked ? (position.targets ?? []) : [];
  const point = asked ? stage.view.point : "";
  const walking = point === "walking";
  const { plan, setPlan, setPeeked, picked, pointed } = considered;
  const wanted = walking ? { start: null, end: plan?.end ?? null } : plan;
  const steward = seat === null ? "" : stage.view.sheets[seat].steward;
  const advised = hint && hint.at === position.at && asked ? hint : null;
  return {
    ...props,
    view: stage.view,
    asked,
    point,
    moves,
    targets,
    reader: { game: table.game, names, seat },
    choice: (move) => moves.find((one) => one.move === move),
    walking,
    wanted,
    reach: wanted ? targets.filter((target) => wanted.start === null || target.moves[0] === wanted.start) : [],
    steps: walking
      ? Object.fromEntries(moves.filter(({ move }) => isStep(move)).map(({ move }) => [beside(steward, move), move]))
      : {},
    steward,
    district: picked ?? pointed,
    advised,
    best: advised?.prospects[0]?.move ?? null,
    go: (list) => void (!isBusy && play(list)),
    setPlan,
    setPeeked,
  };
}

/** What a move under consideration would mark, and the end of a walk that is looked at.
 * @param {Turn} turn @param {string | null} peeked @param {import("./stage.js").Stage} stage */
function useLook({ seat, view, wanted, reach, district, choice, components, drawing }, peeked, stage) {
  const looked = peeked ?? (district && !wanted ? (choice(`take ${district}`)?.move ?? null) : null);
  const ghost = useMemo(() => {
    const found = looked ? choice(looked) : undefined;
    return found && seat !== null ? ghostOf(drawing.places, components, view, seat, found.line) : null;
  }, [looked, stage]);
  const end = wanted ? (reach.find((target) => `end ${target.end}` === peeked) ?? wanted.end) : null;
  return { ghost, end };
}

/** @param {BoardProps & { drawing: import("./drawing.js").Drawing }} props */
function Table(props) {
  const { seat, position, names, components, isBusy, motion, say, drawing } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const { stage, skip } = useStage(props);
  const considered = useConsidered(position.at);
  const { picked, setPicked, pointed, pointAt, letGo, peeked, setPeeked, plan } = considered;
  const turn = useTurn(props, stage, considered);
  const { asked, point, walking, wanted, view, steward } = turn;
  const { ghost, end } = useLook(turn, peeked, stage);
  const home = seat ?? 0;
  const { front, open, close } = useFront(
    root,
    home,
    asked && (wanted !== null || (point !== "buying" && point !== "choosing")),
  );
  const shown = front ?? home;

  useFocus(root, asked, ".market .spot.may[tabindex='0'], .pane .over, .berth .over, .action", [
    position.at,
    plan?.start,
    plan?.end,
  ]);
  const walk = asked && wanted && !walking ? turn.choice(wanted.start ?? "")?.line[0] : undefined;
  useAsking(walk ? say("corinth-web-plan", { value: walk.value }) : "", props.ask);
  useScroll(root, asked && front === null, wanted ? "walking" : point, motion);

  // A group chosen with the keyboard leads on to what can be done with it.
  useEffect(() => {
    const first = picked && root.current?.querySelector(".action");
    if (first instanceof HTMLElement && document.activeElement?.matches(":focus-visible")) first.focus();
  }, [picked]);

  const { title, note, actions } = barOf(turn);
  const over = asked && shown === seat ? buttonsOver(turn) : null;

  /** Escape goes back from another player's sheet, from a walk, and from a group that is picked.
   * @param {KeyboardEvent} event */
  const retreat = (event) => {
    if (event.key === "Escape" && front !== null) return close();
    const back = actions.find(({ key }) => key === "back");
    if (event.key !== "Escape" || (!back && !picked)) return;
    if (back) return back.run();
    /** @type {HTMLElement | null | undefined} */ (
      root.current?.querySelector(`.berth[data-district=${picked}] .over`)
    )?.focus();
    setPicked(null);
  };

  const sheet = (/** @type {number} */ number) => {
    const mine = number === seat;
    return html`<${SheetOf}
      key=${number}
      drawing=${drawing}
      components=${components}
      view=${view}
      hidden=${stage.hidden}
      ghost=${mine ? ghost : null}
      way=${mine && end ? wayOf(end, steward) : []}
      seat=${number}
      name=${names[number]}
      points=${stage.scores[number]}
      fresh=${motion && stage.fresh}
      you=${mine}
      over=${mine ? over : null}
      say=${say}
    />`;
  };

  return html`<div
    class=${`corinth-board ${motion ? "motion" : ""} ${stage.beat ? "playing" : ""} ${isBusy ? "busy" : ""} ${asked ? "asked" : ""} ${view.actor === "over" ? "ended" : ""}`}
    ref=${root}
    data-at=${stage.at}
    data-drawn=${stage.drawn}
    data-point=${view.point}
    onClickCapture=${hurrier(skip)}
    onKeyDownCapture=${hurrier(skip)}
    onKeyDown=${retreat}
  >
    <${Glyphs} from=${drawing.sheet} />
    <div class="lay">
      <${LastRound} view=${view} names=${names} seat=${seat} say=${say} />
      <${Harbor} turn=${turn} stage=${stage} picked=${picked} pick=${setPicked} pointAt=${pointAt} letGo=${letGo} />
      <${Bar} title=${title} note=${note} actions=${asked ? actions : []} isBusy=${isBusy} look=${setPeeked} onEnter=${() => pointAt(pointed)} onLeave=${letGo} />
      <${Rivals} drawing=${drawing} components=${components} view=${view} names=${names} scores=${stage.scores} home=${home} front=${front} open=${open} say=${say} />
      <div class="large">
        ${
          front === null
            ? sheet(home)
            : html`<${Front} key=${front} name=${names[front]} seat=${front} isSpectator=${seat === null} close=${close} say=${say}>${sheet(front)}<//>`
        }
      </div>
    </div>
  </div>`;
}

/** R10: in the last round, who still takes a turn, one after the other. With two players the one who begins takes two turns (R8).
 * @param {{ view: import("./types.js").View, names: string[], seat: number | null, say: import("./types.js").Say }} props */
function LastRound({ view, names, seat, say }) {
  if (view.round < view.rounds || view.actor === "over") return null;
  const seats = Array.from({ length: view.turns_left }, (_, i) => (view.turn + i) % view.players);
  const isLastOfReader = seats[0] === seat && !seats.includes(seat, 1);
  const turns = seats.reduce((before, each) => {
    const values = { player: names[each], you: each === seat ? "yes" : "no" };
    return before ? say("corinth-web-turns-next", { ...values, before }) : say("corinth-web-turns-first", values);
  }, "");
  return html`<p class="last-round" ...${tipped(say("corinth-web-tip-last-round"), rulesOfThing("last-round"), true)}>
    ${isLastOfReader ? say("corinth-web-last-turn") : say("corinth-web-last-round", { turns })}
  </p>`;
}

/** Another player's sheet in front of one's own: its frame has the color and the name of its owner, and nothing on it can be chosen.
 * @param {{ name: string, seat: number, isSpectator: boolean, close: () => void, say: import("./types.js").Say, children?: any }} props */
function Front({ name, seat, isSpectator, close, say, children }) {
  return html`<section class=${`front seat-${seat}`} aria-label=${say("corinth-web-sheet", { player: name })}>
    <header class="front-head">
      <h2>${say("corinth-web-sheet", { player: name })}</h2>
      <button type="button" class="button front-close" onClick=${close}>${say(isSpectator ? "corinth-web-back" : "corinth-web-own-sheet")}</button>
    </header>
    ${children}
  </section>`;
}

/** A sheet that begins above the window, or below this part of it, is brought to its top when it opens. */
const MOSTLY_BELOW = 0.5;

/** The seat whose sheet is in front of the one that lies on the table; null if none is. What needs one's own sheet closes it. The focus goes with
 * the sheet: to the button that closes it, and back to the one that opened it.
 * @param {{ current: HTMLElement | null }} root @param {number} home @param {boolean} isOwnNeeded */
function useFront(root, home, isOwnNeeded) {
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const front = seat === home ? null : seat;
  const before = useRef(front);
  useEffect(() => {
    if (isOwnNeeded) setSeat(null);
  }, [isOwnNeeded]);
  useEffect(() => {
    const selector = front !== null ? ".front-close" : `.rival .over[data-seat="${before.current}"]`;
    const isFocusThere = document.activeElement === document.body || root.current?.contains(document.activeElement);
    const isMoved = before.current !== front && isFocusThere && !(front === null && isOwnNeeded);
    const next = isMoved && root.current?.querySelector(selector);
    if (next instanceof HTMLElement) next.focus();
    const sheet = front === null ? null : root.current?.querySelector(".front");
    const top = sheet?.getBoundingClientRect().top ?? 0;
    if (sheet && (top < 0 || top > innerHeight * MOSTLY_BELOW)) sheet.scrollIntoView();
    before.current = front;
  }, [front]);
  return {
    front,
    open: (/** @type {number} */ wanted) => setSeat(wanted === front ? null : wanted),
    close: () => setSeat(null),
  };
}

/** A click or a key goes to the end of what is being shown, and does nothing else.
 * @param {() => boolean} skip */
const hurrier = (skip) => (/** @type {Event} */ event) => {
  if (
    event instanceof KeyboardEvent &&
    (event.key === "Tab" || event.key === "Shift" || event.ctrlKey || event.altKey || event.metaKey)
  )
    return;
  if (skip()) event.stopPropagation();
};

/** The group that is pointed at. It is let go a moment later, so that the pointer can go over to what may be done with it. */
function usePointed() {
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const later = useRef(/** @type {number | undefined} */ (undefined));
  const pointAt = (/** @type {string | null} */ name) => {
    clearTimeout(later.current);
    setPointed(name);
  };
  const letGo = () => {
    clearTimeout(later.current);
    later.current = setTimeout(() => setPointed(null), 400);
  };
  useEffect(() => () => clearTimeout(later.current), []);
  return { pointed, pointAt, letGo };
}

/** Whether the board has been busy for a while: the server is slow, or one looks at a moment that is past. Then nothing is offered.
 * @param {boolean} isBusy */
function useHeld(isBusy) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(isBusy), isBusy ? 400 : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return held && isBusy;
}

/** While a walk is chosen the sentence on top asks for its end.
 * @param {string} sentence @param {(sentence: string) => void} ask */
function useAsking(sentence, ask) {
  useEffect(() => {
    ask(sentence);
    return () => ask("");
  }, [sentence]);
}

const PLACES = /** @type {Record<string, string>} */ ({
  choosing: ".harbor",
  stocking: ".large .pane-districts",
  walking: ".large .pane-market .market",
});

/** Bring what one is asked about into sight; where it is, nothing moves.
 * @param {{ current: HTMLElement | null }} root @param {boolean} asked @param {string} point @param {boolean} motion */
function useScroll(root, asked, point, motion) {
  useEffect(() => {
    const place = asked && PLACES[point] ? root.current?.querySelector(PLACES[point]) : null;
    if (!place) return;
    const { top, bottom } = place.getBoundingClientRect();
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(place);
    const seen = top >= parseFloat(scrollMarginTop) && bottom <= innerHeight - parseFloat(scrollMarginBottom);
    if (!seen) place.scrollIntoView({ block: "nearest", behavior: motion ? "smooth" : "auto" }); // which also leads the Tab key there
  }, [asked, point]);
}
