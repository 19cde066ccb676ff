package emberdelve.server.feature.turn;

import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.List;

/**
 * The next turns around the reader.
 *
 * @param tick how long one lasts
 */
public record TimelineView(long now, Duration tick, List<Line> lines) implements View {
    /** What programs are told while nobody fights. */
    static TimelineView peace(World world) {
        return new TimelineView(0, tick(world), List.of());
    }

    static Duration tick(World world) {
        return world.part(WorldClock.class).timeOf(1);
    }

    /**
     * @param dueTick the tick of the turn; not before {@code now}
     * @param sign what it has shown that it is about to do, third person; empty if nothing
     */
    public record Line(Named who, long dueTick, String sign) {
        public Line(Named who, long dueTick) {
            this(who, dueTick, "");
        }
    }
}
