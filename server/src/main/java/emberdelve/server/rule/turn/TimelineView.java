package emberdelve.server.rule.turn;

import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The next turns around the reader.
 *
 * @param tick the length of a tick
 * @param byTurns whether time waits for those who play: then seconds would say nothing
 */
public record TimelineView(long now, Duration tick, boolean byTurns, List<Line> lines)
        implements View {
    /** The view that programs are shown while nobody fights. */
    static TimelineView peace(World world) {
        return new TimelineView(0, tick(world), false, List.of());
    }

    static Duration tick(World world) {
        return world.part(WorldClock.class).timeOf(1);
    }

    /**
     * @param number the actor's number among those of its name, from 1; 0 if there is no other
     * @param dueTick the tick of the turn; not before {@code now}
     * @param sign what the actor has shown that it is about to do, third person; empty if nothing
     * @param target the actor for whom alone that is meant; empty if there is none
     */
    public record Line(Named who, int number, long dueTick, String sign, Optional<Named> target) {
        public Line(Named who, long dueTick) {
            this(who, 0, dueTick, "", Optional.empty());
        }
    }
}
