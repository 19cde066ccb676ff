package emberdelve.config.content;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The monsters that may come by in a zone besides those that live there, while somebody is near to
 * meet them.
 *
 * @param every the time from one throw of chance to the next
 * @param chance the whole percent of throws at which monsters come, 1..100
 * @param cap the most monsters of this table that may be alive at a time
 */
public record Encounters(Duration every, int chance, int cap, List<Entry> table) {
    public Encounters {
        table = List.copyOf(table);
    }

    /**
     * @param weight how often it comes, measured against the sum of all weights, at least 1
     * @param count how many come together
     * @param standing how hard they are meant to be, for those for whom the zone is made
     * @param when the skies under which they come; empty for all
     */
    public record Entry(
            String monster, int weight, Dice count, Standing standing, Optional<SkyWhen> when) {
        /** An entry of ordinary monsters, which come under any sky. */
        public Entry(String monster, int weight, Dice count) {
            this(monster, weight, count, Standing.ORDINARY, Optional.empty());
        }
    }
}
