package emberdelve.server.view;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The past of the reader: what happened around them, once more, oldest first.
 *
 * @param missedSeconds how long the reader's link was down; empty when they asked for it
 * @param earlier the number of moments before these that the reader missed, too, and that are
 *     forgotten
 */
public record RecapView(OptionalLong missedSeconds, long earlier, List<Moment> moments)
        implements View {
    /** The moments that a reader asked for. */
    public RecapView(List<Moment> moments) {
        this(OptionalLong.empty(), 0, moments);
    }

    /**
     * The number of moments that are kept of each player's past: two screens, and a fight of some
     * length.
     */
    public static final int MOMENTS_MAX = 60;

    /** The number of moments that are kept while nobody reads them. */
    public static final int MISSED_MAX = 500;

    /**
     * @param direction where it happened, seen from the reader; empty for the reader's own room
     * @param seen whether the reader could see who acted
     * @param scene the messages that the reader's zone had then instead of the common ones
     */
    public record Moment(
            long tick,
            WorldEvent event,
            Optional<Direction> direction,
            boolean seen,
            Map<String, Message> scene) {}
}
