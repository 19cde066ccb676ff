/**
 * The words of the page, in one language at a time: the page loads one file of words, which hands them
 * over before any other script asks. A key that the file does not have is said as it is; the tests
 * find each.
 *
 * @typedef {[key: string, ...args: any[]]} Saying a key with what its words are about, so that what
 *     knows of no language can say what is wrong; an argument may be such a saying, too
 */

/** The language of the game itself: what the server sends is in it, whatever the page speaks. */
export const GAME = 'en';

let spoken = GAME;
let all = {};
let numbers = new Intl.NumberFormat(GAME);
let tenths = numbers;

/**
 * From here on the page speaks that language.
 *
 * @param {string} language as `lang` has it
 * @param {Record<string, string | ((...args: any[]) => string)>} words
 */
export function speak(language, words) {
  spoken = language;
  all = words;
  numbers = new Intl.NumberFormat(language);
  tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/**
 * The words of a key.
 *
 * @param {string} key
 * @param {any[]} args what words that are made by a function are made of
 * @returns {string}
 */
export function say(key, ...args) {
  const words = all[key];
  return typeof words === 'function' ? words(...args) : (words ?? key);
}

/** The words of a key, or others if there are none: of what content brings, the page knows some. */
export function sayOr(key, others, ...args) {
  return key in all ? say(key, ...args) : others;
}

/** @param {Saying} saying */
export function told([key, ...args]) {
  return say(key, ...args.map((each) => (Array.isArray(each) ? told(/** @type {Saying} */ (each)) : each)));
}

/** Such as "10,000". */
export function number(value) {
  return numbers.format(value);
}

/** Such as "1.5", also for a whole number. */
export function tenth(value) {
  return tenths.format(value);
}

/** The language of the page. */
export function language() {
  return spoken;
}

/** The `lang` of an element with words of the game; nothing where the page speaks the same language. */
export function gameLang() {
  return spoken === GAME ? undefined : GAME;
}
