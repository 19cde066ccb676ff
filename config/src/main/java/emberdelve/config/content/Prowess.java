package emberdelve.config.content;

import java.util.List;
import java.util.Optional;

/**
 * The strength of a single monster beyond its kind.
 *
 * @param title what it is called instead of its kind's name, without its article "the"; empty for
 *     that name
 * @param hp more hit points, or fewer
 * @param attack more dice, or fewer
 * @param defense more dice, or fewer
 * @param damage the damage of a hit, instead of its kind's; empty for its kind's
 * @param goldPercent its gold, in percent of its kind's
 * @param hoard ids of what else it has on it
 */
public record Prowess(
        String title,
        int hp,
        int attack,
        int defense,
        Optional<Dice> damage,
        int goldPercent,
        List<String> hoard) {
    private static final int ALL_PERCENT = 100;

    /** The prowess of a monster that is like any other of its kind. */
    public static final Prowess NONE =
            new Prowess("", 0, 0, 0, Optional.empty(), ALL_PERCENT, List.of());

    public Prowess {
        hoard = List.copyOf(hoard);
    }

    /** The gold that it has where a usual monster of its kind would have so much. */
    public int gold(int usual) {
        return (int) ((long) usual * goldPercent / ALL_PERCENT);
    }
}
