/** What is known of the zone: its rooms, where one is, and who of the group is where. */
import { walkCommand, ways } from './path.js';

export class Atlas {
  #wire;
  #act;
  #announce;
  #listeners = [];
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

  /** Walks to a room, or says why not. */
  walkTo(num) {
    const steps = this.ways().get(num);
    if (num === this.here) this.#announce('You are there.');
    else if (!steps) this.#announce('No way there is known.');
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
