/**
 * Ways over the map: which rooms are how far, and the words for it. Pure.
 *
 * A map here is a Map of rooms by number, each `{num, name, x, y, z, been, exits, doors}` as in
 * Room.Map.
 */
import { say } from './say.js';

/** More steps than this are more than one run, as the server has it. */
export const STEPS_MAX = 50;

export const NAMES = {
  n: 'north', e: 'east', s: 'south', w: 'west',
  ne: 'northeast', se: 'southeast', sw: 'southwest', nw: 'northwest',
  u: 'up', d: 'down',
};

/**
 * The shortest ways from a room to all that can be reached over exits one knows.
 *
 * @returns {Map<number, string[]>} directions by number of the room, nearest first
 */
export function ways(rooms, from) {
  const found = new Map([[from, []]]);
  for (const [num, steps] of found) {
    // A Map is walked in the order of insertion, those inserted meanwhile too: breadth first.
    for (const [direction, next] of Object.entries(rooms.get(num)?.exits ?? {}))
      if (rooms.has(next) && !found.has(next)) found.set(next, [...steps, direction]);
  }
  return found;
}

/** The command that walks there. A number before each step, for `ne` would be northeast. */
export function walkCommand(steps) {
  if (steps.length === 1) return NAMES[steps[0]];
  return `run ${legs(steps.slice(0, STEPS_MAX)).map(({ count, step }) => count + step).join('')}`;
}

/** Such as "2 north, 1 down". */
export function wayWords(steps) {
  return legs(steps).map(({ count, step }) => `${count} ${say(`way.towards.${step}`)}`).join(', ');
}

/** Equal steps in a row together. */
function legs(steps) {
  const legs = [];
  for (const step of steps) {
    const last = legs.at(-1);
    if (last?.step === step) last.count++;
    else legs.push({ count: 1, step });
  }
  return legs;
}
