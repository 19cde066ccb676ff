package emberdelve.config.content;

import java.util.List;

/**
 * A kind of place to delve into.
 *
 * @param places the nouns for it: {@code Crypt}, {@code Ossuary}
 * @param monsters ids of the kinds of monsters that live there
 * @param masters ids of the kinds of monsters of which one is the delve's owner
 * @param treasure ids of the items that lie about
 * @param doors names of its doors, such as {@code iron door}
 * @param entrances rooms to come in by
 * @param rooms all other rooms, at least {@link #ROOMS_MIN}, so that no two in a delve are alike
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

    /** This site, inhabited by monsters of these kinds alone. */
    public DelveSite inhabitedBy(List<String> kinds) {
        return new DelveSite(
                id, places, kinds, masters, treasure, doors, traps, entrances, rooms, lairs);
    }

    /** The name and description of a room, which fit wherever in the delve it comes to lie. */
    public record Passage(String name, String description) {}
}
