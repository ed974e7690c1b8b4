// By which rule something happened: the id for each sentence of the log, named as the texts are.

/** @type {Record<string, string>} */
export const RULINGS = {
  "corinth-round-began": "R3",
  "corinth-bought": "R4",
  "corinth-rolled": "R5",
  "corinth-all-same": "R7",
  "corinth-took": "T1",
  "corinth-gained": "A1",
  "corinth-delivering": "A2",
  "corinth-ticked": "A4",
  "corinth-shop-finished": "C2",
  "corinth-bonus-won": "A5",
  "corinth-surplus": "A2",
  "corinth-set-out": "T3",
  "corinth-stepped": "S2",
  "corinth-circled": "S7",
  "corinth-die-added": "S9",
  "corinth-box-written": "S11",
  "corinth-skipped": "T3",
  "corinth-built": "B1",
  "corinth-yellow-removed": "R9",
  "corinth-ended": "R10",
  "golden-horn-fleet-placed": "S2",
  "golden-horn-dealt": "S3",
  "golden-horn-pile-renewed": "M9",
  "golden-horn-no-cards-left": "M9",
  "golden-horn-refilled": "M2",
  "golden-horn-raided": "P1",
  "golden-horn-conquest": "D8",
  "golden-horn-exchanged": "D9",
  "golden-horn-relieved": "D9",
  "golden-horn-move-left-out": "T2",
  "golden-horn-voyage": "M3",
  "golden-horn-end-announced": "E3",
  "golden-horn-ended": "E4",
};

const MOST = 2000;

/** The rules of the lines that were told, by the lines themselves. @type {Map<string, string>} */
const told = new Map();

/** Note by which rule a line is told. @param {string} line @param {string} sentence the key of its text */
export function ruled(line, sentence) {
  if (told.size > MOST) told.clear();
  if (RULINGS[sentence]) told.set(line, RULINGS[sentence]);
  return line;
}

/** The id of the rule by which a line of the log is told; "" if there is none. @param {string} line */
export const ruleOf = (line) => told.get(line) ?? "";
