/** The map in words: where one is, the ways out, and what is near. */
import { el, keyed, setText } from './dom.js';
import { wayWords } from './path.js';
import { say } from './say.js';

/** More would be a long list to listen to. */
const NEAR_MAX = 15;

/** @param {import('./atlas.js').Atlas} atlas */
export function mapWords(atlas) {
  const here = el('p');
  const exits = el('ul', { class: 'plain' });
  const near = el('ul', { class: 'plain' });
  const known = el('div', {}, el('h3', {}, say('near.rooms')), near);

  const walkButton = () => {
    const button = el('button', {
      type: 'button',
      class: 'thing',
      onclick: () => atlas.walkTo(Number(button.dataset.num)),
    });
    return el('li', {}, button);
  };
  const showButton = (item, { num, text }) => {
    item.firstElementChild.dataset.num = num;
    setText(item.firstElementChild, text);
  };
  const show = () => {
    const room = atlas.rooms.get(atlas.here);
    setText(here, room ? [say('near.you', room.name), ...company(atlas)].join(' ') : say('near.nothing'));
    keyed(
      exits,
      Object.entries(room?.exits ?? {}).map(([direction, num]) => ({
        key: direction,
        value: { num, text: exitWords(direction, atlas.rooms.get(num), room) },
      })),
      walkButton,
      showButton,
    );
    keyed(near, nearRooms(atlas), walkButton, showButton);
    known.hidden = near.childElementCount === 0;
  };
  atlas.onChange(show);
  show();
  return el(
    'div',
    {},
    here,
    el('h3', {}, say('way.title')),
    exits,
    known,
  );
}

/** How a door stands is known of the room one is in; of all others only that there is one. */
function exitWords(direction, next, { beyond, doors }) {
  const name = next?.been ? next.name : beyond?.[direction];
  const door = doors?.[direction];
  return `${say(`way.${direction}`)}: ${name || say('near.not-seen')}${door ? ` (${say(`near.door.${door}`)})` : ''}`;
}

function nearRooms(atlas) {
  return [...atlas.ways()]
    .filter(([num, steps]) => steps.length > 1 && atlas.rooms.get(num).been)
    .slice(0, NEAR_MAX)
    .map(([num, steps]) => ({
      key: String(num),
      value: { num, text: `${atlas.rooms.get(num).name}: ${wayWords(steps)}` },
    }));
}

function company(atlas) {
  return atlas.company().map(({ name, num }) => {
    if (num === atlas.here) return say('near.is-here', name);
    const room = atlas.rooms.get(num)?.name;
    return room ? say('near.is-in', name, room) : say('near.is-elsewhere', name);
  });
}
