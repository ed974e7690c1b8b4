// Where the things of the board are on the screen.

/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {{ x: number, y: number }} Point */

export class Screen {
  /** @param {HTMLElement} root @param {Places} places */
  constructor(root, places) {
    this.root = root;
    this.places = places;
    this.edge = root.getBoundingClientRect();
    this.chart = root.querySelector(".gh-pieces")?.getBoundingClientRect() ?? this.edge;
    this.scale = this.chart.width / places.width || 1;
  }

  /** The first of these that can be seen, in units of the screen. @param {...string} names @returns {Point | null} */
  anchor(...names) {
    for (const name of names) {
      for (const found of this.root.querySelectorAll(`[data-anchor~="${name}"]`)) {
        const box = found.getBoundingClientRect();
        if (box.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
    }
    return null;
  }

  /** @param {number} seat the owner */
  warehouse(seat) {
    return this.anchor(`warehouse-${seat}`, `player-${seat}`);
  }

  /** @param {string} port */
  quay(port) {
    const { x, y, width, height } = this.places.quay(port);
    return this.onScreen({ x: x + width / 2, y: y + height / 2 });
  }

  /** @param {View} view @param {number} seat @param {string} kind @param {string} place */
  boatAt(view, seat, kind, place) {
    return this.onScreen(this.places.boat(view, seat, kind, place));
  }

  /** A point of the chart on the screen. @param {Point} at @returns {Point} */
  onScreen({ x, y }) {
    return { x: this.chart.x + x * this.scale, y: this.chart.y + y * this.scale };
  }
}
