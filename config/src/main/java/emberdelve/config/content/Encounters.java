package emberdelve.config.content;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The monsters that may come by in a zone besides those that live there, while somebody is near to
 * meet them.
 *
 * @param every how often chance is asked
 * @param chance whole percent that somebody comes then, 1..100
 * @param cap most that this table may have alive at a time
 */
public record Encounters(Duration every, int chance, int cap, List<Entry> table) {
    public Encounters {
        table = List.copyOf(table);
    }

    /**
     * @param weight against the sum of all, at least 1
     * @param count how many come together
     * @param standing how hard they are meant to be, for those for whom the zone is made
     * @param when under which skies they come; empty for all
     */
    public record Entry(
            String monster, int weight, Dice count, Standing standing, Optional<SkyWhen> when) {
        /** Ordinary ones, under any sky. */
        public Entry(String monster, int weight, Dice count) {
            this(monster, weight, count, Standing.ORDINARY, Optional.empty());
        }
    }
}
