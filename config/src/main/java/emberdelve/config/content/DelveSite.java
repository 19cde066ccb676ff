package emberdelve.config.content;

import java.util.List;

/**
 * A kind of place to delve into.
 *
 * @param places what it is called: {@code Crypt}, {@code Ossuary}
 * @param monsters ids of those who live there
 * @param masters ids of those of whom one is its owner
 * @param treasure ids of what lies about
 * @param doors {@code iron door}
 * @param entrances rooms to come in by
 * @param rooms at least so many that no two of a delve are alike
 * @param lairs rooms for its owner
 */
public record DelveSite(
        String id,
        List<String> places,
        List<String> monsters,
        List<String> masters,
        List<String> treasure,
        List<String> doors,
        List<Trigger> traps,
        List<Passage> entrances,
        List<Passage> rooms,
        List<Passage> lairs) {
    /** The number of rooms that the largest delve needs, less its entrance and its lair. */
    public static final int ROOMS_MIN = DelveContent.ROOMS_MAX - 2;

    public DelveSite {
        places = List.copyOf(places);
        monsters = List.copyOf(monsters);
        masters = List.copyOf(masters);
        treasure = List.copyOf(treasure);
        doors = List.copyOf(doors);
        traps = List.copyOf(traps);
        entrances = List.copyOf(entrances);
        rooms = List.copyOf(rooms);
        lairs = List.copyOf(lairs);
    }

    /** The same with nobody but those of these kinds in it. */
    public DelveSite inhabitedBy(List<String> kinds) {
        return new DelveSite(
                id, places, kinds, masters, treasure, doors, traps, entrances, rooms, lairs);
    }

    /** The name and description of a room, wherever it comes to lie. */
    public record Passage(String name, String description) {}
}
