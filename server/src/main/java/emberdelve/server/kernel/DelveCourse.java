package emberdelve.server.kernel;

import emberdelve.config.content.DelveContent;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The course of delves: which are open, and how far their visitors have come. The feature that has
 * delves provides it; without that feature there are none. Thread: world.
 */
public interface DelveCourse {
    /** The course where there are no delves. */
    DelveCourse NONE = new DelveCourse() {};

    /** The delve that the room belongs to. */
    default Optional<? extends Visit> at(Room room) {
        return Optional.empty();
    }

    /** The open delves, the oldest first. */
    default List<? extends Visit> open() {
        return List.of();
    }

    /** A group's visit to an open delve. */
    interface Visit {
        /** The delve's number, which no actor, item or other delve has. */
        long id();

        /** The delve's name with its article. */
        String site();

        /**
         * The worth that its monsters should have at level 0, divided by the number of characters
         * for whom the delve was made.
         */
        int worth(DelveContent.Budget budget);

        /** Whether the delve is neither won, lost nor closed. */
        boolean isOn();

        /** Game time from its opening until it was cleared; empty if it was not. */
        OptionalLong wonTicks();

        /** The player characters in the delve now, room by room. */
        List<Actor> visitors();
    }
}
