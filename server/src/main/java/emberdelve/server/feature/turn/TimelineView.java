package emberdelve.server.feature.turn;

import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;

/** The next turns around the reader. */
public record TimelineView(long now, List<Line> lines) implements View {
    /** What programs are told while nobody fights. */
    static final TimelineView PEACE = new TimelineView(0, List.of());

    /**
     * @param dueTick the tick of the turn; not before {@code now}
     */
    public record Line(Named who, long dueTick) {}
}
