package emberdelve.server.feature.fame;

import emberdelve.server.view.View;

import java.util.List;

/** Deaths of characters, the latest first. */
public record DeathsView(List<Line> lines) implements View {
    /**
     * @param level at the death
     * @param secondsAgo in the world's time
     * @param forGood whether the character was hardcore
     */
    public record Line(
            String name,
            String characterClass,
            int level,
            End end,
            long secondsAgo,
            boolean forGood) {}

    /**
     * A death: where, and by whom.
     *
     * @param room the room's name
     * @param killer with its article; empty if the character killed itself
     */
    public record End(String room, String killer) {}
}
