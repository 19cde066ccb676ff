package emberdelve.server.feature.delve;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The state of a delve.
 *
 * @param site its name with its article
 * @param monsters that are left
 * @param last where they are, when they are few
 * @param seconds of game time since its opening, or until it was cleared
 * @param here the characters that are in the delve now
 * @param fallen the characters that died in the delve
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
     * The number of monsters of which one hears where they are: whoever has cleared the rest need
     * not search for them.
     */
    static final int LAST_MAX = 2;

    /**
     * One of the last monsters.
     *
     * @param room the name of the room
     * @param path from the reader; empty if there is no way, or if both are in one room
     */
    public record Last(Named who, String room, List<Direction> path) {
        public Last {
            path = List.copyOf(path);
        }
    }

    /** The stage of a delve: it is decided, or not yet. */
    public enum Stage {
        ON,
        CLEARED,
        LOST
    }
}
