/** Lists of things and people. Each opens a menu of the commands that make sense for it. */
import { el, keyed, setText } from './dom.js';
import { openMenu } from './menu.js';
import { gameLang, say } from './say.js';

/**
 * @typedef {object} Thing
 * @property {string} key
 * @property {string} name what is shown
 * @property {string} noun what it is called in a command
 * @property {string} [offers] what there is to be had of a person
 * @property {string[]} commands lines to send; one that ends with a space is to be gone on with
 */

/** What is carried (`inv`) or worn (`worn`). */
/** @param {(isEmpty: boolean) => void} setEmpty told whether it is nothing */
export function itemsPanel(wire, act, location, noneWords, setEmpty) {
  const list = thingList(act, noneWords);
  wire.on('open', () => {
    list.show([]);
    setEmpty(true);
  });
  wire.on('Char.Items.List', ({ location: where, items }) => {
    if (where !== location) return;
    list.show(items.map(itemThing));
    setEmpty(items.length === 0);
  });
  return list.element;
}

/**
 * Who and what is in the room.
 *
 * @returns {{element: HTMLElement, open: (line: string, opener: HTMLElement) => boolean}} `open` opens at a
 *     word of the text the menu of what that line would look at, and says whether that is here
 */
export function roomPanel(wire, act) {
  const people = thingList(act, say('things.nobody'));
  const things = thingList(act, say('things.nothing'));
  let items = [];
  let players = [];
  let town = [];

  let all = [];

  const show = () => {
    const beings = items.filter(isAlive);
    const others = items.filter((item) => !isAlive(item));
    const who = [...players.map(playerThing), ...town.map(townThing), ...alike(beings).map(itemThing)];
    const what = alike(others).map(itemThing);
    people.show(who);
    things.show(what);
    all = [...who, ...what];
  };
  wire.on('open', () => {
    items = [];
    players = [];
    town = [];
    show();
  });
  wire.on('Room.People', (here) => {
    town = here;
    show();
  });
  wire.on('Room.Players', (here) => {
    players = here;
    show();
  });
  wire.on('Char.Items.List', (list) => {
    if (list.location !== 'room') return;
    items = list.items;
    show();
  });
  return {
    element: el('div', {}, el('h3', {}, say('things.people')), people.element, el('h3', {}, say('things.things')), things.element),
    open(line, word) {
      const thing = all.find(({ noun, commands }) => commands.length > 1 && line === `look ${noun.toLowerCase()}`);
      if (thing) openCommands(word, thing, act);
      return thing !== undefined;
    },
  };
}

/** Letters of `attrib`: m is somebody, and d is dead. */
function isAlive({ attrib }) {
  return attrib.includes('m') && !attrib.includes('d');
}

/** Equal ones as one, with their number; its commands are about the first of them. */
function alike(items) {
  const rows = new Map();
  for (const item of items) {
    const key = `${item.name} ${item.attrib}`;
    const row = rows.get(key);
    rows.set(key, row ? { ...row, count: row.count + item.count } : item);
  }
  return [...rows.values()];
}

function townThing({ name, about, commands }) {
  const offers = [commands.includes('list') && say('things.sells'), about.length > 0 && say('things.knows', about)];
  return { key: `person ${name}`, name, noun: name, commands, offers: offers.filter(Boolean).join('; ') };
}

function itemThing({ id, name, count, attrib, commands = [] }) {
  const number = count > 1 ? `${count} × ` : '';
  const place = attrib.includes('w') && id !== '' && !id.startsWith('#') ? `${id}: ` : '';
  return { key: place + name, name: `${place}${number}${name}`, noun: name, commands };
}

function playerThing({ name, fullname }) {
  const word = name.toLowerCase();
  const commands = [`look ${word}`, `tell ${word} `, `follow ${word}`, `invite ${word}`];
  return { key: `player ${name}`, name: fullname || name, noun: name, commands };
}

function thingList(act, noneWords) {
  const none = el('p', { class: 'muted' }, noneWords);
  const list = el('ul', { class: 'plain' });
  return {
    element: el('div', {}, none, list),
    /** @param {Thing[]} things */
    show(things) {
      none.hidden = things.length > 0;
      list.hidden = things.length === 0;
      keyed(
        list,
        unique(things).map((thing) => ({ key: thing.key, value: thing })),
        () => el('li'),
        (item, thing) => showThing(item, thing, act),
      );
    },
  };
}

/** Two of one name each get their own line; ids are those of the first of several, and change. */
function unique(things) {
  const seen = new Map();
  return things.map((thing) => {
    const count = (seen.get(thing.key) ?? 0) + 1;
    seen.set(thing.key, count);
    return count === 1 ? thing : { ...thing, key: `${thing.key} ${count}` };
  });
}

function showThing(item, thing, act) {
  const kind = thing.commands.length > 0 ? 'BUTTON' : 'SPAN';
  if (item.firstElementChild?.tagName !== kind)
    item.replaceChildren(kind === 'BUTTON' ? opener() : el('span', { lang: gameLang() }), el('span', { class: 'offers' }));
  setText(item.firstElementChild, thing.name);
  setText(item.lastElementChild, thing.offers ?? '');
  // The newest commands, since the button outlives the message that made it.
  item.firstElementChild.onclick = (event) => openCommands(event.currentTarget, thing, act);
}

function opener() {
  return el('button', {
    type: 'button',
    class: 'thing',
    lang: gameLang(),
    'aria-haspopup': 'menu',
    'aria-expanded': 'false',
  });
}

function openCommands(button, { name, noun, commands }, act) {
  if (commands.length === 0) return;
  openMenu(
    button,
    say('things.commands', name),
    commands.map((command) => {
      if (command.endsWith(' ')) return { text: `${command}…`, run: () => act.ask(command) };
      const text = named(command, noun);
      return { text, run: () => act.send(command, text) };
    }),
  );
}

/** As somebody would type it: what is sent names the very thing by its id, such as `drop #1a2b`. */
function named(command, noun) {
  return command.replace(/#\w+$/, () => noun.toLowerCase());
}
