/**
 * What a page keeps for its player: keys, aliases and triggers; and in words what is wrong with one
 * that came from elsewhere. The server looks at the same limits. Pure.
 */
import { refusal } from './macros.js';
import { finder } from './pattern.js';
import { KINDS as SOUNDS } from './sounds.js';

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
 * What is wrong with a document, a line each; nothing if it can be kept.
 *
 * @returns {string[]}
 */
export function faults(document) {
  if (document === null || typeof document !== 'object' || Array.isArray(document))
    return ['This holds no keys, aliases and triggers.'];
  if (document.format !== EMPTY.format) return [`format: ${EMPTY.format} is expected.`];
  const found = KINDS.flatMap((kind) => listFaults(kind, document[kind]));
  for (const name of Object.keys(document))
    if (!(name in EMPTY)) found.push(`${name}: this is not known.`);
  if (found.length > 0) return found;
  const size = octets(document);
  return size > OCTETS_MAX
    ? [`All together are ${size} octets, and at most ${OCTETS_MAX} are kept. Take something out.`]
    : [];
}

function listFaults(kind, list) {
  if (!Array.isArray(list)) return [`${kind}: a list is expected.`];
  if (list.length > ENTRIES_MAX) return [`${kind}: ${list.length} entries, and at most ${ENTRIES_MAX} are kept.`];
  return list.flatMap((entry, at) => {
    const fault = shapeFault(kind, entry) ?? entryFault(kind, entry, list.slice(0, at));
    return fault ? [`${kind}, entry ${at + 1}: ${fault}`] : [];
  });
}

function shapeFault(kind, entry) {
  if (entry === null || typeof entry !== 'object') return 'an entry is expected.';
  for (const [name, most] of Object.entries(FIELDS[kind])) {
    const value = entry[name];
    if (most === 0 && typeof value !== 'boolean') return `${name}: true or false is expected.`;
    if (most > 0 && typeof value !== 'string') return `${name}: a text is expected.`;
    if (most > 0 && value.length > most) return `${name}: at most ${most} letters are kept.`;
  }
  const other = Object.keys(entry).find((name) => !(name in FIELDS[kind]));
  return other === undefined ? undefined : `${other}: this is not known.`;
}

/**
 * What is wrong with one entry, for who has just made it; nothing if it can be used.
 *
 * @param {object[]} others the other entries of its list
 */
export function entryFault(kind, entry, others) {
  const field = UNIQUE[kind];
  const own = field && entry[field].toLowerCase();
  if (field && others.some((other) => other?.[field]?.toLowerCase() === own))
    return `There is one for ${entry[field]} already.`;
  if (kind === 'aliases') return wordFault(entry.word) ?? commandsFault(entry.commands);
  if (kind === 'macros') return refusal(entry.key) ?? commandsFault(entry.commands);
  return triggerFault(entry);
}

function wordFault(word) {
  return /^[^\s;]+$/.test(word) ? undefined : 'An alias is one word, without blanks and ;';
}

function commandsFault(commands) {
  const lines = commands.split('\n').filter((line) => line.trim() !== '').length;
  if (lines === 0) return 'There are no commands.';
  return lines > COMMANDS_MAX ? `At most ${COMMANDS_MAX} commands.` : undefined;
}

function triggerFault(trigger) {
  const found = finder(trigger);
  if ('fault' in found) return found.fault;
  if (trigger.sound !== '' && !SOUNDS.includes(trigger.sound)) return `There is no sound called ${trigger.sound}.`;
  if (trigger.send !== '') return commandsFault(trigger.send);
  const does = trigger.highlight || trigger.gag || trigger.notify || trigger.sound !== '';
  return does ? undefined : 'It does nothing: choose what it should do.';
}
