/** Motion: boats sail, goods travel, cards are drawn, one thing after the other. Everything already lies where it belongs; this only shows how it came. */
import { spread } from "./choices.js";
import { pictureOf } from "./flight.js";
import { Screen } from "./screen.js";

/** @typedef {import("./kinds.js").Effect} Effect */
/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./screen.js").Point} Point */

const SAIL_MS = 280;
const CARRY_MS = 320;
const DROP_MS = 160;
const DRAW_MS = 220;
const TURN_MS = 180;
const MAX_SHOW_MS = 4500;
const EASE = "cubic-bezier(.35,.05,.25,1)";

/** What plays at the moment; `finish` shows the end of it at once. */
export class Show {
  constructor() {
    /** @type {Animation[]} */
    this.running = [];
    /** @type {Element[]} */
    this.flying = [];
  }

  get playing() {
    return this.running.some((animation) => animation.playState === "running" || animation.playState === "paused");
  }

  finish() {
    for (const animation of this.running) animation.cancel();
    for (const element of this.flying) element.remove();
    this.running = [];
    this.flying = [];
  }
}

/** One step: how long it takes, and what it does when it is its turn.
 * @typedef {{ length: number, sound?: string, run: (start: number, length: number) => void }} Step */

/**
 * Show what happened.
 * @param {Show} show @param {HTMLElement} root @param {Places} places @param {View} before @param {View} view @param {Effect[]} effects
 * @param {(name: string) => void} sound
 */
export function animate(show, root, places, before, view, effects, sound) {
  show.finish();
  const stage = new Stage(show, root, places, before, view);
  const steps = effects.flatMap((effect) => stage.steps(effect));
  let whole = steps.reduce((sum, step) => sum + step.length, 0);
  while (whole > MAX_SHOW_MS && steps.length > 1) whole -= /** @type {Step} */ (steps.shift()).length;
  let start = 0;
  for (const step of steps) {
    step.run(start, step.length);
    start += step.length;
  }
  const heard = steps.find((step) => step.sound)?.sound;
  if (heard) sound(heard);
}

/** How things get from one place on the screen to another. */
class Stage {
  /** @param {Show} show @param {HTMLElement} root @param {Places} places @param {View} before @param {View} view */
  constructor(show, root, places, before, view) {
    this.show = show;
    this.root = root;
    this.places = places;
    this.before = before;
    this.view = view;
    this.screen = new Screen(root, places);
    this.layer = /** @type {HTMLElement} */ (root.querySelector(".gh-flights"));
    /** @type {Set<Element>} */
    this.sailing = new Set();
    /** @type {Map<string, number>} */
    this.dropped = new Map();
  }

  /** @param {Effect} effect @returns {Step[]} */
  steps(effect) {
    switch (effect.type) {
      case "Placed":
        return [this.#appear(`[data-boat="${effect.seat}-${effect.kind}"]`)];
      case "Moved":
        return [this.#sail(effect)];
      case "Loaded":
        return [
          this.#fly(
            effect.thing,
            this.screen.quay(effect.port),
            this.screen.boatAt(this.before, effect.seat, effect.kind, effect.port),
            CARRY_MS,
            "place",
          ),
        ];
      case "Unloaded":
        return [
          this.#fly(
            effect.thing,
            this.screen.boatAt(this.view, effect.seat, effect.kind, effect.port),
            this.screen.warehouse(effect.seat),
            CARRY_MS,
            "coin",
          ),
        ];
      case "Filled":
        return effect.put ? [this.#drop(effect)] : [];
      case "CardDrawn":
        return [
          this.#fly(
            `card-${effect.color ?? "back"}`,
            this.screen.anchor("pile"),
            this.screen.anchor(`hand-${effect.seat}`, `player-${effect.seat}`),
            DRAW_MS,
            "card",
          ),
        ];
      case "WindPlayed":
        return [
          this.#fly(
            `card-${effect.color}`,
            this.screen.anchor(`hand-${effect.seat}`, `player-${effect.seat}`),
            this.screen.anchor("discards"),
            DRAW_MS,
            "card",
          ),
        ];
      case "Raided":
        return this.#raid(effect);
      case "Conquered":
        return [
          this.#fly(
            "mercenaries",
            this.screen.warehouse(effect.seat),
            this.screen.anchor(`plate-${effect.territory}`),
            CARRY_MS,
            "coin",
          ),
        ];
      case "Exchanged":
        return [
          this.#fly("mercenaries", this.screen.anchor("supply"), this.screen.warehouse(effect.seat), CARRY_MS, "place"),
        ];
      case "Relieved":
        return [
          this.#fly("mercenaries", this.screen.anchor("supply"), this.screen.quay(effect.port), CARRY_MS, "place"),
        ];
      default:
        return [];
    }
  }

  /** A boat from one place to the next. @param {Effect} effect @returns {Step} */
  #sail({ seat, kind, origin, place }) {
    const boat = this.root.querySelector(`[data-boat="${seat}-${kind}"]`);
    return {
      length: SAIL_MS,
      sound: "move",
      run: (start, length) => {
        if (!boat) return;
        const from = this.places.boat(this.before, seat, kind, origin);
        const to = this.places.boat(this.view, seat, kind, place);
        const words = [from, to].map(({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
        this.#run(boat, words, start, length, this.sailing.has(boat) ? "forwards" : "both");
        this.sailing.add(boat);
        this.#turn(boat, seat, kind, origin, start + length);
      },
    };
  }

  /** A boat that has come into an end port turns round there and not before (M7). @param {Element} boat @param {number} seat @param {string} kind @param {string} origin @param {number} at */
  #turn(boat, seat, kind, origin, at) {
    const rig = boat.querySelector(".gh-rig");
    const heading = this.before.table[seat].boats.find((each) => each.kind === kind)?.heading;
    const now = this.view.table[seat].boats.find((each) => each.kind === kind);
    if (!rig || !heading || !now || now.heading === heading || now.place === "modone" || now.place?.startsWith("s"))
      return;
    const side = (/** @type {string | null} */ place, /** @type {string | null} */ towards) => ({
      transform: `scale(${this.places.back(place, towards) ? -1 : 1}, 1)`,
    });
    for (const earlier of rig.getAnimations()) earlier.cancel();
    this.#run(rig, [side(origin, heading), side(now.place, now.heading)], at, TURN_MS, "both");
  }

  /** Something small from here to there. @param {string} name @param {Point | null} from @param {Point | null} to @param {number} length @param {string} sound @returns {Step} */
  #fly(name, from, to, length, sound) {
    return {
      length,
      sound,
      run: (start) => {
        if (!from || !to || !this.layer) return;
        const piece = pictureOf(name);
        this.layer.append(piece);
        this.show.flying.push(piece);
        const at = (/** @type {Point} */ { x, y }) =>
          `translate(${x - this.screen.edge.x}px, ${y - this.screen.edge.y}px)`;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 };
        const frames = [
          { transform: at(from), opacity: 0, offset: 0 },
          { transform: at(from), opacity: 1, offset: 0.08 },
          { transform: at(middle), opacity: 1, offset: 0.55 },
          { transform: at(to), opacity: 1, offset: 0.94 },
          { transform: at(to), opacity: 0, offset: 1 },
        ];
        const animation = this.#run(piece, frames, start, length, "both");
        animation.onfinish = () => piece.remove();
      },
    };
  }

  /** A cube out of the bag onto the quay. @param {Effect} effect @returns {Step} */
  #drop({ port, put }) {
    const pieces = this.root.querySelectorAll(`[data-good="${port}-${put}"]`);
    const count = this.dropped.get(`${port}-${put}`) ?? 0;
    this.dropped.set(`${port}-${put}`, count + 1);
    return this.#fall(pieces[pieces.length - 1 - count], DROP_MS, 26);
  }

  /** A boat that is placed. @param {string} where @returns {Step} */
  #appear(where) {
    return this.#fall(this.root.querySelector(where), CARRY_MS, 30);
  }

  /** A piece comes into sight while it falls into its place. @param {Element | null | undefined} piece @param {number} length @param {number} height @returns {Step} */
  #fall(piece, length, height) {
    const frames = [
      { opacity: 0, translate: `0px ${-height}px` },
      { opacity: 1, translate: "0px 0px" },
    ];
    return {
      length,
      sound: "place",
      run: (start, length) => {
        if (piece) this.#run(piece, frames, start, length, "backwards");
      },
    };
  }

  /** Two cards, and what they bring. @param {Effect} effect @returns {Step[]} */
  #raid({ seat, victim, kind, cards, thing }) {
    const boat = this.before.table[victim].boats.find((each) => each.kind === kind);
    const from = boat?.place ? this.screen.boatAt(this.before, victim, kind, boat.place) : null;
    const hand = this.screen.anchor(`hand-${seat}`, `player-${seat}`);
    return [
      ...spread(cards).map((color) => this.#fly(`card-${color}`, hand, from, DRAW_MS, "card")),
      this.#fly(thing, from, this.screen.warehouse(seat), CARRY_MS, "coin"),
    ];
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number} delay @param {number} duration @param {FillMode} fill */
  #run(element, frames, delay, duration, fill) {
    const animation = element.animate(frames, { delay, duration, fill, easing: EASE });
    this.show.running.push(animation);
    if (fill === "forwards" || fill === "both")
      void animation.finished.then(
        () => this.#settle(),
        () => undefined,
      );
    return animation;
  }

  /** When all is over, everything lies where the page says. */
  #settle() {
    if (this.show.running.every((animation) => animation.playState === "finished" || animation.playState === "idle"))
      this.show.finish();
  }
}
