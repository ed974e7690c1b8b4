/**
 * What the board of Corinth is told: the JSON of `emporion.server.wire` and of `emporion.games.corinth.view`.
 *
 * @typedef {{ district: string, value: number, white: number, yellow: number }} Group
 * @typedef {{ seat: number, track: number, gold: number, goats: number, gold_circled: number, goats_circled: number, yellow_dice: number,
 *   built: string[], checked: Record<string, number[]>, steward: string, path: string[], circled: string[], boxes: Record<string, number> }} Sheet
 * @typedef {number | "chance" | "over"} Actor
 * @typedef {{ seat: number | null, players: number, first: number, steward: string, round: number, rounds: number, begins: number, turn: number, harbor: Group[],
 *   bonuses: Record<string, number>, sheets: Sheet[], walk: { value: number, steps: number } | null,
 *   delivery: { district: string, symbols: number } | null, actor: Actor, point: string }} View
 * @typedef {{ type: string, [field: string]: any }} Effect
 * @typedef {import("../../types.js").Choice} Choice
 * @typedef {import("../../types.js").Target} Target
 * @typedef {Omit<import("../../types.js").Position, "view"> & { view: View }} Position
 * @typedef {import("../../types.js").Told} Told
 * @typedef {import("../../types.js").Hinted} Hinted
 * @typedef {import("../../types.js").TableInfo} TableInfo
 * @typedef {(key: string, values?: Record<string, any>) => string} Say
 * @typedef {{ good: string, bonus: number, shops: [number, number][] }} District
 * @typedef {{ harbor: { order: string[] }, districts: Record<string, District>, market: { rows: string[][] },
 *   buildings: Record<string, { gold: number, goats: number }>, symbols: { gold: number, goats: number, circled: number },
 *   track: { spots: number } }} Components
 * @typedef {{ names: string[], seat: number | null, say: Say, components?: Components }} Context
 *
 * Places on the sheet, as `emporion.games.corinth.parts` tells them: points are [x, y], boxes [x, y, width, height].
 * @typedef {[number, number]} Point
 * @typedef {[number, number, number, number]} Box
 * @typedef {{ box: Box, points: Point, symbols: Point[] }} Stall
 * @typedef {{ districts: Record<string, Box>, symbols: Record<string, number>, stalls: Record<string, Stall[]>, bonuses: Record<string, Point>,
 *   spots: Record<string, Point>, boxes: Record<string, Box>, gold: Point[], coin: number, goats: Point[], goat: number,
 *   buildings: Record<string, Box>, track: Point[], panes: Record<string, Box>, spot: number, steward: number, card: Box, water: Box,
 *   pips: Record<string, Point[]> }} Places
 *
 * @typedef {{ table: TableInfo, seat: number | null, position: Position, entries: Told[], names: string[], components: Components,
 *   hint: Hinted | null, busy: boolean, motion: boolean, sound: (name: string) => void, say: Say, ask: (sentence: string) => void,
 *   play: (moves: string[]) => void }} BoardProps
 */
export {};
