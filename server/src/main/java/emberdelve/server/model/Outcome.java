package emberdelve.server.model;

import java.util.List;
import java.util.Map;

/** The result of an action. */
public sealed interface Outcome {
    /** The action was done and costs that effort. */
    record Done(Effort effort) implements Outcome {}

    /** Another action must be done instead, such as opening the door in the way. */
    record Instead(Action action) implements Outcome {}

    /**
     * The action is impossible and costs nothing. {@code key}: the message that says why.
     *
     * @param actors the actors whom the message names
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
