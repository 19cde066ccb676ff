package emberdelve.server.model;

import java.util.List;
import java.util.Map;

/** How an action went. */
public sealed interface Outcome {
    /** Done, at that price. */
    record Done(Effort effort) implements Outcome {}

    /** This was really that: do it instead. */
    record Instead(Action action) implements Outcome {}

    /**
     * Impossible, and free. {@code key}: the message that says why.
     *
     * @param actors whom the message names
     */
    record Refused(String key, List<Named> actors, Map<String, String> arguments)
            implements Outcome {
        public Refused(String key) {
            this(key, List.of(), Map.of());
        }

        public Refused(String key, Named... actors) {
            this(key, List.of(actors), Map.of());
        }
    }
}
