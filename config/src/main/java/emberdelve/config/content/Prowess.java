package emberdelve.config.content;

import java.util.List;

/**
 * What a monster has beyond its kind.
 *
 * @param title what it is called instead, without its article "the"; empty for one of its kind
 * @param hp more hit points
 * @param attack more dice
 * @param defense more dice
 * @param hoard ids of what else it has on it
 */
public record Prowess(String title, int hp, int attack, int defense, List<String> hoard) {
    /** Like any of its kind. */
    public static final Prowess NONE = new Prowess("", 0, 0, 0, List.of());

    public Prowess {
        hoard = List.copyOf(hoard);
    }
}
