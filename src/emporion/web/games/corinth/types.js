/**
 * What the board of Corinth is told: types of the server (`types.d.ts`), the printed figures, and the places of its drawing.
 *
 * @typedef {import("../../types.js").CorinthGroup} Group
 * @typedef {import("../../types.js").CorinthSheet} Sheet
 * @typedef {import("../../types.js").CorinthView} View
 * @typedef {{ type: string, [field: string]: any }} Effect
 * @typedef {import("../../types.js").Choice} Choice
 * @typedef {import("../../types.js").Target} Target
 * @typedef {Omit<import("../../types.js").Position, "view"> & { view: View }} Position
 * @typedef {import("../../types.js").EntryView} EntryView
 * @typedef {import("../../types.js").Hinted} Hinted
 * @typedef {import("../../types.js").TableInfo} TableInfo
 * @typedef {(key: string, values?: Record<string, any>) => string} Say
 * @typedef {{ good: string, bonus: number, shops: [number, number][] }} District
 * @typedef {{ harbor: { order: string[] }, districts: Record<string, District>, market: { rows: string[][] },
 *   buildings: Record<string, { gold: number, goats: number }>, symbols: { gold: number, goats: number, circled: number },
 *   track: { spots: number } }} Components
 * @typedef {import("../../lib/lines.js").Reader} Reader
 *
 * Places on the sheet, as `emporion.games.corinth.drawing.page_svg` tells them: points are [x, y], boxes [x, y, width, height].
 * @typedef {[number, number]} Point
 * @typedef {[number, number, number, number]} Box
 * @typedef {{ stalls: Record<string, Box[]>, spots: Record<string, Point>, buildings: Record<string, Box>, panes: Record<string, Box>,
 *   steward: number, card: Box, pips: Record<string, Point[]>, dice: [Point[], number][], marks: PossibleMark[], shapes: Record<string, string>,
 *   steps: Record<string, string>, numbers: Record<string, { at: Point, turn: string }> }} Places
 * @typedef {{ id: string, pane: string, kind: "ring" | "cross" | "tick", shape: string, at: Point, when: [string, ...any[]] }} PossibleMark
 *
 * @typedef {{ table: TableInfo, seat: number | null, position: Position, entries: EntryView[], names: string[], components: Components,
 *   ruleOf: Record<string, string>, hint: Hinted | null, isBusy: boolean, motion: boolean, sound: (name: string) => void, say: Say, ask: (sentence: string) => void,
 *   play: (moves: string[]) => void }} BoardProps
 */
export {};
