/** The words that Tab completes: verbs, and what the things and people around are called. */

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
    const names = [...things, ...players, ...group].flatMap(({ name }) => name.split(/[\s-]+/));
    return {
      verbs: wire.latest('Input.Verbs') ?? [],
      names: names.filter((name) => name.length >= LETTERS_MIN).map((name) => name.toLowerCase()),
    };
  };
}
