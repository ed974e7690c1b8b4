// Sentences. say("key", {name: value}) is the sentence in the chosen language, or in English where it is not translated.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { settings } from "./settings.js";

/** @typedef {Record<string, any>} Values */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} language */
function load(language) {
  let found = loading.get(language);
  if (!found) loading.set(language, (found = read(language)));
  return found;
}

/** @param {string} language */
async function read(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const answer = await fetch(`/text/${language}.ftl`).catch(() => null);
  if (!answer?.ok) loading.delete(language); // asked for again with the next switch
  else bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(language, bundle);
}

/** Fetch what the chosen language needs. */
export async function loadTexts() {
  await Promise.all([load("en"), load(settings.value.language)]);
}

function spoken() {
  return [bundles.get(settings.value.language), bundles.get("en")];
}

/** @param {string} key */
export function has(key) {
  return spoken().some((bundle) => bundle?.getMessage(key)?.value != null);
}

/** French signs that stand apart from their words stay on their line. @param {string} sentence */
const kept = (sentence) => sentence.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");

/**
 * The sentence for a key.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  for (const bundle of spoken()) {
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern != null) {
      /** @type {Error[]} */
      const errors = [];
      const sentence = bundle.formatPattern(pattern, values, errors);
      if (errors.length) console.warn(`text ${key}: ${errors[0].message}`);
      return settings.value.language === "fr" ? kept(sentence) : sentence;
    }
  }
  console.warn(`no text for ${key}`);
  return key;
}

/**
 * Why the server refused something, in the chosen language if there is a text for it.
 * @param {{error: string, sentence: string, values?: Values}} problem
 */
export function why(problem) {
  const kinds = Object.entries(problem.values ?? {}).map(([name, value]) => [name + "-kind", value]); // as effects have them: a text may choose by it
  return has(problem.error) ? say(problem.error, { ...Object.fromEntries(kinds), ...problem.values }) : problem.sentence;
}

/** What writes times and figures takes long to make: a log has hundreds of times. @type {Map<string, any>} */
const writers = new Map();

/** The chosen language as it is written in the visitor’s country, if the browser says so. */
const tongue = () => navigator.languages.find((tag) => tag.split("-")[0] === settings.value.language) ?? settings.value.language;

/** @template T @param {new (language: string, options: any) => T} Writer @param {any} options @returns {T} */
function writer(Writer, options) {
  const key = `${Writer.name} ${settings.value.language} ${JSON.stringify(options)}`;
  let found = writers.get(key);
  if (!found) writers.set(key, (found = new Writer(tongue(), options)));
  return found;
}

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export function number(value, options) {
  return writer(Intl.NumberFormat, options).format(value);
}

/** @param {number} seconds */
export function clock(seconds) {
  return writer(Intl.DateTimeFormat, { timeStyle: "short" }).format(seconds * 1000);
}

/** @param {number} seconds */
export function day(seconds) {
  const now = new Date();
  const then = new Date(seconds * 1000);
  const today = now.toDateString() === then.toDateString();
  const options = /** @type {Intl.DateTimeFormatOptions} */ (today ? { timeStyle: "short" } : { day: "numeric", month: "short" });
  return writer(Intl.DateTimeFormat, options).format(then);
}
