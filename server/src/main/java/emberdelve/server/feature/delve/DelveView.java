package emberdelve.server.feature.delve;

import emberdelve.server.view.View;

import java.util.List;

/**
 * The state of a delve.
 *
 * @param site its name with its article
 * @param monsters that are left
 * @param seconds of game time since its opening, or until it was cleared
 * @param here the characters that are in the delve now
 * @param fallen the characters that died in the delve
 */
public record DelveView(
        String site,
        Stage stage,
        boolean daily,
        int monsters,
        long seconds,
        List<String> here,
        List<String> fallen)
        implements View {
    /** Whether the delve is decided. */
    public enum Stage {
        ON,
        CLEARED,
        LOST
    }
}
