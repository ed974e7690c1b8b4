// A few short tones, off unless switched on.
import { settings } from "./settings.js";

/** Frequencies in hertz, one after another. @type {Record<string, number[]>} */
const TONES = {
  turn: [523, 784],
  move: [392],
  roll: [220, 262, 233, 277],
  place: [330],
  coin: [880, 1175],
  mark: [494],
  card: [440, 415],
  chat: [659],
  refused: [196],
  end: [392, 494, 587, 784],
};
const LENGTH = 0.09;

/** @type {AudioContext | null} */
let context = null;

/** @param {string} name */
export function sound(name) {
  const tones = TONES[name];
  if (!settings.value.sound || !tones) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [place, pitch] of tones.entries()) tone(context, pitch, place * LENGTH);
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} after
 */
function tone(audio, pitch, after) {
  const start = audio.currentTime + after;
  const wave = audio.createOscillator();
  const loudness = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH * 1.8);
  wave.connect(loudness).connect(audio.destination);
  wave.start(start);
  wave.stop(start + LENGTH * 2);
}
