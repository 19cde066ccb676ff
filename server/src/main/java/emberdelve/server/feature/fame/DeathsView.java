package emberdelve.server.feature.fame;

import emberdelve.server.view.View;

import java.util.List;

/** How characters died, the latest first. */
public record DeathsView(List<Line> lines) implements View {
    /**
     * @param level it had then
     * @param secondsAgo in the time of the world
     * @param forGood whether it was hardcore
     */
    public record Line(
            String name,
            String characterClass,
            int level,
            End end,
            long secondsAgo,
            boolean forGood) {}

    /**
     * How one life ended.
     *
     * @param room its name
     * @param killer with its article; empty for its own hand
     */
    public record End(String room, String killer) {}
}
