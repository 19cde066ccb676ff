package emberdelve.server.kernel;

import emberdelve.config.content.DelveContent;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The course of delves: which are open, and how far those are who went in; by the feature that has
 * delves. Without one there are none. Thread: world.
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
        /** From the world's numbers. */
        long id();

        /** The delve's name with its article. */
        String site();

        /** The worth of its monsters, at level 0, to each of those for whom it was made. */
        int worth(DelveContent.Budget budget);

        /** Whether the delve is neither won, lost nor closed. */
        boolean isOn();

        /** Game time from its opening until it was cleared; empty if it was not. */
        OptionalLong wonTicks();

        /** The player characters in the delve now, room by room. */
        List<Actor> visitors();
    }
}
