package emberdelve.server.flight;

import emberdelve.server.lag.SlowDeed;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** One deed of more than five milliseconds, as a recording has it: without any name. */
@Name("emberdelve.SlowDeed")
@Label("Slow deed")
@Category("Emberdelve")
@StackTrace(false)
final class SlowDeedEvent extends Event {
    @Label("Tick")
    private final long tick;

    @Label("Deed")
    private final String deed;

    @Label("Took")
    @Timespan(Timespan.NANOSECONDS)
    private final long took;

    SlowDeedEvent(long tick, SlowDeed slow) {
        this.tick = tick;
        deed = slow.name().byNumber();
        took = slow.nanos();
    }
}
