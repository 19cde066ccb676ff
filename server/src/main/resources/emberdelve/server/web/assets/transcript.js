/** The last lines of the text, more than the page shows: to be looked through and saved. Pure. */
import { plainText } from './runs.js';

/** So many lines are kept, about a megabyte. */
export const KEPT_MAX = 10_000;
/** So many may be too many before some are dropped, since to drop is to copy. */
const SLACK = 1_000;

/**
 * @typedef {object} Entry
 * @property {Array} runs as the server sent them
 * @property {string} look `line`, `line echo` or `line note`
 * @property {number} at when it came, in milliseconds since 1970
 */

export class Transcript {
  #entries = [];
  #dropped = 0;

  /** @param {Entry[]} entries */
  add(entries) {
    for (const entry of entries) this.#entries.push(entry);
    const excess = this.#entries.length - KEPT_MAX;
    if (excess < SLACK) return;
    this.#entries.splice(0, excess);
    this.#dropped += excess;
  }

  clear() {
    this.#entries = [];
    this.#dropped = 0;
  }

  /** Where the newest line is, counted from the first that ever came, plus one. */
  get end() {
    return this.#dropped + this.#entries.length;
  }

  /** Where the oldest line is that is kept. */
  get begin() {
    return Math.max(this.#dropped, this.end - KEPT_MAX);
  }

  /** Lines with their places; places that are not kept are left out. */
  lines(from, to) {
    const found = [];
    for (let at = Math.max(from, this.begin); at < Math.min(to, this.end); at++)
      found.push({ at, entry: this.#entries[at - this.#dropped] });
    return found;
  }

  /** The words of that many of the last lines, but for empty ones and what was typed, the newest first. */
  last(count) {
    const words = [];
    for (let at = this.#entries.length - 1; at >= 0 && words.length < count; at--) {
      const { runs, look, gagged } = this.#entries[at];
      const text = plainText(runs).trim();
      if (!gagged && text !== '' && !look.startsWith('line echo')) words.push(text);
    }
    return words;
  }

  /** The places of the lines with those words, in any letters, the oldest first. */
  find(words) {
    const sought = words.toLowerCase();
    return this.lines(this.begin, this.end)
      .filter(({ entry }) => plainText(entry.runs).toLowerCase().includes(sought))
      .map(({ at }) => at);
  }

  /** All lines as text, each with its date and time. */
  asText() {
    return this.lines(this.begin, this.end)
      .map(({ entry }) => `${stamp(entry.at)} ${plainText(entry.runs)}\n`)
      .join('');
  }

  /** All lines as a page that stands alone. */
  asHtml(title) {
    const lines = this.lines(this.begin, this.end).map(
      ({ entry: { at, look, runs } }) =>
        `<div class="${escaped(look)}"><time>${stamp(at)}</time> ${runs.map(htmlOf).join('')}</div>\n`);
    return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n` +
      `<style>${STYLE}</style>\n<h1>${escaped(title)}</h1>\n${lines.join('')}`;
  }
}

const STYLE =
  'body{color-scheme:dark light;font:1rem/1.45 monospace;margin:1rem}.line{white-space:pre-wrap}' +
  'time{opacity:.7}.echo{font-style:italic}.note{opacity:.8}';

function htmlOf(run) {
  if (typeof run === 'string') return escaped(run);
  const text = escaped(run.t);
  return run.b ? `<b>${text}</b>` : text;
}

function escaped(text) {
  const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign]);
}

/** The hour and minute of a moment. */
export function clock(at) {
  const time = new Date(at);
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}

function stamp(at) {
  const time = new Date(at);
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date} ${clock(at)}:${two(time.getSeconds())}`;
}

function two(number) {
  return String(number).padStart(2, '0');
}
