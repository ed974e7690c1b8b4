/** Words for what lies on the table, of the same texts as the drawings. */
import { THINGS } from "./kinds.js";

/** @typedef {import("./kinds.js").Say} Say */
/** @typedef {import("./kinds.js").Counts} Counts */

/** A colour, a port, a boat's kind or a territory. @param {Say} say @param {string} name @param {number} [many] */
export function word(say, name, many = 2) {
  return say(`golden-horn-draw-${name}`, { many });
}

/** Things in words: 3 red, 1 mercenary. @param {Say} say @param {Counts} things */
export function counted(say, things) {
  const listed = THINGS.filter((name) => things[name]).map((name) => `${things[name]} ${word(say, name, things[name])}`);
  return listed.join(", ") || say("golden-horn-draw-nothing");
}

/** A place: a port, or `s3` as the third space. @param {Say} say @param {string} place */
export function placeWords(say, place) {
  const space = /^s(\d+)$/.exec(place);
  return space ? say("golden-horn-draw-space-number", { number: Number(space[1]) }) : word(say, place);
}

/** Cards in words: red, red, blue. @param {Say} say @param {string[]} colours */
export function cardWords(say, colours) {
  return colours.map((colour) => word(say, colour)).join(say("play-comma"));
}
