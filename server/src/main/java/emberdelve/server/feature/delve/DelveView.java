package emberdelve.server.feature.delve;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The state of a delve.
 *
 * @param site the delve's name with its article
 * @param monsters the number of monsters that are left
 * @param last the monsters that are left, and where, if there are at most {@link #LAST_MAX}; else
 *     empty
 * @param seconds the game time since the delve was opened, or until it was cleared
 * @param here the names of the characters that are in the delve now
 * @param fallen the names of the characters that died in the delve
 */
public record DelveView(
        String site,
        Stage stage,
        boolean daily,
        int monsters,
        List<Last> last,
        long seconds,
        List<String> here,
        List<String> fallen)
        implements View {
    /**
     * The most monsters left of which the reader is told where they are, to spare a search for the
     * last ones.
     */
    static final int LAST_MAX = 2;

    /**
     * One of the last monsters.
     *
     * @param room the name of the room
     * @param path the way from the reader to the monster; empty if there is none, or if both are in
     *     one room
     */
    public record Last(Named who, String room, List<Direction> path) {
        public Last {
            path = List.copyOf(path);
        }
    }

    /** The stage of a delve: undecided, cleared or lost. */
    public enum Stage {
        ON,
        CLEARED,
        LOST
    }
}
