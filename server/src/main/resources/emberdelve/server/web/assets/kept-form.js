/**
 * What a page keeps for its player: keys, aliases and triggers; and what is wrong with one that came
 * from elsewhere. The server looks at the same limits. Pure.
 */
import { refusal } from './macros.js';
import { finder } from './pattern.js';
import { KINDS as SOUNDS } from './sounds.js';

/** @typedef {import('./say.js').Saying} Saying */

/** In UTF-8, without blanks. */
export const OCTETS_MAX = 15_000;
export const ENTRIES_MAX = 100;
/** More commands than these are a program. */
export const COMMANDS_MAX = 20;

/** Each field with its most letters; none where it is on or off. */
const FIELDS = {
  aliases: { word: 40, commands: 1_000, on: 0 },
  triggers: { pattern: 200, regex: 0, highlight: 0, gag: 0, notify: 0, sound: 40, send: 1_000, on: 0 },
  macros: { key: 40, commands: 1_000, on: 0 },
};
/** Which field no two entries have alike. */
const UNIQUE = { aliases: 'word', macros: 'key' };
export const KINDS = Object.keys(FIELDS);
export const EMPTY = { format: 1, aliases: [], triggers: [], macros: [] };

/** How large it is, as the server counts. */
export function octets(document) {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}

/**
 * What is wrong with a document, each by itself; nothing if it can be kept.
 *
 * @returns {Saying[]}
 */
export function faults(document) {
  if (document === null || typeof document !== 'object' || Array.isArray(document))
    return [['fault.nothing-kept']];
  if (document.format !== EMPTY.format) return [['fault.format', EMPTY.format]];
  const found = KINDS.flatMap((kind) => listFaults(kind, document[kind]));
  for (const name of Object.keys(document))
    if (!(name in EMPTY)) found.push(['fault.unknown', name]);
  if (found.length > 0) return found;
  const size = octets(document);
  return size > OCTETS_MAX
    ? [['fault.octets', size, OCTETS_MAX]]
    : [];
}

/** @returns {Saying[]} */
function listFaults(kind, list) {
  if (!Array.isArray(list)) return [['fault.no-list', kind]];
  if (list.length > ENTRIES_MAX) return [['fault.many-entries', kind, list.length, ENTRIES_MAX]];
  return list.flatMap((entry, at) => {
    const fault = shapeFault(kind, entry) ?? entryFault(kind, entry, list.slice(0, at));
    return fault ? [['fault.entry', kind, at + 1, fault]] : [];
  });
}

/** @returns {Saying | undefined} */
function shapeFault(kind, entry) {
  if (entry === null || typeof entry !== 'object') return ['fault.no-entry'];
  for (const [name, most] of Object.entries(FIELDS[kind])) {
    const value = entry[name];
    if (most === 0 && typeof value !== 'boolean') return ['fault.no-boolean', name];
    if (most > 0 && typeof value !== 'string') return ['fault.no-text', name];
    if (most > 0 && value.length > most) return ['fault.long', name, most];
  }
  const other = Object.keys(entry).find((name) => !(name in FIELDS[kind]));
  return other === undefined ? undefined : ['fault.unknown', other];
}

/**
 * What is wrong with one entry, for who has just made it; nothing if it can be used.
 *
 * @param {object[]} others the other entries of its list
 * @returns {Saying | undefined}
 */
export function entryFault(kind, entry, others) {
  const field = UNIQUE[kind];
  const own = field && entry[field].toLowerCase();
  if (field && others.some((other) => other?.[field]?.toLowerCase() === own))
    return ['fault.taken', entry[field]];
  if (kind === 'aliases') return wordFault(entry.word) ?? commandsFault(entry.commands);
  if (kind === 'macros') return refusal(entry.key) ?? commandsFault(entry.commands);
  return triggerFault(entry);
}

/** @returns {Saying | undefined} */
function wordFault(word) {
  return /^[^\s;]+$/.test(word) ? undefined : ['fault.no-word'];
}

/** @returns {Saying | undefined} */
function commandsFault(commands) {
  const lines = commands.split('\n').filter((line) => line.trim() !== '').length;
  if (lines === 0) return ['fault.no-commands'];
  return lines > COMMANDS_MAX ? ['fault.many-commands', COMMANDS_MAX] : undefined;
}

/** @returns {Saying | undefined} */
function triggerFault(trigger) {
  const found = finder(trigger);
  if ('fault' in found) return found.fault;
  if (trigger.sound !== '' && !SOUNDS.includes(trigger.sound)) return ['fault.no-sound', trigger.sound];
  if (trigger.send !== '') return commandsFault(trigger.send);
  const does = trigger.highlight || trigger.gag || trigger.notify || trigger.sound !== '';
  return does ? undefined : ['fault.no-deed'];
}
