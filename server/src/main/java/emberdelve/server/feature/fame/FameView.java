package emberdelve.server.feature.fame;

import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** The hall of fame, the best first. */
public record FameView(List<Line> lines) implements View {
    /**
     * A line of the hall: a character.
     *
     * @param end the final death of a hardcore character; empty for all others
     */
    public record Line(
            String name, String characterClass, int level, long xp, Optional<DeathsView.End> end) {}
}
