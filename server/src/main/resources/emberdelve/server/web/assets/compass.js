/** A cross of buttons for the ways out of the room, and one for what the dead have left, for whoever plays with a thumb. */
import { el } from './dom.js';
import { NAMES } from './path.js';
import { gameLang, say } from './say.js';

/** In the order in which they are read, and so in rows; the places of columns are in the style. */
const PLACES = ['nw', 'n', 'ne', 'u', 'w', undefined, 'e', 'd', 'sw', 's', 'se'];
/** What one wants in the place where somebody has died. */
const LOOT = 'loot';

/**
 * @param {HTMLElement} cross
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 * @param {(command: string) => void} go
 */
export function compass(cross, wire, settings, go) {
  const look = el('button', { type: 'button', onclick: () => go('look') }, say('way.look'));
  const ways = new Map();
  for (const direction of PLACES) {
    if (direction)
      ways.set(direction, el('button', { type: 'button', class: `way-${direction}`, onclick: () => go(NAMES[direction]) }, say(`way.short.${direction}`)));
    cross.append(direction ? ways.get(direction) : look);
  }
  const loot = el('button', { type: 'button', class: 'loot', lang: gameLang(), disabled: true, onclick: () => go(LOOT) }, LOOT);
  cross.append(loot);
  wire.on('Char.Items.List', ({ location, items }) => {
    if (location !== 'room') return;
    const lies = items.some(({ attrib }) => attrib.includes('d'));
    if (!lies && document.activeElement === loot) look.focus();
    loot.disabled = !lies;
  });
  const show = () => {
    const { exits = {}, doors = {}, beyond = {} } = wire.latest('Room.Info') ?? {};
    for (const [direction, button] of ways) {
      const isThere = direction in exits;
      // Who was at a way that is not here stays in the cross.
      if (!isThere && document.activeElement === button) look.focus();
      button.disabled = !isThere;
      button.setAttribute('aria-label', wayName(direction, beyond[direction], doors[direction]));
    }
    cross.hidden = !settings.get('compass');
  };
  wire.on('open', show);
  wire.on('Room.Info', show);
  settings.onChange((name) => name === 'compass' && show());
  show();
}

/** Such as "north, to Delve Stair", or "down, closed door". Pure. */
export function wayName(direction, beyond, door) {
  const more = [beyond && say('way.to', beyond), door === 'closed' && say('way.closed')].filter(Boolean);
  return [say(`way.${direction}`), ...more].join(', ');
}
