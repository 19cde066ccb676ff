package emberdelve.server.link;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.View;

import java.util.Map;
import java.util.Optional;

/** One thing that reaches a player's link, in the order in which it happened. */
public sealed interface Heard {
    /**
     * Something happened.
     *
     * @param direction where, seen from the reader; empty when it is here
     * @param seen whether the reader could make out who it was
     * @param scene the messages that the reader's zone had then instead of the common ones
     */
    record Fact(
            WorldEvent event,
            Optional<Direction> direction,
            boolean seen,
            Map<String, Message> scene)
            implements Heard {
        /** In plain sight, where words are the common ones. */
        public Fact(WorldEvent event, Optional<Direction> direction) {
            this(event, direction, true, Map.of());
        }
    }

    /** For the reader's programs alone; never part of the text. */
    record Beside(View view) implements Heard {}

    /** An answer. */
    record Shown(View view) implements Heard {}
}
