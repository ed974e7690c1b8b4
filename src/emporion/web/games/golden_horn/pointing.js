// Where a lesson points on the board of Golden Horn, as selectors: the first that is seen is pointed at.

/** A thing that a lesson names: `boat 0.duo`, `warehouse`. @param {string} name */
function placeOf(name) {
  const [what, which = ""] = name.split(" ");
  if (what === "boat") return [`.gh-boat[data-boat="${which.replace(".", "-")}"]`];
  return { warehouse: [".gh-store"], hand: [".gh-hand"] }[what] ?? [];
}

/**
 * What is to be pressed for moves, the last thing first: a ship, then where it sails.
 * @param {string[]} moves
 */
function pressed(moves) {
  const kind = moves.find((move) => /^(sail|turn) /.test(move))?.split(" ")[1];
  const starts = moves.map((_, number) => moves.slice(0, number + 1).join(" · ")).reverse();
  return [
    ...starts.map((start) => `.gh-ask [data-moves="${start}"]`),
    ...(kind ? [`.gh-boats [data-kind="${kind}"]:enabled`] : []),
  ];
}

export const pointing = { placeOf, pressed };
