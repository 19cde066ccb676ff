/** Shapes of the map. Everything that a colour shows is shown by a form or a sign, too. */
import { svg } from './dom.js';
import { wayWords } from './path.js';
import { say } from './say.js';

/** Units of the picture from one room to the next. */
export const CELL = { width: 66, height: 50 };
const ROOM = { width: 50, height: 34 };
/** What fits a room when names are shown. */
const NAME = { lines: 3, letters: 11 };
/** What fits beside one another below a room. */
const COMPANY_LETTERS = 10;

/**
 * @param {object} room as in Room.Map
 * @param {{x: number, y: number}} at its middle
 * @param {object} how what is special about it
 */
export function drawRoom(room, at, { isHere, isFocused, company, quests, steps, walk }) {
  const looks = ['room', room.been ? 'been' : 'unseen', isHere && 'here'];
  const label = words(room, { isHere, company, quests, steps });
  return svg(
    'g',
    {
      class: looks.filter(Boolean).join(' '),
      'data-num': room.num,
      transform: `translate(${at.x} ${at.y})`,
      role: 'button',
      tabindex: isFocused ? '0' : '-1',
      'aria-label': label,
      'aria-current': isHere && 'location',
      onclick: walk,
    },
    svg('title', {}, label),
    box('', ROOM.width, ROOM.height),
    isHere ? box('ring', ROOM.width + 7, ROOM.height + 7) : '',
    ...name(room),
    isHere ? svg('text', { class: 'you', y: 5 }, '@') : '',
    'u' in room.exits ? svg('path', { class: 'stairs', d: 'M13 -9 l4 -5 l4 5 z' }) : '',
    'd' in room.exits ? svg('path', { class: 'stairs', d: 'M13 9 l4 5 l4 -5 z' }) : '',
    quests.length > 0 ? questMark() : '',
    company.length > 0 ? companyMark(company) : '',
  );
}

/** A room on the level above or below. */
export function drawFaint(at, isAbove) {
  const shift = isAbove ? -6 : 6;
  const place = `translate(${at.x + shift} ${at.y + shift})`;
  return svg(
    'g',
    { class: 'faint', transform: place, 'aria-hidden': 'true' },
    box('', ROOM.width, ROOM.height),
  );
}

/** Lines to the rooms behind the exits on this level, with marks for doors. */
export function drawLinks(room, rooms, place) {
  const from = place(room);
  return Object.entries(room.exits).flatMap(([direction, num]) => {
    const next = rooms.get(num);
    if (!next || next.z !== room.z) return [];
    const to = place(next);
    const shapes = [];
    // Both ends know of a link, and one of them is enough to draw it.
    if (!next.been || num > room.num || !Object.values(next.exits).includes(room.num))
      shapes.push(
        svg('line', {
          class: next.been ? 'link-line' : 'link-line unseen',
          x1: from.x, y1: from.y, x2: to.x, y2: to.y,
        }),
      );
    const door = room.doors?.[direction];
    if (door) shapes.push(drawDoor(from, to, door));
    return shapes;
  });
}

/**
 * At the side of the room that has it: hollow when open, filled when closed. How a door stands is
 * known of the room one is in; of all others only that there is one.
 */
function drawDoor(from, to, state) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = ROOM.width / 2 + 6;
  const x = from.x + ((to.x - from.x) / length) * Math.min(reach, length / 2);
  const y = from.y + ((to.y - from.y) / length) * Math.min(reach, length / 2);
  return svg(
    'g',
    { class: `door ${state}`, 'aria-hidden': 'true' },
    svg('title', {}, say(`door.${state}`)),
    svg('rect', { x: x - 3.5, y: y - 3.5, width: 7, height: 7 }),
  );
}

function box(look, width, height) {
  return svg('rect', {
    class: look || false, x: -width / 2, y: -height / 2, width, height, rx: 4,
  });
}

function questMark() {
  return svg(
    'g',
    { class: 'quest', transform: `translate(${-ROOM.width / 2 + 3} ${-ROOM.height / 2 + 2})` },
    svg('path', { d: 'M0 -8 L8 0 L0 8 L-8 0 Z' }),
    svg('text', { y: 3.2 }, '!'),
  );
}

/** Who of the group is there, by name as far as names fit. */
function companyMark(company) {
  const names = company.map(({ name }) => name).join(' ');
  const more = company.length > 1 ? ` +${company.length - 1}` : '';
  const shown = names.length <= COMPANY_LETTERS ? names : company[0].name.slice(0, COMPANY_LETTERS - more.length) + more;
  const width = shown.length * 5.2 + 6;
  return svg(
    'g',
    { class: 'companion', transform: `translate(0 ${ROOM.height / 2})` },
    svg('rect', { class: 'tag', x: -width / 2, y: -6, width, height: 12, rx: 6 }),
    svg('text', { y: 3 }, shown),
  );
}

/** The name over as many lines as fit the room. */
function name(room) {
  const lines = [];
  for (const word of room.name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < NAME.letters) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  const shown = lines.slice(0, NAME.lines);
  return shown.map((line, at) =>
    svg('text', { class: 'name', y: (at - (shown.length - 1) / 2) * 8.5 + 2.5 }, line));
}

/** All that the marks of a room say, too. */
function words(room, { isHere, company, quests, steps }) {
  const parts = [room.been ? room.name : say('room.unseen')];
  if (isHere) parts.push(say('room.here'));
  else parts.push(steps ? wayWords(steps) : say('room.no-way'));
  if ('u' in room.exits) parts.push(say('room.way-up'));
  if ('d' in room.exits) parts.push(say('room.way-down'));
  const doors = Object.keys(room.doors ?? {}).length;
  if (doors > 0) parts.push(say('room.doors', doors));
  if (company.length > 0) parts.push(say('room.with', company.map(({ name }) => name)));
  for (const { giver, name } of quests) parts.push(say('room.giver', giver, name));
  return parts.join(', ');
}
