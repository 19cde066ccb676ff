package emberdelve.server.walk;

import emberdelve.config.content.RoomId;

import java.util.List;

/**
 * What walkers are told to do, line by line, in the words that players type.
 *
 * @param name a quest's ending, or the room that it leads into
 * @param needs how many it takes at least
 * @param reason why one alone cannot; empty when one can
 */
record Errand(String name, int needs, String reason, List<Line> lines) {
    Errand {
        lines = List.copyOf(lines);
    }

    sealed interface Line {
        /** All walk there. */
        record To(RoomId room) implements Line {}

        /** The first one gets such a thing: from a shop, or from monsters that have it. */
        record Have(String item) implements Line {}

        record Wait(int seconds) implements Line {}

        /** The first one types it, every ten seconds, until that is read. */
        record Until(String words, String line) implements Line {}

        /**
         * @param who from 1; {@link #EACH} for all, one after the other
         */
        record Type(int who, String line) implements Line {
            static final int EACH = 0;
        }
    }
}
