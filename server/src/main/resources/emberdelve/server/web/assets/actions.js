/** What is on the action bar, and by which key it is done. Pure. */
import { isChord } from './keys.js';

/** As many as there are keys for: 1 to 9, and 0. */
export const SLOTS = 10;
/** A longer command is none for a button. */
export const COMMAND_MAX = 100;

const USES = ['use', 'drink', 'quaff', 'read', 'throw'];

/**
 * @typedef {object} Action
 * @property {string} words what is shown, and what somebody would type
 * @property {string} line what is sent; it may name the very thing by its id
 * @property {string} [about] what it does
 * @property {number} [ends] when the ability can be used again, in milliseconds
 * @property {number} [count] of how many things it is; 0: of none any more
 */

/**
 * What the character can do now: learned abilities, then things that are used.
 *
 * @param {Array} abilities of Char.Abilities, each with the time `ends` at which it has recovered
 * @param {Array} items what is carried, as in Char.Items.List
 * @returns {Action[]}
 */
export function doable(abilities, items) {
  const learned = abilities.filter((each) => each.learned);
  const deeds = learned.map(({ command, about, ends }) => ({ words: command, line: command, about, ends }));
  const uses = new Map();
  for (const { name, count, commands = [] } of items) {
    const line = commands.find((each) => USES.includes(each.split(' ')[0]));
    if (!line) continue;
    const words = `${line.split(' ')[0]} ${name.toLowerCase()}`;
    const sooner = uses.get(words);
    uses.set(words, { words, line: sooner?.line ?? line, count: count + (sooner?.count ?? 0) });
  }
  return [...deeds, ...uses.values()];
}

/**
 * The bar that fills itself. Each action keeps its place and so its key, also when the last of its
 * things is gone: a key that means something else in the next moment would waste what one has.
 *
 * @param {Action[]} before the bar as it was
 * @param {Action[]} now
 * @returns {Action[]}
 */
export function filled(before, now) {
  const found = new Map(now.map((action) => [action.words, action]));
  const bar = before
    .map((action) => found.get(action.words) ?? (action.count === undefined ? undefined : { ...action, line: action.words, count: 0 }))
    .filter((action) => action !== undefined);
  const shown = new Set(bar.map(({ words }) => words));
  for (const action of now) {
    if (shown.has(action.words)) continue;
    if (bar.length < SLOTS) bar.push(action);
    else {
      const gone = bar.findIndex(({ count }) => count === 0);
      if (gone >= 0) bar[gone] = action;
    }
  }
  return bar;
}

/**
 * The bar that a player has made: commands, of which those are known that the character can do now.
 *
 * @param {string[]} commands
 * @param {Action[]} now
 * @returns {Action[]}
 */
export function chosen(commands, now) {
  return commands
    .filter((words) => typeof words === 'string' && words !== '')
    .slice(0, SLOTS)
    .map((words) => now.find((action) => action.words === words) ?? { words, line: words });
}

/** The command without what says that it waits to be gone on with, or nothing if nothing says so. */
export function begun(line) {
  return /(…|\.\.\.)$/.test(line) ? line.replace(/\s*(…|\.\.\.)$/, ' ') : undefined;
}

/**
 * The place on the bar that a key means: Alt and a digit, on a Mac Control and a digit, where Alt
 * writes signs. The digits of the numpad are others: with Alt they write signs, too.
 *
 * @param {KeyboardEvent} event
 * @param {boolean} [isMac]
 * @returns {number | undefined} from 0
 */
export function slotOf(event, isMac) {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return digit !== undefined && isChord(event, isMac) ? (Number(digit) + 9) % SLOTS : undefined;
}

/** The key of a place, as one reads it. */
export function keyOf(slot) {
  return String((slot + 1) % SLOTS);
}
