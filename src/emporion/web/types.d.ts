// Made by tools/types.py from the server's types (make types). Not written by hand.

/** A person's name. The server keeps it in a signed cookie. */
export interface Person {
  name: string;
}

/** A seat of a new table: `me` is yours at once, `open` waits for a person, `bot` is played by the server. */
export interface SeatWanted {
  kind?: "bot" | "me" | "open";
  level?: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker" | null;
  name?: string | null;
}

/** A new table. Options that are left out have the game's defaults. */
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
  key?: string | null;
}

/** Start the game. `fill` is the level of the bots that take the seats that are still open. */
export interface StartWanted {
  fill?: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker" | null;
  entropy?: string | null;
}

/** A moment of a finished game: after the first `event` events. */
export interface MomentWanted {
  event: number;
}

/** The answer to a decision, by the number of its event, and the moves that are tried instead: several are one way of many steps. */
export interface AnswerWanted {
  event: number;
  moves?: string[];
}

/** Play on from a moment: `seat` is yours, bots of this level have the others. */
export interface PlayOn {
  event: number;
  seat: number;
  level?: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker";
}

/** Take a seat, under your name or another. */
export interface SeatTaken {
  name?: string | null;
  entropy?: string | null;
}

/** Your name and token. Programs send `token` in the header `Authorization: Bearer …`. */
export interface Me {
  name: string;
  token: string;
}

/** A seat as everyone sees it. `stand_in` is the level of the bot that plays for a person who is away. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker" | null;
  connected: boolean;
  stand_in: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker" | null;
  entropy: string | null;
  left: boolean;
  wants_end: boolean;
}

/** A table as everyone sees it. `seed` is shown when the game is over; `commitment` is its SHA-256. */
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
  abandoned: boolean;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  created: number;
  number: number;
}

/** The code of the game that a table continues; null if there is none or you may not see it. */
export interface Source {
  code: string | null;
}

/** A seat of yours. Its token gives access to it on every device; the link contains the token. */
export interface Seat {
  table: string;
  seat: number;
  token: string;
  link: string;
}

/** A new table and your seats there. */
export interface TableMade {
  table: TableInfo;
  seats: Seat[];
}

/** A named opponent of a game, a `level` of a bot; `option` is the option without which its style has no use, or empty. */
export interface OpponentInfo {
  name: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker";
  option: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  players: number[];
  options: Record<string, (string | boolean)[]>;
  option_rules: Record<string, string>;
  parts: string[];
  is_open: boolean;
  lessons: string[];
  opponents: OpponentInfo[];
}

/** A game after `event` of its events, as a seat sees it: the entry of the last one, and the position. */
export interface Moment {
  event: number;
  of: number;
  entry: EntryView | null;
  position: Position;
}

/** A line of a description in words, and the least detail at which it is said. */
export interface SaidInWords {
  words: string;
  detail: "brief" | "full" | "normal";
}

/** A section of a description in words. `topic` is the part of the table, `seat` the seat that it is about, if it is about one. */
export interface SectionInWords {
  topic: string;
  seat: number | null;
  heading: string;
  lines: SaidInWords[];
}

/** The position after `event` events as lines, one section for each part of the table; the seat sees no more than in its view. */
export interface Description {
  event: number;
  seat: number | null;
  sections: Section[];
  words?: SectionInWords[];
}

/** The scores of every seat after each event of a finished game, the beginning first. */
export interface Course {
  scores: number[][];
}

/** A move with the share of victory and the final score that the search expects of it. */
export interface Prospect {
  move: string;
  share: number;
  points: number;
  visits: number;
}

/** A decision of a finished game, assessed by a search. */
export interface Decision {
  event: number;
  seat: number;
  chosen: string;
  preferred: string;
  cost: number;
  prospects: Prospect[];
  chances: number[];
  exact: boolean;
  continuation: string[];
  replies: string[];
  steps: number;
  effect: number[];
  luck: number[];
}

/** A turn that decided the game: the shares of victory changed over it, and the change lasted. */
export interface Turning {
  event: number;
  seat: number;
  swing: number;
  before: number[];
  after: number[];
  cause: "chance" | "decision";
  first: number;
  last: number;
}

/** What a seat does after a way, up to the decision of another seat. */
export interface Following {
  seat: number;
  moves: any[];
}

/** Moves that a seat could make one after the other, with the prospect of what they begin with or of where they lead. */
export interface Way {
  moves: string[];
  prospect: Prospect;
  line: any[];
  then: Following[];
  points: number[];
}

/** The answer to a decision as a quiz. */
export interface Answer {
  event: number;
  seat: number;
  played: Way;
  best: Way;
  exact: boolean;
  tried: Way | null;
  verdict: "best" | "better" | "equal" | "same" | "worse" | null;
  gain: number | null;
}

/** Why a seat's share of victory is what it is at the end: `start + luck + own + others + rest = end`. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
  end: number;
  accuracy: number;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** A review, as far as it is made. */
export interface Review {
  code: string;
  done: number;
  of: number;
  simulations: number;
  decisions: Decision[];
  result: number[];
  moments: Turning[];
  names: Record<string, any>;
  accounts: Account[];
}

/** What a client has to know of a game's effects and views: the rules that they and the things on the board follow, and which fields of a view are about seats. */
export interface Rules {
  rule_of: Record<string, string>;
  thing_rules: Record<string, string>;
  seat_fields: string[];
}

/** The rulebook of a game, in words of one language. */
export interface Rulebook {
  game: string;
  chapters: ChapterText[];
}

/** Whether the server can store games, and how busy it is. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}

/** Why a request is refused: a key with values for the texts, and the English sentence. `values.retry_after` is the number of seconds after which you may try again, if it is known. */
export interface Problem {
  error: string;
  sentence: string;
  values: Record<string, any>;
  rule: string | null;
  line: number | null;
}

/** An entry of the log as a seat sees it. */
export interface EntryView {
  number: number;
  kind: "abandon" | "abandoned" | "chance" | "chat" | "leave" | "move" | "return" | "stand-in" | "undo";
  seat?: number | null;
  at: number;
  move?: string | null;
  effects?: any[];
  lines?: any[][];
  replaces?: number | null;
  undone?: number | null;
  level?: "builder" | "conqueror" | "easy" | "expert" | "greedy" | "hard" | "normal" | "novice" | "raider" | "random" | "trader" | "walker" | null;
  name?: string | null;
  text?: string | null;
}

/** A legal move, and what it would do up to the next chance event or another seat's answer. */
export interface Choice {
  move: string;
  line: any[];
  ends_turn?: boolean;
}

/** What a seat would take back. */
export interface Undoable {
  move?: any;
  others?: boolean;
}

/** Why a seat can take back nothing. */
export interface UndoLimit {
  reason: "chance" | "decided" | "over" | "shown" | "stand-in" | "start";
  seat?: number | null;
}

/** The result of a game. `parts` are the parts of each seat's score. */
export interface Result {
  scores: number[];
  winners: number[];
  parts: (Record<string, number>)[];
}

/** The position of a game as a seat sees it. A move has to name its number `at`. */
export interface Position {
  at: number;
  actor: number | "chance" | "over";
  view: any;
  scores: (number | null)[];
  question?: any;
  moves?: Choice[];
  targets?: Target[];
  undo?: boolean;
  undoable?: Undoable | null;
  undo_limit?: UndoLimit | null;
  result?: Result | null;
}

/** Legal moves that a step of a lesson offers beside the taught ones; a message of its name says why they are worse. */
export interface LessonMistake {
  name: string;
  moves: string[];
}

/** A step of a lesson. What is told there is the message `learn-LESSON-NAME`. */
export interface LessonStep {
  name: string;
  event: number;
  moves: string[];
  points: string[];
  mistakes: LessonMistake[];
  is_later: boolean;
}

/** A moment of a lesson: what happened since the one before, and the position. Its moves are those that are taught or tempt. */
export interface LessonMoment {
  event: number;
  entries: EntryView[];
  position: Position;
}

/** A prepared game to learn by. It is played without a table: a client that has this needs nothing else. */
export interface Lesson {
  name: string;
  game: string;
  players: number;
  seat: number;
  options: Record<string, string | boolean>;
  components: Record<string, any>;
  rules: Rules;
  steps: LessonStep[];
  moments: LessonMoment[];
  following: string;
}

/** The first answer: the table, your seat (null for a spectator), and whether you are the host. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
}

/** The entries after the entry `since`, and the position (null before the start, or if it has not changed). After a long absence there are several updates, and only the last has the position: `number` is then below that of the table. */
export interface Update {
  type: "update";
  since: number;
  number: number;
  entries: EntryView[];
  position: Position | null;
}

/** The table after a client connected or disconnected, or a seat changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The answer to `hint`: the moves with their prospects, best first, and the expected continuation. */
export interface Hinted {
  type: "hint";
  at: number;
  prospects: Prospect[];
  moves: string[];
  continuation: any[];
  exact: boolean;
  chances: number[];
}

/** The reason why a message had no effect. For a move it has the rule's id and the legal moves. */
export interface Refused {
  type: "refused";
  answers: string;
  error: string;
  sentence: string;
  values: Record<string, any>;
  rule: string | null;
  legal: string[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The first message: the token of your seat (null to watch) and the number of the last entry you have. */
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

/** Take back your last decision, with the answers since then that left no choice, and alone with bots with their replies. */
export interface Undo {
  type: "undo";
  at: number;
}

/** Send a message to everyone at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Ask for a hint. */
export interface Hint {
  type: "hint";
  at: number;
}

/** Check that the connection works. */
export interface Ping {
  type: "ping";
}

/** The table as a seat sees it; `seat` is null for a spectator. `begins` is the first of this `round` of `rounds`, `first` was that of the first; `turns_left` counts the turns of this round that are not over; `bonuses` says who won which. */
export interface CorinthView {
  seat: number | null;
  players: number;
  first: number;
  steward: string;
  round: number;
  rounds: number;
  begins: number;
  turn: number;
  turns_left: number;
  harbor: CorinthGroup[];
  bonuses: Record<string, number>;
  sheets: CorinthSheet[];
  walk?: CorinthCurrentWalk | null;
  delivery?: CorinthCurrentDelivery | null;
  actor: number | "chance" | "over";
  point: string;
}

/** A round begins with this seat. */
export interface CorinthRoundBegan {
  type: "RoundBegan";
  seat: number;
  number: number;
}

/** A seat buys yellow dice, 1 gold each. */
export interface CorinthBought {
  type: "Bought";
  seat: number;
  dice: number;
}

/** A seat rolls the dice. */
export interface CorinthRolled {
  type: "Rolled";
  seat: number;
  white: number[];
  yellow: number[];
}

/** A group of dice goes to a district. */
export interface CorinthPlaced {
  type: "Placed";
  district: string;
  value: number;
  white: number;
  yellow: number;
}

/** All dice show the same value. */
export interface CorinthAllSame {
  type: "AllSame";
  seat: number;
}

/** A seat's turn begins. */
export interface CorinthTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** A seat takes a group of dice. */
export interface CorinthTook {
  type: "Took";
  seat: number;
  district: string;
  purpose: "action" | "nothing" | "steward";
}

/** A seat circles gold or goats; what finds no symbol is lost. */
export interface CorinthGained {
  type: "Gained";
  seat: number;
  what: string;
  amount: number;
  lost: number;
}

/** A seat has so many symbols to check in a district. */
export interface CorinthDelivering {
  type: "Delivering";
  seat: number;
  district: string;
  symbols: number;
}

/** A seat checks symbols in the shop of so many points. */
export interface CorinthTicked {
  type: "Ticked";
  seat: number;
  district: string;
  shop: number;
  symbols: number;
}

/** All symbols of a shop are checked. */
export interface CorinthShopFinished {
  type: "ShopFinished";
  seat: number;
  district: string;
  shop: number;
}

/** A seat is the first to finish a district. */
export interface CorinthBonusWon {
  type: "BonusWon";
  seat: number;
  district: string;
  points: number;
}

/** Symbols find no place and are lost. */
export interface CorinthSurplus {
  type: "Surplus";
  seat: number;
  district: string;
  symbols: number;
}

/** A walk of the Steward begins. */
export interface CorinthSetOut {
  type: "SetOut";
  seat: number;
  value: number;
}

/** The Steward goes one step. */
export interface CorinthStepped {
  type: "Stepped";
  seat: number;
  origin: string;
  spot: string;
}

/** A seat pays for steps more or fewer. */
export interface CorinthPaid {
  type: "Paid";
  seat: number;
  gold: number;
}

/** The Steward stops, and his spot is circled. */
export interface CorinthCircled {
  type: "Circled";
  seat: number;
  spot: string;
  gives: string;
}

/** A seat rolls one more yellow die from now on. */
export interface CorinthDieAdded {
  type: "DieAdded";
  seat: number;
  dice: number;
}

/** A seat writes points into the box of a scoring spot. */
export interface CorinthBoxWritten {
  type: "BoxWritten";
  seat: number;
  spot: string;
  points: number;
}

/** A seat leaves the Steward where he is. */
export interface CorinthSkipped {
  type: "Skipped";
  seat: number;
}

/** A seat constructs a building. */
export interface CorinthBuilt {
  type: "Built";
  seat: number;
  building: string;
  gold: number;
  goats: number;
}

/** The yellow dice leave the harbor. */
export interface CorinthYellowRemoved {
  type: "YellowRemoved";
  dice: number;
}

/** All dice leave the harbor. */
export interface CorinthCleared {
  type: "Cleared";
}

/** The last round is over. */
export interface CorinthEnded {
  type: "Ended";
}

/** A seat takes the dice of a district of goods for a delivery. */
export interface CorinthDelivered {
  type: "Delivered";
  seat: number;
  good: string;
}

/** A seat removes dice that it can use for nothing. */
export interface CorinthDiscarded {
  type: "Discarded";
  seat: number;
  good: string;
}

/** A seat begins to move the Steward; `good` is that of the dice, or `none`. */
export interface CorinthWalkBegan {
  type: "WalkBegan";
  seat: number;
  good: string;
}

/** A seat has moved the Steward to the spot where he stops; `good` is that of the dice, `none` or `unknown`. */
export interface CorinthWalked {
  type: "Walked";
  seat: number;
  good: string;
  steps: number;
  row: number;
  column: number;
}

/** A shop gets symbols without being finished. */
export interface CorinthStocked {
  type: "Stocked";
  seat: number;
  good: string;
  shop: number;
  symbols: number;
}

/** So many symbols of a good are to be checked. */
export interface CorinthGoods {
  type: "Goods";
  good: string;
  symbols: number;
}

/** The faces of the yellow dice in a roll. */
export interface CorinthYellowRolled {
  type: "YellowRolled";
  faces: number[];
}

/** So many symbols of the good that the sentence names are to be checked. */
export interface CorinthSymbols {
  type: "Symbols";
  symbols: number;
}

/** A +1 spot is circled, which counts in later boxes. */
export interface CorinthPlusCircled {
  type: "PlusCircled";
}

/** Buy so many yellow dice, then roll. */
export interface CorinthBuy {
  type: "Buy";
  dice: number;
}

/** Take a group for the action of its district. */
export interface CorinthTake {
  type: "Take";
  good: string;
}

/** Take a group to move the Steward, or move him without dice (`none`); `value` is 0 where that of the dice is not known. */
export interface CorinthWalk {
  type: "Walk";
  good: string;
  value: number;
}

/** Remove a group for nothing. */
export interface CorinthDiscard {
  type: "Discard";
  good: string;
}

/** Leave the Steward where he is. */
export interface CorinthSkip {
  type: "Skip";
}

/** Check symbols in the shop of so many points. */
export interface CorinthStock {
  type: "Stock";
  shop: number;
}

/** Move the Steward one step. */
export interface CorinthStep {
  type: "Step";
  direction: string;
}

/** Move the Steward several steps. */
export interface CorinthWay {
  type: "Way";
  directions: string[];
}

/** End the walk here. */
export interface CorinthStop {
  type: "Stop";
}

/** Construct a building. */
export interface CorinthBuild {
  type: "Build";
  building: string;
}

/** End the turn without another building. */
export interface CorinthEndTurn {
  type: "EndTurn";
}

/** The end of a walk: where it is, its price in gold, and what it gives (a good, gold, goats, `die`, `plus` or `box`). */
export interface CorinthSpot {
  type: "Spot";
  row: number;
  column: number;
  price: number;
  gives: string;
  amount: number;
}

/** The Steward would go so many steps, to this spot. */
export interface CorinthSteps {
  type: "Steps";
  steps: number;
  row: number;
  column: number;
}

/** The Steward would go so many steps and stop on this spot. */
export interface CorinthArrived {
  type: "Arrived";
  steps: number;
  row: number;
  column: number;
}

/** The chosen shop would get so many of the symbols that it needs. */
export interface CorinthFilled {
  type: "Filled";
  district: string;
  shop: number;
  symbols: number;
  need: number;
}

/** After that the seat would choose a shop. */
export interface CorinthShopAsked {
  type: "ShopAsked";
}

/** Whether yellow dice are bought. The other players are not told the gold: it is on the sheet. */
export interface CorinthBuying {
  type: "Buying";
  seat: number;
  gold?: number;
}

/** The dice are rolled. */
export interface CorinthRolling {
  type: "Rolling";
}

/** Which group of dice is taken. */
export interface CorinthChoosing {
  type: "Choosing";
  seat: number;
}

/** Whether the Steward moves without dice. */
export interface CorinthCompensating {
  type: "Compensating";
  seat: number;
}

/** Which shop gets the symbols. */
export interface CorinthStocking {
  type: "Stocking";
  seat: number;
  good: string;
  symbols: number;
}

/** Where the Steward goes; `stable` is `yes` or `no`. The other players are only told that he walks: the rest is on the sheet. */
export interface CorinthWalking {
  type: "Walking";
  seat: number;
  value?: number;
  steps?: number;
  row?: number;
  column?: number;
  stable?: string;
  gold?: number;
}

/** Whether a building is constructed. The other players are not told gold and goats: they are on the sheet. */
export interface CorinthBuilding {
  type: "Building";
  seat: number;
  gold?: number;
  goats?: number;
}

/** The game is over. */
export interface CorinthFinished {
  type: "Finished";
}

/** The heading of what is said about the round. */
export interface CorinthRoundPart {
  type: "RoundPart";
}

/** Which round it is, and how many turns of it are not over. */
export interface CorinthRoundNow {
  type: "RoundNow";
  round: number;
  rounds: number;
  turns: number;
}

/** The game is over. */
export interface CorinthGameOver {
  type: "GameOver";
}

/** Whose turn it is. */
export interface CorinthTurnOf {
  type: "TurnOf";
  seat: number;
}

/** Who began this round. */
export interface CorinthRoundFirst {
  type: "RoundFirst";
  seat: number;
}

/** Who began the game, and how many play. */
export interface CorinthGameFirst {
  type: "GameFirst";
  seat: number;
  players: number;
}

/** Whose eyes the position is seen with. */
export interface CorinthReaderSeat {
  type: "ReaderSeat";
  seat: number;
}

/** The position is seen by a spectator. */
export interface CorinthReaderWatches {
  type: "ReaderWatches";
}

/** Which boxes count at the end. */
export interface CorinthBoxRule {
  type: "BoxRule";
  all: "no" | "yes";
}

/** A walk of the Steward has begun. */
export interface CorinthWalkUnderWay {
  type: "WalkUnderWay";
  value: number;
  steps: number;
}

/** Symbols are still to be checked. */
export interface CorinthDeliveryUnderWay {
  type: "DeliveryUnderWay";
  good: string;
  district: string;
  symbols: number;
}

/** The heading of what is said about the harbor. */
export interface CorinthHarborPart {
  type: "HarborPart";
}

/** The dice of a district, the yellow ones included. */
export interface CorinthGroupLies {
  type: "GroupLies";
  good: string;
  district: string;
  value: number;
  dice: number;
  yellow: number;
}

/** The districts without dice. */
export interface CorinthNoGroup {
  type: "NoGroup";
  districts: (Record<string, number | string>)[];
}

/** No dice lie in the harbor. */
export interface CorinthNoDice {
  type: "NoDice";
}

/** The heading of what is said about the bonuses. */
export interface CorinthBonusPart {
  type: "BonusPart";
}

/** A bonus that can still be won. */
export interface CorinthBonusFree {
  type: "BonusFree";
  good: string;
  district: string;
  points: number;
}

/** A bonus that a seat has won. */
export interface CorinthBonusTaken {
  type: "BonusTaken";
  seat: number;
  good: string;
  district: string;
  points: number;
}

/** The heading of a sheet; sheets are numbered from 1 on. */
export interface CorinthSheetPart {
  type: "SheetPart";
  seat: number;
  number: number;
}

/** Points as they would count now, gold, goats and yellow dice. */
export interface CorinthHoldings {
  type: "Holdings";
  seat: number;
  points: number;
  gold: number;
  goats: number;
  dice: number;
}

/** The shops of a district: points, checked symbols, symbols needed. */
export interface CorinthShopsOf {
  type: "ShopsOf";
  good: string;
  district: string;
  shops: (Record<string, number | string>)[];
}

/** The buildings of a sheet. */
export interface CorinthBuildingsBuilt {
  type: "BuildingsBuilt";
  buildings: string[];
}

/** A sheet has no buildings. */
export interface CorinthNothingBuilt {
  type: "NothingBuilt";
}

/** The buildings that can still be constructed, with their prices. */
export interface CorinthBuildingsFree {
  type: "BuildingsFree";
  buildings: (Record<string, number | string>)[];
}

/** Where the Steward is, and the free spots beside him. */
export interface CorinthStewardAt {
  type: "StewardAt";
  row: number;
  column: number;
}

/** The free spots beside the Steward. */
export interface CorinthFreeBeside {
  type: "FreeBeside";
  spots: (Record<string, number | string>)[];
}

/** No spot beside the Steward is free. */
export interface CorinthNoneBeside {
  type: "NoneBeside";
}

/** The boxes of the Steward with their points. */
export interface CorinthBoxesFilled {
  type: "BoxesFilled";
  boxes: (Record<string, number | string>)[];
}

/** Spots of the Turn Track that are crossed out. */
export interface CorinthTrackCrossed {
  type: "TrackCrossed";
  crossed: number;
  spots: number;
}

/** Circled symbols of gold and goats, spent ones included. */
export interface CorinthStocksCircled {
  type: "StocksCircled";
  gold: number;
  goats: number;
  of_gold: number;
  of_goats: number;
}

/** The spots that the Steward has been to, in order. */
export interface CorinthWayGone {
  type: "WayGone";
  spots: (Record<string, number | string>)[];
}

/** A row of the market: what each spot gives, and whether it is free. */
export interface CorinthMarketRow {
  type: "MarketRow";
  row: number;
  spots: (Record<string, number | string>)[];
}

/** The table as a seat sees it; `seat` is null for a spectator. `bag` and `draw_pile` are numbers of cubes and cards. `supply` counts the mercenaries beside the board, `outside` the black cubes out of the game. `boat` is the kind of boat that is under way, `due` counts the cards still to be drawn, `end` says why the end comes. */
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
  boat?: string | null;
  due?: number;
  end?: string | null;
  actor: number | "chance" | "over";
  point: string;
}

export interface GoldenHornPlaced {
  type: "Placed";
  seat: number;
  kind: string;
  port: string;
}

/** A cube was drawn for a port, and something was put there: the cube's good, a mercenary, a peasant, or nothing at all (null). */
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

/** Only the seat that drew the card knows its color. */
export interface GoldenHornCardDrawn {
  type: "CardDrawn";
  seat: number;
  color: string | null;
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

/** A raid with two cards, which are counted by color. */
export interface GoldenHornRaided {
  type: "Raided";
  seat: number;
  victim: number;
  kind: string;
  cards: Record<string, number>;
  thing: string;
}

export interface GoldenHornConquered {
  type: "Conquered";
  seat: number;
  territory: string;
  mercenaries: number;
  peasants: number;
  points: number;
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
  color: string;
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

/** A player placed boats; which and where follows. */
export interface GoldenHornFleetPlaced {
  type: "FleetPlaced";
  seat: number;
}

/** A boat's way from where it lay to where it stopped, or has come so far. */
export interface GoldenHornVoyage {
  type: "Voyage";
  seat: number;
  kind: string;
  origin_number: number;
  place_number: number;
  origin?: string;
  place?: string;
}

/** The cards that a voyage took. */
export interface GoldenHornCardsPlayed {
  type: "CardsPlayed";
  cards: Record<string, number>;
}

/** What a boat took aboard. */
export interface GoldenHornAboard {
  type: "Aboard";
  things: Record<string, number>;
}

/** What a boat brought into the warehouse. */
export interface GoldenHornStored {
  type: "Stored";
  things: Record<string, number>;
}

/** The cards of the first hand, as a seat tells it that does not see them. */
export interface GoldenHornDrew {
  type: "Drew";
  seat: number;
  cards: number;
}

/** The cards of the first hand, as the seat tells it that drew them. */
export interface GoldenHornDrewColors {
  type: "DrewColors";
  seat: number;
  cards: Record<string, number>;
}

/** Cards drawn in a port, as a seat tells it that does not see them. */
export interface GoldenHornDrawn {
  type: "Drawn";
  cards: number;
}

/** Cards drawn in a port, as the seat tells it that drew them. */
export interface GoldenHornDrawnColors {
  type: "DrawnColors";
  cards: Record<string, number>;
}

/** A port was filled. */
export interface GoldenHornRefilled {
  type: "Refilled";
  port: string;
  things: Record<string, number>;
}

/** What a raid would bring. */
export interface GoldenHornStolen {
  type: "Stolen";
  thing: string;
}

export interface GoldenHornPlaceBoat {
  type: "PlaceBoat";
  kind: string;
  port: string;
}

export interface GoldenHornRaid {
  type: "Raid";
  victim: number;
  kind: string;
  cards: Record<string, number>;
}

export interface GoldenHornConquer {
  type: "Conquer";
  territory: string;
}

export interface GoldenHornExchange {
  type: "Exchange";
  number: number;
}

export interface GoldenHornSail {
  type: "Sail";
  kind: string;
}

export interface GoldenHornTurnRound {
  type: "TurnRound";
  kind: string;
}

/** `thing` is a color, "mercenaries", "peasants" or "both". */
export interface GoldenHornLoad {
  type: "Load";
  thing: string;
}

export interface GoldenHornPlayWind {
  type: "PlayWind";
  color: string;
}

/** One step or several, by the boat's own sails. */
export interface GoldenHornSailOn {
  type: "SailOn";
}

/** Several steps, for some of which cards are played. */
export interface GoldenHornSailOnWith {
  type: "SailOnWith";
  cards: Record<string, number>;
}

export interface GoldenHornStop {
  type: "Stop";
}

export interface GoldenHornNoRaid {
  type: "NoRaid";
}

export interface GoldenHornReady {
  type: "Ready";
}

export interface GoldenHornCallEnd {
  type: "CallEnd";
}

export interface GoldenHornFinishTurn {
  type: "FinishTurn";
}

/** Where a voyage can end. `color` is that of the space, "none" in a port; `price` counts the cards that it takes. */
export interface GoldenHornVoyageEnd {
  type: "VoyageEnd";
  kind: string;
  way: "back" | "on" | "stay";
  color: string;
  price: number;
  place_number: number;
  place?: string;
}

/** The boat would come to a place, and stop there or be asked again. */
export interface GoldenHornArrival {
  type: "Arrival";
  kind: string;
  place_number: number;
  place?: string;
}

/** What the things that a choice brings would count in the warehouse. */
export interface GoldenHornWorth {
  type: "Worth";
  points: number;
}

/** It will be asked what the boat loads, which of these things. */
export interface GoldenHornThenLoad {
  type: "ThenLoad";
  port: string;
  things: Record<string, number>;
}

/** It will be asked which boat sails. */
export interface GoldenHornThenSail {
  type: "ThenSail";
}

/** It will be asked whether to conquer or to exchange. */
export interface GoldenHornThenFigures {
  type: "ThenFigures";
}

export interface GoldenHornPlacing {
  type: "Placing";
  seat: number;
  kind: string;
}

/** Whether boats can be raided with the cards in hand, and whether figures can be used. */
export interface GoldenHornStarting {
  type: "Starting";
  seat: number;
  raid?: "no" | "unknown" | "yes";
  figures?: "no" | "unknown" | "yes";
}

export interface GoldenHornAfterRaid {
  type: "AfterRaid";
  seat: number;
  conquer?: "no" | "unknown" | "yes";
  exchange?: "no" | "unknown" | "yes";
}

export interface GoldenHornSailing {
  type: "Sailing";
  seat: number;
}

export interface GoldenHornLoading {
  type: "Loading";
  seat: number;
  kind: string;
  port: string;
  dominio: "no" | "yes";
}

/** `goes_on` if a sail or a card in hand has the color of the space. The others see on the chart where the boat is. */
export interface GoldenHornVoyaging {
  type: "Voyaging";
  seat: number;
  kind: string;
  place_number?: number;
  goes_on?: "no" | "unknown" | "yes";
}

/** Whether the end can be called, and whether figures can be used. */
export interface GoldenHornEnding {
  type: "Ending";
  seat: number;
  call?: "no" | "unknown" | "yes";
  figures?: "no" | "unknown" | "yes";
}

export interface GoldenHornChanceDue {
  type: "ChanceDue";
}

export interface GoldenHornOver {
  type: "Over";
}

/** The heading of what is said about the round. */
export interface GoldenHornRoundPart {
  type: "RoundPart";
}

/** The game is being set up. */
export interface GoldenHornSetupNow {
  type: "SetupNow";
}

/** Which round it is. */
export interface GoldenHornRoundNow {
  type: "RoundNow";
  round: number;
}

/** The game is over. */
export interface GoldenHornGameOver {
  type: "GameOver";
}

/** Whose turn it is. */
export interface GoldenHornTurnOf {
  type: "TurnOf";
  seat: number;
}

/** Why this round is the last. */
export interface GoldenHornEndComes {
  type: "EndComes";
  reason: string;
}

/** A seat has what it needs to call the end. */
export interface GoldenHornEndOpen {
  type: "EndOpen";
  seat: number;
}

/** The boat that is on its way. */
export interface GoldenHornBoatUnderWay {
  type: "BoatUnderWay";
  seat: number;
  kind: string;
}

/** Cards that are still to be drawn. */
export interface GoldenHornCardsDue {
  type: "CardsDue";
  cards: number;
}

/** Whose eyes the position is seen with. */
export interface GoldenHornReaderSeat {
  type: "ReaderSeat";
  seat: number;
}

/** The position is seen by a spectator. */
export interface GoldenHornReaderWatches {
  type: "ReaderWatches";
}

/** Who began the game, and how many play. */
export interface GoldenHornGameFirst {
  type: "GameFirst";
  seat: number;
  players: number;
}

/** The options of the table. */
export interface GoldenHornOptionsChosen {
  type: "OptionsChosen";
  always: "no" | "yes";
  shown: "no" | "yes";
  dominio: "no" | "yes";
}

/** The heading of what is said about the sea. */
export interface GoldenHornSeaPart {
  type: "SeaPart";
}

/** A sea space and its color; what lies there follows. */
export interface GoldenHornSpace {
  type: "Space";
  place_number: number;
  color: string;
}

/** A port; the boats in it follow. */
export interface GoldenHornHarbor {
  type: "Harbor";
  place: string;
  holds: number;
}

/** A boat that lies at a place. */
export interface GoldenHornLiesHere {
  type: "LiesHere";
  seat: number;
  kind: string;
  heading: string;
}

/** No boat lies at a place. */
export interface GoldenHornNoneHere {
  type: "NoneHere";
}

/** The heading of what is said about the boats. */
export interface GoldenHornBoatsPart {
  type: "BoatsPart";
}

/** A boat: its sails, where it is and heads. */
export interface GoldenHornBoatAt {
  type: "BoatAt";
  seat: number;
  kind: string;
  sails: string[];
  place_number: number;
  place: string;
  heading: string;
}

/** A boat that is not placed yet. */
export interface GoldenHornBoatUnplaced {
  type: "BoatUnplaced";
  seat: number;
  kind: string;
  sails: string[];
}

/** A boat carries nothing. */
export interface GoldenHornNoneAboard {
  type: "NoneAboard";
}

/** A boat may turn round when it next moves. */
export interface GoldenHornTurnAllowed {
  type: "TurnAllowed";
}

/** The heading of what is said about the ports. */
export interface GoldenHornPortsPart {
  type: "PortsPart";
}

/** What lies in a port. */
export interface GoldenHornPortHolds {
  type: "PortHolds";
  port: string;
  things: Record<string, number>;
}

/** Nothing lies in a port. */
export interface GoldenHornPortEmpty {
  type: "PortEmpty";
  port: string;
}

/** The heading of what is said about the hands. */
export interface GoldenHornHandsPart {
  type: "HandsPart";
}

/** The cards of a hand. */
export interface GoldenHornHandHeld {
  type: "HandHeld";
  seat: number;
  cards: number;
  hand: Record<string, number>;
}

/** How many cards a hand has. */
export interface GoldenHornHandCounted {
  type: "HandCounted";
  seat: number;
  cards: number;
}

/** The heading of what is said about the warehouses. */
export interface GoldenHornWarehousesPart {
  type: "WarehousesPart";
}

/** What a warehouse holds. */
export interface GoldenHornWarehouseHolds {
  type: "WarehouseHolds";
  seat: number;
  stored: number;
  things: Record<string, number>;
}

/** A warehouse that holds nothing. */
export interface GoldenHornWarehouseEmpty {
  type: "WarehouseEmpty";
  seat: number;
}

/** How much a hidden warehouse holds. */
export interface GoldenHornWarehouseCounted {
  type: "WarehouseCounted";
  seat: number;
  stored: number;
}

/** The rows of four colors and more in a warehouse, the longest first. */
export interface GoldenHornRowsMade {
  type: "RowsMade";
  rows: (Record<string, number>)[];
}

/** The points of a seat, as they would count now. */
export interface GoldenHornPointsNow {
  type: "PointsNow";
  points: number;
}

/** The heading of what is said about the territories. */
export interface GoldenHornTerritoriesPart {
  type: "TerritoriesPart";
}

/** A territory that can be conquered. */
export interface GoldenHornTerritoryFree {
  type: "TerritoryFree";
  territory: string;
  cost: number;
  points: number;
}

/** A territory that a seat has conquered. */
export interface GoldenHornTerritoryOwned {
  type: "TerritoryOwned";
  seat: number;
  territory: string;
  points: number;
}

/** The heading of what is said about the supply. */
export interface GoldenHornSupplyPart {
  type: "SupplyPart";
}

/** The cubes in the bag and the cards in the draw pile. */
export interface GoldenHornSupplyNow {
  type: "SupplyNow";
  cubes: number;
  cards: number;
}

/** The cards that have been discarded. */
export interface GoldenHornDiscarded {
  type: "Discarded";
  discards: Record<string, number>;
}

/** No card has been discarded. */
export interface GoldenHornNoDiscards {
  type: "NoDiscards";
}

/** The mercenaries in the supply, and the black cubes that have left the game. */
export interface GoldenHornFiguresLeft {
  type: "FiguresLeft";
  mercenaries: number;
  black: number;
}

/** What is said about one part of a position. */
export interface Section {
  topic: string;
  heading: any;
  lines: Said[];
  seat?: number | null;
}

/** A chapter in words. */
export interface ChapterText {
  name: string;
  title: string;
  items: ItemText[];
}

/** An end of a move of many steps: where, the cheapest move texts that lead there, and their price. */
export interface Target {
  end: string;
  moves: string[];
  line: any[];
  price?: number;
  way?: string[];
}

/** Dice of one value in a district of the harbor. */
export interface CorinthGroup {
  district: string;
  value: number;
  white: number;
  yellow?: number;
}

/** One player's sheet, in a list by seats. `checked` counts the checked symbols of each shop, in the order of the components. */
export interface CorinthSheet {
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
export interface CorinthCurrentWalk {
  value: number;
  steps: number;
}

/** A delivery under way: symbols that are still to be checked. */
export interface CorinthCurrentDelivery {
  district: string;
  symbols: number;
}

/** What lies before one player. `hand` and `warehouse` are null where they are hidden; `cards` and `stored` count what is in them. */
export interface GoldenHornPlayer {
  seat: number;
  cards: number;
  hand: Record<string, number> | null;
  stored: number;
  warehouse: Record<string, number> | null;
  territories: string[];
  boats: GoldenHornBoat[];
}

/** A line of a description, and the least detail at which it is said. */
export interface Said {
  line: any[];
  detail?: "brief" | "full" | "normal";
}

/** A part of a chapter. `name` is a rule's id, or the name of an example. */
export interface ItemText {
  kind: "example" | "leaflet" | "picture" | "rule" | "steps" | "table" | "text";
  name?: string;
  text?: string;
  lines?: string[];
  scenes?: SceneText[];
}

/** A boat. `place` is null until it is placed; `may_turn` if P4 lets it turn round. */
export interface GoldenHornBoat {
  kind: string;
  place: string | null;
  heading: string | null;
  cargo: Record<string, number>;
  may_turn?: boolean;
}

/** A scene of an example: the log's lines since the last one, then what is to be seen. */
export interface SceneText {
  lines: string[];
  text: string;
}

export type ServerMessage = Welcome | Update | TableChanged | Hinted | Refused | Pong;
export type ClientMessage = Hello | Move | Undo | Chat | Hint | Ping;
export type CorinthEffect = CorinthRoundBegan | CorinthBought | CorinthRolled | CorinthPlaced | CorinthAllSame | CorinthTurnBegan | CorinthTook | CorinthGained | CorinthDelivering | CorinthTicked | CorinthShopFinished | CorinthBonusWon | CorinthSurplus | CorinthSetOut | CorinthStepped | CorinthPaid | CorinthCircled | CorinthDieAdded | CorinthBoxWritten | CorinthSkipped | CorinthBuilt | CorinthYellowRemoved | CorinthCleared | CorinthEnded | CorinthDelivered | CorinthDiscarded | CorinthWalkBegan | CorinthWalked | CorinthStocked | CorinthGoods | CorinthYellowRolled | CorinthSymbols | CorinthPlusCircled | CorinthBuy | CorinthTake | CorinthWalk | CorinthDiscard | CorinthSkip | CorinthStock | CorinthStep | CorinthWay | CorinthStop | CorinthBuild | CorinthEndTurn | CorinthSpot | CorinthSteps | CorinthArrived | CorinthFilled | CorinthShopAsked | CorinthBuying | CorinthRolling | CorinthChoosing | CorinthCompensating | CorinthStocking | CorinthWalking | CorinthBuilding | CorinthFinished | CorinthRoundPart | CorinthRoundNow | CorinthGameOver | CorinthTurnOf | CorinthRoundFirst | CorinthGameFirst | CorinthReaderSeat | CorinthReaderWatches | CorinthBoxRule | CorinthWalkUnderWay | CorinthDeliveryUnderWay | CorinthHarborPart | CorinthGroupLies | CorinthNoGroup | CorinthNoDice | CorinthBonusPart | CorinthBonusFree | CorinthBonusTaken | CorinthSheetPart | CorinthHoldings | CorinthShopsOf | CorinthBuildingsBuilt | CorinthNothingBuilt | CorinthBuildingsFree | CorinthStewardAt | CorinthFreeBeside | CorinthNoneBeside | CorinthBoxesFilled | CorinthTrackCrossed | CorinthStocksCircled | CorinthWayGone | CorinthMarketRow | Asked;
export type GoldenHornEffect = GoldenHornPlaced | GoldenHornFilled | GoldenHornPileRenewed | GoldenHornDrawingBegan | GoldenHornCardDrawn | GoldenHornNoCardsLeft | GoldenHornTurnBegan | GoldenHornRaided | GoldenHornConquered | GoldenHornExchanged | GoldenHornRelieved | GoldenHornMoveLeftOut | GoldenHornSetSail | GoldenHornTurned | GoldenHornLoaded | GoldenHornWindPlayed | GoldenHornMoved | GoldenHornStopped | GoldenHornUnloaded | GoldenHornEndAnnounced | GoldenHornRevealed | GoldenHornEnded | GoldenHornFleetPlaced | GoldenHornVoyage | GoldenHornCardsPlayed | GoldenHornAboard | GoldenHornStored | GoldenHornDrew | GoldenHornDrewColors | GoldenHornDrawn | GoldenHornDrawnColors | GoldenHornRefilled | GoldenHornStolen | GoldenHornPlaceBoat | GoldenHornRaid | GoldenHornConquer | GoldenHornExchange | GoldenHornSail | GoldenHornTurnRound | GoldenHornLoad | GoldenHornPlayWind | GoldenHornSailOn | GoldenHornSailOnWith | GoldenHornStop | GoldenHornNoRaid | GoldenHornReady | GoldenHornCallEnd | GoldenHornFinishTurn | GoldenHornVoyageEnd | GoldenHornArrival | GoldenHornWorth | GoldenHornThenLoad | GoldenHornThenSail | GoldenHornThenFigures | GoldenHornPlacing | GoldenHornStarting | GoldenHornAfterRaid | GoldenHornSailing | GoldenHornLoading | GoldenHornVoyaging | GoldenHornEnding | GoldenHornChanceDue | GoldenHornOver | GoldenHornRoundPart | GoldenHornSetupNow | GoldenHornRoundNow | GoldenHornGameOver | GoldenHornTurnOf | GoldenHornEndComes | GoldenHornEndOpen | GoldenHornBoatUnderWay | GoldenHornCardsDue | GoldenHornReaderSeat | GoldenHornReaderWatches | GoldenHornGameFirst | GoldenHornOptionsChosen | GoldenHornSeaPart | GoldenHornSpace | GoldenHornHarbor | GoldenHornLiesHere | GoldenHornNoneHere | GoldenHornBoatsPart | GoldenHornBoatAt | GoldenHornBoatUnplaced | GoldenHornNoneAboard | GoldenHornTurnAllowed | GoldenHornPortsPart | GoldenHornPortHolds | GoldenHornPortEmpty | GoldenHornHandsPart | GoldenHornHandHeld | GoldenHornHandCounted | GoldenHornWarehousesPart | GoldenHornWarehouseHolds | GoldenHornWarehouseEmpty | GoldenHornWarehouseCounted | GoldenHornRowsMade | GoldenHornPointsNow | GoldenHornTerritoriesPart | GoldenHornTerritoryFree | GoldenHornTerritoryOwned | GoldenHornSupplyPart | GoldenHornSupplyNow | GoldenHornDiscarded | GoldenHornNoDiscards | GoldenHornFiguresLeft | Asked;
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
  entries: EntryView[];
  names: string[];
  /** The game's printed figures. */
  components: any;
  /** The rule of each type of effect. */
  ruleOf: Record<string, string>;
  hint: Hinted | null;
  /** A move is under way, or it is not one's turn. */
  isBusy: boolean;
  motion: boolean;
  sound: (name: string) => void;
  say: (key: string, values?: Record<string, any>) => string;
  /** What the board asks in between, before anything is played; "" is what the position asks. */
  ask: (sentence: string) => void;
  play: (moves: string[]) => void;
}
