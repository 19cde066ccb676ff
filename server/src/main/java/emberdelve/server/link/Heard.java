package emberdelve.server.link;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.View;

import java.util.Map;
import java.util.Optional;

/** One message from the world to a player's link, in the order in which things happened. */
public sealed interface Heard {
    /**
     * An event that the reader noticed.
     *
     * @param direction where it happened, seen from the reader; empty for the reader's own room
     * @param seen whether the reader could see who acted
     * @param scene messages of the reader's zone at that time, which replace the common ones
     */
    record Fact(
            WorldEvent event,
            Optional<Direction> direction,
            boolean seen,
            Map<String, Message> scene)
            implements Heard {
        /** An event whose actors the reader could see, told in the common messages. */
        public Fact(WorldEvent event, Optional<Direction> direction) {
            this(event, direction, true, Map.of());
        }
    }

    /** A view for the player's programs (GMCP), never shown as text. */
    record Beside(View view) implements Heard {}

    /**
     * The news that the world has taken a line that could begin or end a text; the reader's {@link
     * Batch.Self} tells whether the next line is part of a text.
     */
    enum Settled implements Heard {
        SETTLED
    }

    /** What somebody else is told, for a member of staff who reads along. */
    record Overheard(Named whose, Heard heard) implements Heard {}

    /** The answer to a command. */
    record Shown(View view) implements Heard {}
}
