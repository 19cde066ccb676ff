package emberdelve.server.feature.delve;

import emberdelve.server.view.View;

import java.util.List;

/**
 * How it stands with a delve.
 *
 * @param site its name with its article
 * @param monsters that are left
 * @param seconds of game time since its opening, or until it was cleared
 * @param here who is in it now
 * @param fallen who died in it
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
    /** Whether it is decided. */
    public enum Stage {
        ON,
        CLEARED,
        LOST
    }
}
