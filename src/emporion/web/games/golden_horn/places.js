/** Where everything lies on the chart: read from the drawing, so that pieces lie where the engine's own pictures have them. */
import { KINDS } from "./kinds.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./kinds.js").Boat} Boat */

const GOOD = 0.78;
const ROOM = 72;

/** @param {Element | null} element @param {string} name */
function figure(element, name) {
  return Number(element?.getAttribute(name) ?? 0);
}

/** @param {Element | null} element @returns {Box} */
function box(element) {
  return {
    x: figure(element, "x"),
    y: figure(element, "y"),
    width: figure(element, "width"),
    height: figure(element, "height"),
  };
}

/** @param {Box} room @returns {Point} */
export function middle(room) {
  return { x: room.x + room.width / 2, y: room.y + room.height / 2 };
}

/** The places of one chart, in units of its viewBox. */
export class Places {
  /** @param {Element} drawing */
  constructor(drawing) {
    this.width = figure(drawing, "width");
    this.height = figure(drawing, "height");
    this.tall = this.height > this.width;
    this.drawing = drawing;
    /** @type {Record<string, Point & { color: string }>} */
    this.spaces = {};
    for (const space of drawing.querySelectorAll('[id^="space-"]')) {
      const circle = space.querySelector("circle");
      const color = space.getAttribute("data-color") ?? "";
      this.spaces[`s${space.id.slice("space-".length)}`] = { x: figure(circle, "cx"), y: figure(circle, "cy"), color };
    }
    this.modone = [...drawing.querySelectorAll('[id^="port-modone-"]')].map(box);
  }

  /** @param {string} id */
  #box(id) {
    return box(this.drawing.querySelector(`[id="${id}"]`));
  }

  /** Where a boat lies, and how large it is drawn there.
   * @param {View} view @param {number} seat @param {string} kind @param {string} place @returns {Point & { scale: number }} */
  boat(view, seat, kind, place) {
    if (place === "modone") {
      const berth = this.modone[Math.min(moored(view, seat, kind), this.modone.length - 1)];
      const scale = Math.min(1, berth.width / 0.92 / ROOM);
      const at = middle(berth);
      return { x: at.x, y: at.y + 4 * scale, scale };
    }
    const space = this.spaces[place];
    if (space) return { x: space.x, y: space.y - 6, scale: 1 };
    const at = middle(this.#box(`port-${place}-berth-${seat}-${kind}`));
    return { x: at.x, y: at.y + 4, scale: 1 };
  }

  /** Where a boat that lies at sea or in Modone goes from there, as a direction of length 1; none in the end ports.
   * @param {string} place @param {string | null} heading @returns {Point | null} */
  course(place, heading) {
    const spaces = Object.keys(this.spaces).length;
    const way = Array.from({ length: spaces }, (_, i) => this.spaces[`s${i + 1}`]);
    if (this.modone.length)
      way.splice(spaces / 2, 0, { ...middle(this.modone[Math.floor(this.modone.length / 2)]), color: "" });
    const number = place === "modone" ? spaces / 2 : way.indexOf(this.spaces[place]);
    if (number < 0 || heading === null) return null;
    const step = heading === "venice" ? -1 : 1;
    const here = way[number];
    const [from, to] = way[number + step] ? [here, way[number + step]] : [way[number - step], here];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  }

  /** What Modone takes up, with all its berths; null where a game is played without it. @returns {Box | null} */
  modoneRoom() {
    if (!this.modone.length) return null;
    const x = Math.min(...this.modone.map((berth) => berth.x));
    const y = Math.min(...this.modone.map((berth) => berth.y));
    const right = Math.max(...this.modone.map((berth) => berth.x + berth.width));
    const foot = Math.max(...this.modone.map((berth) => berth.y + berth.height));
    return { x, y, width: right - x, height: foot - y };
  }

  /** Whether the bow of a boat points to the left. @param {string | null} place @param {string | null} heading */
  back(place, heading) {
    const course = this.course(place ?? "", heading);
    return course ? course.x < 0 : heading === "venice";
  }

  /** The middle of a place that a boat could go to, and how wide it is.
   * @param {View} view @param {number} seat @param {string} kind @param {string} place @returns {Point & { size: number }} */
  end(view, seat, kind, place) {
    const space = this.spaces[place];
    if (space) return { x: space.x, y: space.y, size: 68 };
    const at = this.boat(view, seat, kind, place);
    return { x: at.x, y: at.y - 2, size: 70 };
  }

  /** The spots on a quay and the size of what lies there; more things than spots lie closer.
   * @param {string} port @param {number} lying @returns {{ spots: Point[], size: number }} */
  goods(port, lying) {
    const found = [...this.drawing.querySelectorAll(`[id^="port-${port}-"]`)]
      .filter((slot) => /-\d+$/.test(slot.id))
      .map(box);
    const spots = found.map(middle);
    const size = (found[0]?.width ?? 32) / 0.8;
    const room = this.quay(port);
    for (let extra = 0; spots.length < lying; extra += 1) {
      spots.push({ x: room.x + room.width - 14 - (extra % 8) * 12, y: room.y + room.height - 14 });
    }
    return { spots, size: size * GOOD };
  }

  /** @param {string} port */
  quay(port) {
    return this.#box(`port-${port}-quay`);
  }

  /** @param {string} territory */
  plate(territory) {
    return this.#box(`plate-${territory}`);
  }
}

/** The berth that a boat has in Modone, where boats lie in the order of their seats, or the next free one if it is elsewhere.
 * @param {View} view @param {number} seat @param {string} kind */
function moored(view, seat, kind) {
  const there = view.table.flatMap((player) =>
    player.boats.filter((boat) => boat.place === "modone").map((boat) => `${player.seat} ${boat.kind}`),
  );
  const berth = there.indexOf(`${seat} ${kind}`);
  return berth < 0 ? there.length : berth;
}

export { KINDS };
