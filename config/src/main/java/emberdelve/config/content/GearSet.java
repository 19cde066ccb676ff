package emberdelve.config.content;

import java.util.List;

/**
 * A set of three things that give more when they are worn together (docs/rules.md R14.6).
 *
 * @param name the name, in the form that follows "2 of 3 of": {@code the Drowned Foreman's things}
 * @param two the traits that the wearer of any two of them gets
 * @param three the further traits of whoever wears all three
 */
public record GearSet(String id, String name, List<Trait> two, List<Trait> three) {
    /** The number of things in a whole set. */
    public static final int PIECES = 3;

    public GearSet {
        two = List.copyOf(two);
        three = List.copyOf(three);
    }
}
