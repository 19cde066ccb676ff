/**
 * What a trigger looks for in a line: words in which `*` is anything, or a regular expression. Small
 * and capital letters are the same. Pure.
 */
import { Fault, folded, LinearRegex } from './linear-regex.js';

/**
 * @param {{pattern: string, regex: boolean}} trigger
 * @returns {{match: (text: string, small?: string) => {all: string, parts: string[]} | undefined}
 *     | {fault: import('./say.js').Saying}} what finds it in a text, which may be given in small letters, too; or
 *     why there is none
 */
export function finder({ pattern, regex }) {
  if (pattern.replaceAll('*', '').trim() === '') return { fault: ['fault.no-pattern'] };
  if (!regex) return { match: plainFinder(pattern) };
  try {
    const its = new LinearRegex(pattern);
    if (its.match('')) return { fault: ['fault.fits-all'] };
    return { match: (text, small) => its.match(text, small) };
  } catch (fault) {
    if (fault instanceof Fault) return { fault: fault.saying };
    throw fault;
  }
}

/** The first place of each piece behind the one before: no other place could do better. */
function plainFinder(pattern) {
  const pieces = folded(pattern.replaceAll(/\*+/g, '*')).split('*');
  return (text, small = folded(text)) => {
    const begin = pieces[0] === '' ? 0 : small.indexOf(pieces[0]);
    if (begin < 0) return undefined;
    const parts = [];
    let end = begin + pieces[0].length;
    for (const piece of pieces.slice(1)) {
      const at = piece === '' ? text.length : small.indexOf(piece, end);
      if (at < 0) return undefined;
      parts.push(text.slice(end, at));
      end = at + piece.length;
    }
    return { all: text.slice(begin, end), parts };
  };
}
