/** Keys, aliases and triggers as a file, to be taken elsewhere. Pure. */
import { faults } from './kept-form.js';

/** Far more than any file that can be kept. */
export const FILE_OCTETS_MAX = 200_000;
const FAULTS_SHOWN = 5;

export function fileOf(document) {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/**
 * What a file holds, or what is wrong with it and where.
 *
 * @returns {{document: object} | {problem: import('./say.js').Saying}}
 */
export function readFile(text) {
  let document;
  try {
    document = JSON.parse(text);
  } catch (fault) {
    return { problem: ['file.no-json', fault.message] };
  }
  const found = faults(document);
  if (found.length === 0) return { document };
  return { problem: ['file.faults', Math.max(0, found.length - FAULTS_SHOWN), ...found.slice(0, FAULTS_SHOWN)] };
}
