package emberdelve.server.walk;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.SkyWhen;

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
        /** Of {@code who} counts from 1: all, one after the other. */
        int EACH = 0;

        /** Walks there, on foot. */
        record To(int who, RoomId room) implements Line {}

        /** Strikes down one such monster of the room, as soon as one is there. */
        record Fell(int who, String monster) implements Line {}

        /** Types it. */
        record Type(int who, String line) implements Line {}

        /** The first one gets such a thing: from a shop, or from monsters that have it. */
        record Have(String item) implements Line {}

        /** The first one is given what is missing of so much gold. */
        record Gold(int amount) implements Line {}

        record Wait(int seconds) implements Line {}

        /** Time passes until the sky is like that. */
        record Under(SkyWhen sky) implements Line {}

        /** The first one types it, every ten seconds, until that is read. */
        record Until(String words, String line) implements Line {}

        /** Only one who has come alone does that. */
        record Alone(Line line) implements Line {}
    }
}
