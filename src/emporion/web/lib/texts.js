// Sentences. say("key", {name: value}) is the sentence in the chosen language, or in English where it is not translated.
import { FluentBundle, FluentResource, FluentType } from "../vendor/fluent/index.js";
import { pathOf } from "./base.js";
import { INCOMPLETE, settings } from "./settings.js";

/** @typedef {Record<string, any>} Values */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The files that are loaded or on their way. @type {Map<string, Promise<void>>} */
const loading = new Map();
/** The games and parts of the page whose texts are needed besides. @type {Set<string>} */
const more = new Set();
/** The languages that lack messages or have broken ones; what they cannot say is said in English. */
const incomplete = new Set(INCOMPLETE);
/** The beginning of a message in a file. */
const ENTRY = /^-?[a-z][\w-]* *=/gim;

/** Load a file of a language, once. @param {string} language @param {string} name */
function load(language, name) {
  const known = loading.get(name);
  if (known) return known;
  const found = read(language, name);
  loading.set(name, found);
  return found;
}

/** A list as a value of a message, for the function LIST alone. @extends {FluentType<any[]>} */
class Items extends FluentType {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** @type {Record<string, Intl.ListFormatOptions>} */
const LIST_STYLES = {
  conjunction: { type: "conjunction" },
  disjunction: { type: "disjunction" },
};

/** Styles of tables, which are the same in every language. @type {Record<string, string>} */
const SEPARATORS = {
  lines: "\n",
  dots: " · ",
  semicolons: "; ",
  slashes: " / ",
  hyphens: "-",
  bars: " | ",
  spaces: " ",
};

/**
 * The function LIST of the messages: `{ LIST($cards, each: "golden-horn-card-lot") }`. The message `each` words every
 * item, which it gets as `$item` or, if it is an object, as its fields; the language puts them together. Of numbers by
 * name, `{red: 2}`, every name is an `$item` with its `$number`.
 * @param {string} language
 */
function listWriter(language) {
  return (/** @type {any[]} */ [items], /** @type {any} */ { each, style = "conjunction" }) => {
    const found = items
      .valueOf()
      .map((/** @type {any} */ item) => format(language, String(each), typeof item === "object" ? item : { item }));
    return joinIn(language, found, String(style));
  };
}

/** @param {string} language @param {string[]} phrases @param {string} style */
const joinIn = (language, phrases, style) =>
  SEPARATORS[style]
    ? phrases.join(SEPARATORS[style])
    : new Intl.ListFormat(language, LIST_STYLES[style]).format(phrases);

/** Phrases put together as the chosen language does it, or as in tables. @param {string[]} phrases @param {string} [style] of lists in messages */
export const join = (phrases, style = "conjunction") => joinIn(settings.value.language, phrases, style);

/** The function TITLE of the messages: `{ TITLE($game) }` is the title of a game by its id, the message `GAME-title`; the id of a game without one. @param {string} language */
const titleWriter =
  (language) =>
  (/** @type {any[]} */ [game]) => {
    const key = `${game}-title`;
    return bundles.get(language)?.getMessage(key) ? format(language, key, {}) : String(game);
  };

/** @param {any} value */
const isList = (value) => typeof value === "object" && value !== null && !(value instanceof FluentType);

/** @param {any[] | Record<string, number>} value @returns {any[]} */
const itemsOf = (value) =>
  Array.isArray(value) ? value : Object.entries(value).map(([item, number]) => ({ item, number }));

/** @param {string} language */
function bundleOf(language) {
  const functions = { LIST: listWriter(language), TITLE: titleWriter(language) };
  const found = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions });
  bundles.set(language, found);
  return found;
}

/** @param {string} language @param {string} name */
async function read(language, name) {
  const answer = await fetch(pathOf(`/text/${name}.ftl`)).catch(() => null);
  if (!answer?.ok) {
    loading.delete(name); // asked for again with the next switch
    return;
  }
  const source = await answer.text();
  const resource = /** @type {any} */ (new FluentResource(source)); // without messages that it cannot read
  if (resource.body.length < (source.match(ENTRY)?.length ?? 0)) incomplete.add(language);
  bundleOf(language).addResource(resource);
}

/** Load English, and say in English from then on what a language cannot say. @param {string} language */
async function fallBack(language) {
  if (language === "en" || incomplete.has(language)) return;
  await loadTexts("en");
  incomplete.add(language);
  settings.set({ ...settings.value }); // everything is worded anew
}

/** The languages in which things are said: the chosen one, and English for what it lacks. @param {string} [language] */
const spoken = (language = settings.value.language) => (incomplete.has(language) ? [language, "en"] : [language]);

/**
 * Fetch what a language needs: the texts of every page, and those of games and parts that have been asked for.
 * @param {string} [wanted] the chosen one, if it is left out
 * @returns {Promise<boolean>} whether it can be spoken now
 */
export async function loadTexts(wanted) {
  /** @type {string[]} */
  let languages = [];
  while (languages.length < spoken(wanted).length) {
    languages = spoken(wanted); // longer when a file turns out to be broken
    const files = languages.flatMap((language) => [
      load(language, language),
      ...[...more].map((name) => load(language, `${name}.${language}`)),
    ]);
    await Promise.all(files);
  }
  return spoken(wanted).every((language) => loading.has(language));
}

/** Fetch the texts of a game, or of a part of the page such as "review". @param {string} name */
export async function loadMoreTexts(name) {
  more.add(name);
  await loadTexts();
}

/** A language lacks a message, or a part or value of it. */
class Missing extends Error {}

/** The sentence for a key in one language; throws if the language lacks a part of it. @param {string} language @param {string} key @param {Values} values @returns {string} */
function format(language, key, values) {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) throw new Missing(`no text for ${key}`);
  /** @type {Error[]} */
  const errors = [];
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isList(value) ? new Items(itemsOf(value)) : value]),
  );
  const sentence = bundle.formatPattern(pattern, given, errors);
  if (!errors.length) return sentence;
  const problem = `text ${key}: ${errors[0].message}`;
  if (language !== spoken().at(-1)) throw new Missing(problem);
  console.warn(problem);
  void fallBack(language);
  return sentence;
}

/** Whether there is a sentence for a key. @param {string} key */
export function has(key) {
  return bundles.get(spoken().at(-1) ?? "")?.getMessage(key)?.value != null;
}

/**
 * What `words` returns for a function that says sentences: all of it in English if the chosen language lacks a part of it,
 * so that no line mixes two languages.
 * @param {(say: (key: string, values?: Values) => string) => string} words
 * @returns {string}
 */
export function sayWhole(words) {
  for (const language of spoken()) {
    try {
      return words((key, values = {}) => format(language, key, values));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      if (language !== spoken().at(-1)) continue;
      console.warn(error.message);
      void fallBack(language);
    }
  }
  return "";
}

/**
 * The sentence for a key in the chosen language, or in English if that language lacks it or a part of it.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  return sayWhole((tell) => tell(key, values)) || (has(key) ? "" : key);
}

/** @typedef {{error: string, sentence: string, values?: Values}} Problem */

/** Why the server refused something, in the chosen language if there is a text for it; without technical details. @param {Problem} problem */
export function reasonOf({ error, sentence, values = {} }) {
  if (!has(error)) return sentence;
  const why = say(error, values);
  return "where" in values ? say("components-wrong", { where: values.where, why }) : why;
}

/** The technical detail of a refusal as a line of its own, or "". @param {Problem} problem */
export const detailOf = ({ error, values = {} }) =>
  "detail" in values && has(error) ? `\n${say("refused-detail", { detail: values.detail })}` : "";

/** Why the server refused something, with the technical detail if there is one. @param {Problem} problem */
export const why = (problem) => reasonOf(problem) + detailOf(problem);

/** What writes times and figures takes long to make: a log has hundreds of times. @type {Map<string, any>} */
const writers = new Map();

/** The chosen language as it is written in the visitor’s country, if the browser says so. */
const tongue = () =>
  navigator.languages.find((tag) => tag.split("-")[0] === settings.value.language) ?? settings.value.language;

/** @template T @param {new (language: string, options: any) => T} Writer @param {any} options @returns {T} */
function writer(Writer, options) {
  const key = `${Writer.name} ${settings.value.language} ${JSON.stringify(options)}`;
  const known = writers.get(key);
  if (known) return known;
  const found = new Writer(tongue(), options);
  writers.set(key, found);
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
  const options = /** @type {Intl.DateTimeFormatOptions} */ (
    today ? { timeStyle: "short" } : { day: "numeric", month: "short" }
  );
  return writer(Intl.DateTimeFormat, options).format(then);
}
