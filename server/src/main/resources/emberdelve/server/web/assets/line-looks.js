/**
 * What kind of line a line of the server is, told by its form: the title of a room, its ways out, a
 * heading, a row that is set in columns, or prose. Pure.
 */
import { plainText } from './runs.js';

/** A title stands alone, perhaps with a word behind it such as "(safe)". */
const TITLE_LETTERS_MAX = 70;
/** Indented by two, or with a gap between two words: that only stands where letters are of one width. */
const IN_COLUMNS = /^ {2,}\S|\S {2,}\S|\n.*\n/;

/**
 * @param {Array<Array<string | object>>} lines each a list of runs
 * @returns {string[]} a class each; empty for prose
 */
export function lineLooks(lines) {
  const looks = lines.map(lookOf);
  return looks.map((look, at) => {
    // What stands between two rows of a table is a row of it.
    if (look === '' && looks[at - 1] === 'set' && looks[at + 1] === 'set') return 'set';
    return look === 'head' && looks[at + 1] === 'ways' ? 'title' : look;
  });
}

function lookOf(runs) {
  const text = plainText(runs);
  if (IN_COLUMNS.test(text)) return 'set';
  const [first] = runs;
  if (typeof first !== 'object') return '';
  if (first.c === 'title' && text.length <= TITLE_LETTERS_MAX) return 'title';
  if (first.b && !first.c && runs.length === 1) return 'head';
  return first.c === 'exits' ? 'ways' : '';
}
