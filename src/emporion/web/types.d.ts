// Made by tools/types.py from the server's types (make types). Not written by hand.

/** Who one is: a name, kept in a signed cookie. */
export interface Person {
  name: string;
}

/** A seat of a new table: `me` sits down at once, `open` waits for a person, `bot` is played by the server. */
export interface SeatWanted {
  kind?: "bot" | "me" | "open";
  level?: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random" | null;
  name?: string | null;
}

/** A new table. What is left out has the game's default. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string | boolean>;
  components?: Record<string, any>;
  listed?: boolean;
  hints?: boolean;
  stand_in?: number | null;
  first?: number | null;
  pace?: number;
}

/** Begin. `fill` gives the seats that are still open to bots of this level. */
export interface StartWanted {
  fill?: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random" | null;
  entropy?: string | null;
}

/** A moment of a game that is over: after so many events. */
export interface MomentWanted {
  event: number;
}

/** Play on from a moment: one's own seat, and the bots in the others. */
export interface PlayOn {
  event: number;
  seat: number;
  level?: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random";
}

/** Sit down, under one's own name or another. */
export interface SeatTaken {
  name?: string | null;
  entropy?: string | null;
}

/** Who the server takes one for. `token` goes into the header `Authorization: Bearer …` of programs. */
export interface Me {
  name: string;
  token: string;
}

/** A seat as everyone sees it. `stand_in` is the level of the bot that plays for a person who is away. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random" | null;
  connected: boolean;
  stand_in: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random" | null;
  entropy: string | null;
}

/** A table as everyone sees it. `seed` is told when the game is over; `commitment` is its SHA-256. */
export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, string | boolean>;
  components: Record<string, any>;
  listed: boolean;
  hints: boolean;
  stand_in: number | null;
  pace: number;
  status: "open" | "over" | "running";
  replay: boolean;
  explore: boolean;
  copied: number;
  host: number | null;
  present: string[];
  seats: SeatInfo[];
  first: number | null;
  actor: number | "chance" | "over" | null;
  scores: number[] | null;
  winners: number[] | null;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  created: number;
  number: number;
}

/** The code of the game from which a table was taken over; none if there is none, or one may not see it. */
export interface Source {
  code: string | null;
}

/** A seat of one's own. The token is its key on every device; the link holds it. */
export interface Seat {
  table: string;
  seat: number;
  token: string;
  link: string;
}

/** A new table and the seats one has there. */
export interface TableMade {
  table: TableInfo;
  seats: Seat[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  players: number[];
  options: Record<string, (string | boolean)[]>;
  parts: string[];
  open: boolean;
}

/** A game after so many events: what the last of them did, and where it stood, as a seat sees it. */
export interface Moment {
  event: number;
  of: number;
  entry: Told | null;
  position: Position;
}

/** The scores of every seat after each event of a finished game, the beginning first. */
export interface Course {
  scores: number[][];
}

/** A move with what may be expected of it: the share of victory and the final score. */
export interface Prospect {
  move: string;
  share: number;
  points: number;
  visits: number;
}

/** A decision of a finished game, looked at by a search. */
export interface Decision {
  event: number;
  seat: number;
  chosen: string;
  preferred: string;
  cost: number;
  prospects: Prospect[];
  chances: number[];
  exact: boolean;
}

/** A moment that decided the game: from before a decision to the next one chances moved much. */
export interface Turning {
  event: number;
  seat: number;
  swing: number;
  before: number[];
  after: number[];
  cause: "chance" | "decision";
}

/** What there is of a review so far. */
export interface Review {
  code: string;
  done: number;
  of: number;
  simulations: number;
  decisions: Decision[];
  result: number[];
  moments: Turning[];
}

/** The ids of a game's rules in the order of the rulebook, and the figures that their texts name. */
export interface Rules {
  ids: string[];
  values: Record<string, any>;
}

/** Whether the server can store what is played. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}

/** Why a request is refused: a key with values for the texts, and the English sentence. */
export interface Problem {
  error: string;
  sentence: string;
  values: Record<string, any>;
  rule: string | null;
  line: number | null;
}

/** An entry of the log as a seat sees it. */
export interface Told {
  number: number;
  kind: "chance" | "chat" | "move" | "return" | "stand-in" | "undo";
  seat?: number | null;
  at: number;
  move?: string | null;
  effects?: any[];
  undone?: number | null;
  level?: "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "random" | null;
  name?: string | null;
  text?: string | null;
}

/** A legal move, and what it would do up to the next chance event or another seat's answer. */
export interface Choice {
  move: string;
  preview: any[];
}

/** How it ended. `parts` are those of each seat's score. */
export interface Result {
  scores: number[];
  winners: number[];
  parts: (Record<string, number>)[];
}

/** Where the game stands, as a seat sees it. `at` is the number that a move has to name. */
export interface Position {
  at: number;
  actor: number | "chance" | "over";
  view: any;
  scores: (number | null)[];
  moves?: Choice[];
  targets?: Target[];
  undo?: boolean;
  result?: Result | null;
}

/** The first answer: the table, the seat one has (none: watching), and whether one is the host. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
}

/** What happened since the entry `since`, and where the game stands now (none before the start, or if nobody has moved). */
export interface Update {
  type: "update";
  since: number;
  number: number;
  entries: Told[];
  position: Position | null;
}

/** Somebody came, went, sat down or left. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** An answer to `hint`: the best move first, and how it may go on. */
export interface Hinted {
  type: "hint";
  at: number;
  prospects: Prospect[];
  line: string[];
  exact: boolean;
}

/** Why a message has had no effect. For a move: the rule's id and what was legal. */
export interface Refused {
  type: "refused";
  answers: string;
  error: string;
  sentence: string;
  values: Record<string, any>;
  rule: string | null;
  legal: string[];
}

/** An answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The first message: the token of one's seat (none to watch) and the number of the last entry one has. */
export interface Hello {
  type: "hello";
  seat?: string | null;
  after?: number;
  protocol?: number;
}

/** A move, and the number of the position that it answers. */
export interface Move {
  type: "move";
  move: string;
  at: number;
}

/** Take the last decision of one's own back. */
export interface Undo {
  type: "undo";
  at: number;
}

/** Say something to everyone at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Ask for advice. */
export interface Hint {
  type: "hint";
  at: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** The table as a seat sees it; `seat` is None for a spectator. `begins` is the first of this `round` of `rounds`, `first` was that of */
export interface CorinthView {
  seat: number | null;
  players: number;
  first: number;
  steward: string;
  round: number;
  rounds: number;
  begins: number;
  turn: number;
  harbor: CorinthGroup[];
  bonuses: Record<string, number>;
  sheets: CorinthSheet[];
  walk: CorinthWalk | null;
  delivery: CorinthDelivery | null;
  actor: number | "chance" | "over";
  point: string;
}

export interface CorinthRoundBegan {
  type: "RoundBegan";
  seat: number;
  number: number;
}

export interface CorinthBought {
  type: "Bought";
  seat: number;
  dice: number;
}

export interface CorinthRolled {
  type: "Rolled";
  seat: number;
  white: number[];
  yellow: number[];
}

export interface CorinthPlaced {
  type: "Placed";
  district: string;
  value: number;
  white: number;
  yellow: number;
}

export interface CorinthAllSame {
  type: "AllSame";
  seat: number;
}

export interface CorinthTurnBegan {
  type: "TurnBegan";
  seat: number;
}

export interface CorinthTook {
  type: "Took";
  seat: number;
  district: string;
  purpose: "action" | "nothing" | "steward";
}

export interface CorinthGained {
  type: "Gained";
  seat: number;
  what: string;
  amount: number;
  lost: number;
}

export interface CorinthDelivering {
  type: "Delivering";
  seat: number;
  district: string;
  symbols: number;
}

export interface CorinthTicked {
  type: "Ticked";
  seat: number;
  district: string;
  shop: number;
  symbols: number;
}

export interface CorinthShopFinished {
  type: "ShopFinished";
  seat: number;
  district: string;
  shop: number;
}

export interface CorinthBonusWon {
  type: "BonusWon";
  seat: number;
  district: string;
  points: number;
}

export interface CorinthSurplus {
  type: "Surplus";
  seat: number;
  district: string;
  symbols: number;
}

export interface CorinthSetOut {
  type: "SetOut";
  seat: number;
  value: number;
}

export interface CorinthStepped {
  type: "Stepped";
  seat: number;
  origin: string;
  spot: string;
}

export interface CorinthPaid {
  type: "Paid";
  seat: number;
  gold: number;
}

export interface CorinthCircled {
  type: "Circled";
  seat: number;
  spot: string;
  gives: string;
}

export interface CorinthDieAdded {
  type: "DieAdded";
  seat: number;
  dice: number;
}

export interface CorinthBoxWritten {
  type: "BoxWritten";
  seat: number;
  spot: string;
  points: number;
}

export interface CorinthSkipped {
  type: "Skipped";
  seat: number;
}

export interface CorinthBuilt {
  type: "Built";
  seat: number;
  building: string;
  gold: number;
  goats: number;
}

export interface CorinthYellowRemoved {
  type: "YellowRemoved";
  dice: number;
}

export interface CorinthCleared {
  type: "Cleared";
}

export interface CorinthEnded {
  type: "Ended";
}

/** The table as a seat sees it; `seat` is None for a spectator. */
export interface GoldenHornView {
  seat: number | null;
  players: number;
  first: number;
  modone: string;
  warehouses: string;
  dominio: boolean;
  round: number;
  turn: number;
  ports: Record<string, Record<string, number>>;
  table: GoldenHornPlayer[];
  bag: number;
  draw_pile: number;
  discards: Record<string, number>;
  supply: number;
  outside: number;
  boat: string | null;
  due: number;
  end: string | null;
  actor: number | "chance" | "over";
  point: string;
}

export interface GoldenHornPlaced {
  type: "Placed";
  seat: number;
  kind: string;
  port: string;
}

/** A cube was drawn for a port, and something was put there: the cube's good, a mercenary, a peasant, or nothing at all (None). */
export interface GoldenHornFilled {
  type: "Filled";
  port: string;
  cube: string;
  put: string | null;
}

export interface GoldenHornPileRenewed {
  type: "PileRenewed";
  cards: number;
}

export interface GoldenHornDrawingBegan {
  type: "DrawingBegan";
  seat: number;
  cards: number;
}

/** The colour is known to the seat that drew the card, and to nobody else. */
export interface GoldenHornCardDrawn {
  type: "CardDrawn";
  seat: number;
  colour: string | null;
}

export interface GoldenHornNoCardsLeft {
  type: "NoCardsLeft";
  seat: number;
  cards: number;
}

export interface GoldenHornTurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

export interface GoldenHornRaided {
  type: "Raided";
  seat: number;
  victim: number;
  kind: string;
  cards: [string, string];
  thing: string;
}

export interface GoldenHornConquered {
  type: "Conquered";
  seat: number;
  territory: string;
  mercenaries: number;
  peasants: number;
}

export interface GoldenHornExchanged {
  type: "Exchanged";
  seat: number;
  number: number;
}

/** Peasants in a port were exchanged for mercenaries of the supply (D9). */
export interface GoldenHornRelieved {
  type: "Relieved";
  port: string;
  number: number;
}

export interface GoldenHornMoveLeftOut {
  type: "MoveLeftOut";
  seat: number;
}

export interface GoldenHornSetSail {
  type: "SetSail";
  seat: number;
  kind: string;
  place: string;
}

export interface GoldenHornTurned {
  type: "Turned";
  seat: number;
  kind: string;
  heading: string;
}

export interface GoldenHornLoaded {
  type: "Loaded";
  seat: number;
  kind: string;
  port: string;
  thing: string;
  number: number;
}

export interface GoldenHornWindPlayed {
  type: "WindPlayed";
  seat: number;
  colour: string;
}

export interface GoldenHornMoved {
  type: "Moved";
  seat: number;
  kind: string;
  origin: string;
  place: string;
}

export interface GoldenHornStopped {
  type: "Stopped";
  seat: number;
  kind: string;
  place: string;
}

export interface GoldenHornUnloaded {
  type: "Unloaded";
  seat: number;
  kind: string;
  port: string;
  thing: string;
  number: number;
}

/** `reason` is "port" (E1, D10), "call" (E2) or "territories" (D10). */
export interface GoldenHornEndAnnounced {
  type: "EndAnnounced";
  seat: number;
  reason: string;
}

/** When all is over the warehouses are opened. */
export interface GoldenHornRevealed {
  type: "Revealed";
  seat: number;
  thing: string;
  number: number;
}

export interface GoldenHornEnded {
  type: "Ended";
}

/** An end of a move of many steps: where, the cheapest move texts that lead there, and their price. */
export interface Target {
  end: string;
  moves: string[];
  price: number;
  way: string[];
  brings: any[];
}

/** Dice of one value in a district of the harbor. */
export interface CorinthGroup {
  district: string;
  value: number;
  white: number;
  yellow: number;
}

/** One player's sheet. `checked` counts the checked symbols of each shop, in the order of the components. */
export interface CorinthSheet {
  seat: number;
  track: number;
  gold: number;
  goats: number;
  gold_circled: number;
  goats_circled: number;
  yellow_dice: number;
  built: string[];
  checked: Record<string, number[]>;
  steward: string;
  path: string[];
  circled: string[];
  boxes: Record<string, number>;
}

/** A walk under way. */
export interface CorinthWalk {
  value: number;
  steps: number;
}

/** A delivery under way: symbols that are still to be checked. */
export interface CorinthDelivery {
  district: string;
  symbols: number;
}

/** What lies before one player. `hand` and `warehouse` are None where they are hidden; `cards` and `stored` count what is in them. */
export interface GoldenHornPlayer {
  seat: number;
  cards: number;
  hand: Record<string, number> | null;
  stored: number;
  warehouse: Record<string, number> | null;
  territories: string[];
  boats: GoldenHornBoat[];
}

/** A boat. `place` is None until it is placed; `may_turn` if P4 lets it turn round. */
export interface GoldenHornBoat {
  kind: string;
  place: string | null;
  heading: string | null;
  cargo: Record<string, number>;
  may_turn: boolean;
}

export type ServerMessage = Welcome | Update | TableChanged | Hinted | Refused | Pong;
export type ClientMessage = Hello | Move | Undo | Chat | Hint | Ping;
export type CorinthEffect = CorinthRoundBegan | CorinthBought | CorinthRolled | CorinthPlaced | CorinthAllSame | CorinthTurnBegan | CorinthTook | CorinthGained | CorinthDelivering | CorinthTicked | CorinthShopFinished | CorinthBonusWon | CorinthSurplus | CorinthSetOut | CorinthStepped | CorinthPaid | CorinthCircled | CorinthDieAdded | CorinthBoxWritten | CorinthSkipped | CorinthBuilt | CorinthYellowRemoved | CorinthCleared | CorinthEnded | Asked;
export type GoldenHornEffect = GoldenHornPlaced | GoldenHornFilled | GoldenHornPileRenewed | GoldenHornDrawingBegan | GoldenHornCardDrawn | GoldenHornNoCardsLeft | GoldenHornTurnBegan | GoldenHornRaided | GoldenHornConquered | GoldenHornExchanged | GoldenHornRelieved | GoldenHornMoveLeftOut | GoldenHornSetSail | GoldenHornTurned | GoldenHornLoaded | GoldenHornWindPlayed | GoldenHornMoved | GoldenHornStopped | GoldenHornUnloaded | GoldenHornEndAnnounced | GoldenHornRevealed | GoldenHornEnded | Asked;
export interface Asked {
  type: "Asked";
  actor: number | "chance" | "over";
  point: string;
}

/** What a board is given. `play` sends the first move and goes on with the next ones as long as each is legal. */
export interface BoardProps {
  table: TableInfo;
  seat: number | null;
  position: Position;
  /** Those that arrived with this position, to animate; empty on a first look. */
  entries: Told[];
  names: string[];
  /** The game's printed figures. */
  components: any;
  hint: Hinted | null;
  /** A move is under way, or it is not one's turn. */
  busy: boolean;
  motion: boolean;
  sound: (name: string) => void;
  say: (key: string, values?: Record<string, any>) => string;
  /** What the board asks in between, before anything is played; "" is what the position asks. */
  ask: (sentence: string) => void;
  play: (moves: string[]) => void;
}
