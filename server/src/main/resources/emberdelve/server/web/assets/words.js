/** The words that Tab completes: verbs, what the things and people around are called, and what these know about. */

/** Shorter ones are typed faster than completed. */
const LETTERS_MIN = 3;

export function words(wire) {
  const items = new Map();
  wire.on('open', () => items.clear());
  wire.on('Char.Items.List', (list) => items.set(list.location, list.items));
  return () => {
    const things = [...items.values()].flat();
    const players = wire.latest('Room.Players') ?? [];
    const group = wire.latest('Group')?.members ?? [];
    const town = wire.latest('Room.People') ?? [];
    const names = [...things, ...players, ...group, ...town].flatMap(({ name }) => name.split(/[\s-]+/));
    names.push(...town.flatMap(({ about }) => about));
    return {
      verbs: wire.latest('Input.Verbs') ?? [],
      names: names.filter((name) => name.length >= LETTERS_MIN).map((name) => name.toLowerCase()),
    };
  };
}
