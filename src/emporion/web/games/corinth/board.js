/** The table of Corinth: harbor, what may be done, one's own sheet large, the others' at the side. No rules: all choices come from the server. */

import { Bar, action, districtName, label } from "./choices.js";
import { Glyphs, useDrawing } from "./drawing.js";
import { foldAll } from "./fold.js";
import { Berth, Tumble } from "./harbor.js";
import { useFocus } from "../../lib/focus.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib/html.js";
import { place } from "./log.js";
import { Market, beside, spotGives } from "./market.js";
import { SheetOf, within } from "./sheet.js";
import { useStage } from "./stage.js";
import { tipped } from "../../parts/tip.js";

/** @typedef {import("./types.js").BoardProps} BoardProps @typedef {import("./types.js").Target} Target
 * @typedef {import("./types.js").Context} Context @typedef {import("./choices.js").Action} Action
 * @typedef {{ start: string | null, end: Target | null }} Plan the walk that is being chosen: the move that begins it (null: it has begun) */

/** @param {BoardProps} props */
export function Board(props) {
  const drawing = useDrawing(props.table.code);
  if (!drawing) return html`<div class="corinth-loading" role="status">${props.say("corinth-web-loading")}</div>`;
  return html`<${Table} ...${props} drawing=${drawing} />`;
}

/** @param {BoardProps & { drawing: import("./drawing.js").Drawing }} props */
function Table(props) {
  const { seat, position, names, components, hint, busy, motion, say, play, drawing } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const { stage, skip } = useStage(props);
  const context = /** @type {Context} */ ({ names, seat, say, components });
  const held = useHeld(busy);
  const asked = stage.at === position.at && position.actor === seat && seat !== null && !held;
  const moves = asked ? (position.moves ?? []) : [];
  const targets = asked ? (position.targets ?? []) : [];
  const choice = (/** @type {string} */ move) => moves.find((one) => one.move === move);
  const { view } = stage;
  const point = asked ? view.point : "";

  const complete = useLater();
  const [front, turn] = useState(/** @type {number | null} */ (null));
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const { pointed, pointAt, letGo } = usePointed();
  const [peeked, peek] = useState(/** @type {string | null} */ (null));
  const [plan, setPlan] = useState(/** @type {Plan | null} */ (null));
  const [seen, see] = useState(position.at);
  if (seen !== position.at) {
    see(position.at);
    pick(null);
    pointAt(null);
    peek(null);
    setPlan(null);
  }
  const shown = front ?? seat ?? 0;
  const own = seat !== null && shown === seat;
  const walking = point === "walking";
  const wanted = walking ? { start: null, end: plan?.end ?? null } : plan;

  // What needs one's own sheet turns it up again.
  useEffect(() => {
    if (asked && point !== "buying" && point !== "choosing") turn(null);
  }, [asked, point]);
  useFocus(root, asked, ".market .spot.may[tabindex='0'], .pane .over, .berth .over, .action", [position.at, plan?.start, plan?.end]);
  useAsking(wanted && !walking && asked ? say("corinth-web-plan", { walk: label(wanted.start ?? "", position, context) }) : "", props.ask);
  useScroll(root, asked, wanted ? "walking" : point, motion);

  // A group chosen with the keyboard leads on to what can be done with it.
  useEffect(() => {
    const first = picked && root.current?.querySelector(".action");
    if (first instanceof HTMLElement && document.activeElement?.matches(":focus-visible")) first.focus();
  }, [picked]);

  const go = (/** @type {string[]} */ list) => !busy && play(list);
  const advised = hint && hint.at === position.at && asked ? hint : null;
  const best = advised?.prospects[0]?.move ?? null;
  const [hintWord, hintDistrict] = best?.split(" ") ?? [];

  // What a move under consideration would do.
  const district = picked ?? pointed;
  const looked = peeked ?? (district && !wanted ? (choice(`take ${district}`)?.move ?? null) : null);
  const ghost = useMemo(() => {
    const found = looked ? choice(looked) : undefined;
    return found ? foldAll(components, view, found.preview) : null;
  }, [looked, stage]);
  const reach = wanted ? targets.filter((target) => wanted.start === null || target.moves[0] === wanted.start) : [];
  const lookedEnd = wanted ? (reach.find((target) => `end ${target.end}` === peeked) ?? wanted.end) : null;

  const steward = seat === null ? "" : view.sheets[seat].steward;
  const steps = walking ? Object.fromEntries(moves.filter(({ move }) => isStep(move)).map(({ move }) => [beside(steward, move), move])) : {};

  /** @param {string} move */
  const ends = (move) => choice(move)?.preview.some((effect) => effect.type === "Circled") ?? false;
  /** @param {string} spot */
  const chooseSpot = (spot) => {
    const step = steps[spot];
    const target = reach.find((one) => one.end === spot);
    if (step && !ends(step)) go([step]);
    else if (walking && spot === steward) go(["stop"]);
    else if (wanted && wanted.end?.end === spot) go(wanted.end.moves);
    else if (target) setPlan({ start: wanted?.start ?? null, end: target });
  };

  const { title, note, actions } = bar();

  /** @returns {{ title: string, note?: string, actions: Action[] }} */
  function bar() {
    /** @param {Action} one @returns {Action} */
    const hinted = (one) => {
      const prospect = advised?.prospects.find(({ move }) => move === one.key);
      const values = prospect && { share: Math.round(prospect.share * 100), points: Math.round(prospect.points) };
      return { ...one, hinted: one.key === best, reason: values && say("corinth-web-hint", values) };
    };
    const simple = (/** @type {(move: string) => boolean} */ which) =>
      moves.filter(({ move }) => which(move)).map((one) => hinted(action(one, position, context, go)));
    const back = { key: "back", label: say("corinth-web-back"), words: "", quiet: true, run: () => setPlan(null) };
    if (wanted?.end) {
      const values = { spot: place(wanted.end.end), gives: spotGives(components, wanted.end.end, say, wanted.end.brings?.[0]?.points), gold: wanted.end.price };
      const list = wanted.end.moves;
      const confirm = { key: "confirm", label: say("corinth-web-confirm"), words: "", rule: "S4", run: () => go(list) };
      return { title: say("corinth-web-planned", values), actions: [confirm, { ...back, run: () => setPlan(walking ? null : { start: wanted.start, end: null }) }] };
    }
    if (wanted && !walking) {
      const start = wanted.start ?? "";
      const words = say("corinth-web-steps-why");
      const steps = { key: start, label: say("corinth-web-steps"), words, rule: "S2", quiet: true, run: () => go([start]) };
      const sheet = view.sheets[seat ?? 0];
      const note = say("corinth-web-plan-price", { stable: sheet.built.includes("stable") ? "yes" : "no", gold: sheet.gold });
      return { title: "", note, actions: [...(ends(start) ? [] : [steps]), back] };
    }
    if (walking) return { title: say("corinth-web-go-on"), actions: simple((move) => move === "stop") };
    if (point === "choosing" && !district) return { title: say("corinth-web-pick"), actions: [] };
    const belongs = (/** @type {string} */ move) => point !== "choosing" || move.split(" ")[1] === district;
    const found = simple(belongs).map((one) => {
      if (one.key.split(" ")[0] !== "steward") return one;
      const spots = targets.filter((target) => target.moves[0] === one.key).length;
      return { ...one, words: say("corinth-web-ends", { spots }), run: () => setPlan({ start: one.key, end: null }) };
    });
    const group = view.harbor.find((one) => one.district === district);
    return { title: point === "choosing" && group ? groupLabel(group) : "", actions: found };
  }

  /** @param {import("./types.js").Group} group */
  function groupLabel(group) {
    const name = districtName(group.district, context);
    return say("corinth-web-group", { name, dice: group.white + group.yellow, value: group.value, yellow: group.yellow });
  }

  const over = asked && own ? buttons() : null;

  /** The buttons over one's own sheet. */
  function buttons() {
    /** @type {Record<string, any>} */
    const found = {};
    const { places } = drawing;
    if (wanted) {
      const chosen = advised && best && (isStep(best) ? beside(steward, best) : best === wanted.start ? walkEnd(steward, advised.line.slice(1)) : null);
      found.market = html`<${Market}
        drawing=${drawing}
        components=${components}
        steward=${steward}
        targets=${reach}
        steps=${steps}
        planned=${wanted.end?.end ?? null}
        stop=${choice("stop") ? () => go(["stop"]) : null}
        hinted=${chosen}
        say=${say}
        choose=${chooseSpot}
        look=${(/** @type {string | null} */ spot) => peek(spot && steps[spot] ? steps[spot] : spot && spot === steward ? "stop" : spot && `end ${spot}`)}
      />`;
    }
    if (point === "stocking" && view.delivery) {
      const name = view.delivery.district;
      found.districts = components.districts[name].shops.map(([points], slot) => {
        const box = places.stalls[name][slot].box;
        return over_(`shop ${points}`, within(places.panes.districts, [box[0] - 3, box[1] - 4, box[2] + 6, box[3] + 8]));
      });
    }
    if (point === "building") {
      for (const [name, box] of Object.entries(places.buildings)) found[name] = over_(`build ${name}`, within(places.panes[name], box));
    }
    return Object.keys(found).length ? found : null;
  }

  /** A button over a part of the sheet, if this move may be made.
   * @param {string} move @param {Record<string, string>} style */
  function over_(move, style) {
    const found = choice(move);
    if (!found) return null;
    const one = action(found, position, context, go);
    return html`<button
      type="button"
      key=${move}
      class=${`over ${move === best ? "hinted" : ""}`}
      style=${style}
      data-on=${move}
      aria-label=${`${one.label}: ${one.words}`}
      onClick=${one.run}
      onFocus=${() => peek(move)}
      onPointerEnter=${() => peek(move)}
      onPointerLeave=${() => peek(null)}
      onBlur=${() => peek(null)}
    />`;
  }

  /** A click or a key goes to the end of what is being shown, and does nothing else.
   * @param {Event} event */
  const hurry = (event) => {
    if (event instanceof KeyboardEvent && (event.key === "Tab" || event.key === "Shift" || event.ctrlKey || event.altKey || event.metaKey)) return;
    if (skip()) event.stopPropagation();
  };

  /** Escape goes back from a walk, and from a group that is picked.
   * @param {KeyboardEvent} event */
  const retreat = (event) => {
    const back = actions.find(({ key }) => key === "back");
    if (event.key !== "Escape" || (!back && !picked)) return;
    if (back) return back.run();
    /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector(`.berth[data-district=${picked}] .over`))?.focus();
    pick(null);
  };

  const others = names.map((_, number) => number).filter((number) => number !== shown);
  const sheet = (/** @type {number} */ number, /** @type {boolean} */ large) => html`<${SheetOf}
    key=${`${large ? "large" : "small"}-${number}`}
    drawing=${drawing}
    components=${components}
    view=${view}
    ghost=${large && number === seat ? ghost : null}
    way=${large && number === seat && lookedEnd ? (lookedEnd.way ?? []) : []}
    seat=${number}
    name=${names[number]}
    points=${stage.scores[number]}
    fresh=${motion && stage.fresh}
    you=${number === seat}
    over=${large && number === seat ? over : null}
    large=${large}
    say=${say}
  />`;

  return html`<div
    class=${`corinth-board ${motion ? "motion" : ""} ${stage.beat ? "playing" : ""} ${busy ? "busy" : ""} ${asked ? "asked" : ""} ${view.actor === "over" ? "ended" : ""}`}
    ref=${root}
    data-at=${stage.at}
    data-drawn=${stage.drawn}
    data-point=${view.point}
    onClickCapture=${hurry}
    onKeyDownCapture=${hurry}
    onKeyDown=${retreat}
  >
    <${Glyphs} from=${drawing.sheet} />
    <div class="lay" style=${{ "--others": Math.max(1, names.length - 1) }}><div class="corinth-middle">
      <section class="harbor" aria-label=${say("corinth-web-harbor", { round: view.round })}>
        ${components.harbor.order.map((name) => {
          const group = view.harbor.find((one) => one.district === name);
          const may = !wanted && moves.some(({ move }) => /^(take|steward|discard) /.test(move) && move.endsWith(` ${name}`));
          const words = districtName(name, context);
          const rule = name === "gold" || name === "goats" ? "A1" : "A2";
          return html`<${Berth}
            key=${name}
            drawing=${drawing}
            district=${name}
            name=${words}
            label=${group ? groupLabel(group) : say("corinth-web-no-group", { name: words })}
            tip=${say("corinth-web-tip-harbor", { name: words, rule })}
            rule=${rule}
            group=${group}
            beat=${stage.beat}
            choice=${may
              ? {
                  picked: picked === name,
                  hinted: hintDistrict === name && hintWord !== "build",
                  pick: () => pick(picked === name ? null : name),
                  look: (/** @type {boolean} */ on) => (on ? pointAt(name) : letGo()),
                }
              : null}
          />`;
        })}
        ${stage.thrown && html`<${Tumble} thrown=${stage.thrown} harbor=${view.harbor} places=${drawing.places} />`}
      </section>
      <${Bar} title=${title} note=${note} actions=${asked ? actions : []} busy=${busy} look=${peek} onEnter=${() => pointAt(pointed)} onLeave=${letGo} />
      <nav class="corinth-tabs" aria-label=${say("corinth-web-sheets")}>
        ${names.map(
          (name, number) => html`<button type="button" key=${number} aria-pressed=${number === shown} onClick=${() => turn(number)}>
            <span>${name}</span> <b>${stage.scores[number]}</b>
          </button>`,
        )}
      </nav>
      <div class="large">${sheet(shown, true)}</div>
    </div>
    <aside class="others" aria-label=${say("corinth-web-sheets")}>
      ${others.map(
        (number) => html`<div class="corinth-small" key=${number}>
          ${complete && sheet(number, false)}
          <button type="button" class="over" aria-label=${say("corinth-web-show", { player: names[number] })} ...${tipped(say("corinth-web-show", { player: names[number] }))} onClick=${() => turn(number)} />
        </div>`,
      )}
    </aside></div>
  </div>`;
}

/** Where the steps that come first lead from a spot; null if there are none.
 * @param {string} spot @param {string[]} moves */
function walkEnd(spot, moves) {
  let end = spot;
  for (const move of moves) {
    if (!isStep(move)) break;
    end = beside(end, move);
  }
  return end === spot ? null : end;
}

/** @param {string} move */
const isStep = (move) => ["up", "down", "left", "right"].includes(move);

/** The group that is pointed at. It is let go a moment later, so that the pointer can go over to what may be done with it. */
function usePointed() {
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const later = useRef(/** @type {number | undefined} */ (undefined));
  const pointAt = (/** @type {string | null} */ name) => {
    clearTimeout(later.current);
    point(name);
  };
  const letGo = () => {
    clearTimeout(later.current);
    later.current = setTimeout(() => point(null), 400);
  };
  useEffect(() => () => clearTimeout(later.current), []);
  return { pointed, pointAt, letGo };
}

/** False for the first frame: one's own sheet is there before the others are drawn, so that no frame takes long. */
function useLater() {
  const [later, come] = useState(false);
  useEffect(() => {
    const next = requestAnimationFrame(() => come(true));
    return () => cancelAnimationFrame(next);
  }, []);
  return later;
}

/** Whether the board has been busy for a while: the server is slow, or one looks at a moment that is past. Then nothing is offered.
 * @param {boolean} busy */
function useHeld(busy) {
  const [held, hold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => hold(busy), busy ? 400 : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return held && busy;
}

/** While a walk is chosen the sentence on top asks for its end.
 * @param {string} sentence @param {(sentence: string) => void} ask */
function useAsking(sentence, ask) {
  useEffect(() => {
    ask(sentence);
    return () => ask("");
  }, [sentence]);
}

const PLACES = /** @type {Record<string, string>} */ ({ choosing: ".harbor", stocking: ".large .pane-districts", walking: ".large .pane-market .market" });

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
