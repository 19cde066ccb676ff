package emberdelve.server.rule.turn;

import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Condition;
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
     * @param standing how the actor stands in the fight
     */
    public record Line(
            Named who,
            int number,
            long dueTick,
            String sign,
            Optional<Named> target,
            Standing standing) {
        public Line(Named who, int number, long dueTick, String sign, Optional<Named> target) {
            this(who, number, dueTick, sign, target, Standing.IN_PEACE);
        }

        public Line(Named who, long dueTick) {
            this(who, 0, dueTick, "", Optional.empty());
        }
    }

    /**
     * How an actor stands in the fight, as everybody in the room sees it.
     *
     * @param isFoe whether it is an enemy of the reader
     * @param against the actor that it strikes at; empty if there is none
     * @param landsTick the tick before which it does not do what it has shown; 0 if it has shown
     *     nothing
     * @param answers the lines that the reader could type against that
     */
    public record Standing(
            Condition condition,
            boolean isFoe,
            Optional<Named> against,
            long landsTick,
            List<String> answers) {
        static final Standing IN_PEACE =
                new Standing(Condition.UNHURT, false, Optional.empty(), 0, List.of());

        public Standing {
            answers = List.copyOf(answers);
        }
    }
}
