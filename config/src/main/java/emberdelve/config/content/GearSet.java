package emberdelve.config.content;

import java.util.List;

/**
 * Three things that are worth more together (docs/rules.md R14.6).
 *
 * @param name as "2 of 3 of" goes on: {@code the Drowned Foreman's things}
 * @param two what the first two worn of them add
 * @param three what the third adds to that
 */
public record GearSet(String id, String name, List<Trait> two, List<Trait> three) {
    /** The number of things that are all of a set. */
    public static final int PIECES = 3;

    public GearSet {
        two = List.copyOf(two);
        three = List.copyOf(three);
    }
}
