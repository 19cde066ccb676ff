/** What is known of the zone: its rooms, where one is, and who of the group is where. */
import { walkCommand, ways } from './path.js';
import { say } from './say.js';

export class Atlas {
  #wire;
  #act;
  #announce;
  #listeners = [];
  /** In which room one has seen whom, as far as somebody gives quests. */
  #seen = new Map();
  area = '';
  rooms = new Map();
  here = 0;

  constructor(wire, act, announce) {
    this.#wire = wire;
    this.#act = act;
    this.#announce = announce;
    wire.on('open', () => this.#set('', [], 0));
    wire.on('Room.Map', ({ area, rooms }) => this.#set(area, rooms, this.here));
    wire.on('Room.Info', (info) => this.#arrive(info));
    wire.on('Group', () => this.#changed());
    wire.on('Quest.List', () => this.#changed());
    wire.on('Room.People', (people) => this.#see(people));
    wire.on('Char.Items.List', ({ location, items }) => location === 'room' && this.#see(items.filter(({ attrib }) => attrib.includes('m'))));
  }

  onChange(listener) {
    this.#listeners.push(listener);
  }

  /** The steps to every room that can be reached. */
  ways() {
    return ways(this.rooms, this.here);
  }

  /** Members of the group, others than oneself, by the number of their room. */
  company() {
    const own = this.#wire.latest('Char.Name')?.name;
    const members = this.#wire.latest('Group')?.members ?? [];
    return members.filter(({ name, num }) => name !== own && num > 0);
  }

  /** The open quests whose giver one has seen in that room, since one came. */
  questsAt(num) {
    const quests = this.#wire.latest('Quest.List') ?? [];
    return quests.filter(({ state, giver }) => state === 'open' && this.#seen.get(plain(giver)) === num);
  }

  #see(people) {
    for (const { name } of people) this.#seen.set(plain(name), this.here);
    if (people.length > 0) this.#changed();
  }

  /** Walks to a room, or says why not. */
  walkTo(num) {
    const steps = this.ways().get(num);
    if (num === this.here) this.#announce(say('map.you-are-there'));
    else if (!steps) this.#announce(say('map.no-way'));
    else this.#act.send(walkCommand(steps));
  }

  /**
   * Doors open and shut between two maps, and a room is entered before its map comes: until then, a
   * zone is what one has seen of it just now.
   */
  #arrive({ num, name, area, coords, exits, doors, beyond }) {
    if (area !== this.area) this.rooms = new Map();
    this.area = area;
    this.rooms.set(num, { num, name, ...coords, been: true, exits, doors, beyond });
    this.here = num;
    this.#changed();
  }

  /** How the doors around one stand, and what lies behind them, the room alone has told. */
  #set(area, rooms, here) {
    const { num, doors, beyond } = this.#wire.latest('Room.Info') ?? {};
    this.area = area;
    this.rooms = new Map(
      rooms.map((room) => [room.num, room.num === num ? { ...room, doors, beyond } : room]));
    this.here = here;
    this.#changed();
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }
}

/** A name as it is compared: a quest is from "the clerk", who stands there as "clerk". */
function plain(name) {
  return name.toLowerCase().replace(/^(the|a|an) /, '');
}
