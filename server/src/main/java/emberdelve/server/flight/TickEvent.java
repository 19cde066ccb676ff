package emberdelve.server.flight;

import emberdelve.server.lag.TickTime;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** One tick, as a recording has it. */
@Name("emberdelve.Tick")
@Label("Tick")
@Category("Emberdelve")
@Description("A tick that is over; the event comes up to a second later")
@StackTrace(false)
final class TickEvent extends Event {
    @Label("Tick")
    private final long tick;

    @Label("Took")
    @Timespan(Timespan.NANOSECONDS)
    private final long took;

    @Label("Late")
    @Description("Time from when it was due until it began")
    @Timespan(Timespan.NANOSECONDS)
    private final long late;

    @Label("Waiting")
    @Description("Inputs that waited when it was over")
    private final int waiting;

    TickEvent(TickTime time) {
        tick = time.tick();
        took = time.tookNanos();
        late = time.lateNanos();
        waiting = time.waiting();
    }
}
