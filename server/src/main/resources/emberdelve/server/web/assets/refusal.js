/**
 * Why the server lets nobody in: in the words of the page where it has some for that, and otherwise in
 * those of the server, which have their own language. Pure.
 */
import { gameLang, sayOr } from './say.js';

/** @typedef {{text: string, lang?: string}} Said words, and their language if it is not the page's */

/**
 * @param {string} words what the server says
 * @param {{key: string, values: Record<string, string>, words: string} | undefined} said what it has
 *     said last at the log-in, by a name
 * @returns {Said}
 */
export function refusal(words, said) {
  const own = said?.words === words ? sayOr(`refused.${said.key}`, undefined, Number(said.values.left)) : undefined;
  return own === undefined ? { text: words, lang: gameLang() } : { text: own };
}
