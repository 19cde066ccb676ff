/**
 * The last lines and the talk of a character, kept by this tab over a reload, and how much of the
 * game they tell: the server tells what came since, and so nothing is read twice.
 */
import { keep, look, take } from './tab.js';

const KEY = 'emberdelve.past';
/** As many lines as come back. */
export const LINES_KEPT = 500;

/**
 * @param {{past: () => Array, restore: (lines: Array) => void}[]} parts what has lines to keep
 * @param {() => string | undefined} character whose lines they are; nothing while nobody plays
 * @param {import('./read.js').Read} read
 */
export function keepPast(parts, character, read) {
  // The last moment that each browser tells of; none comes when a phone ends a sleeping tab.
  const save = () => {
    const lines = parts.map((part) => part.past());
    if (character()) keep(KEY, { character: character(), lines, read: read.last });
  };
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.hidden && save());
}

/**
 * Makes what brings the lines of a character back: those that an earlier page has shown, and never
 * those that this one shows still, after a lost link.
 */
export function pastBringer(parts) {
  let isNew = true;
  return (character) => {
    const kept = take(KEY);
    if (isNew && kept?.character === character)
      parts.forEach((part, at) => part.restore(kept.lines[at] ?? []));
    isNew = false;
  };
}

/** The last moment that the lines tell of which are kept; nothing if there are none. */
export function readBefore() {
  return look(KEY)?.read;
}

export function forgetPast() {
  take(KEY);
}
