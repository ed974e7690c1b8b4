// The pieces that fly over the board while something is on its way.
import { COLORS } from "./kinds.js";

const SVG = "http://www.w3.org/2000/svg";

/** A cube, a figure or a card in flight. @param {string} name */
export function pictureOf(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "golden-horn gh-flight");
  const card = name.startsWith("card-") ? name.slice(5) : null;
  svg.setAttribute("viewBox", card ? "-21 -29 42 58" : "-13 -13 26 26");
  svg.setAttribute("width", card ? "30" : "26");
  svg.setAttribute("height", card ? "42" : "26");
  const parts = card
    ? cardParts(card)
    : [use(COLORS.includes(name) ? `cube-${name}` : name, `glyph ${COLORS.includes(name) ? name : `figure-${name}`}`)];
  svg.append(...parts);
  return svg;
}

/** @param {string} name @param {string} kind */
function use(name, kind) {
  const found = document.createElementNS(SVG, "use");
  found.setAttribute("href", `#horn-${name}`);
  found.setAttribute("class", kind);
  return found;
}

/** @param {string} color */
function cardParts(color) {
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: "-18", y: "-26", width: "36", height: "52", rx: "4" }))
    paper.setAttribute(name, value);
  paper.setAttribute("class", `glyph ${color === "back" ? "back" : color}`);
  return [paper, use(color === "back" ? "back" : color, "pale")];
}
