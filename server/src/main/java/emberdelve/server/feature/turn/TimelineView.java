package emberdelve.server.feature.turn;

import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;

/** The next turns around the reader. */
public record TimelineView(long now, List<Line> lines) implements View {
    /**
     * @param dueTick the tick of the turn; not before {@code now}
     */
    public record Line(Named who, long dueTick) {}
}
