package emberdelve.server.flight;

import emberdelve.server.checkpoint.StoreHealth;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** One good write of a checkpoint, as a recording has it. */
@Name("emberdelve.Checkpoint")
@Label("Checkpoint")
@Category("Emberdelve")
@StackTrace(false)
final class CheckpointEvent extends Event {
    @Label("Durable tick")
    private final long durableTick;

    @Label("Took")
    @Timespan(Timespan.NANOSECONDS)
    private final long took;

    @Label("Rows that wait")
    private final int rowsWaiting;

    CheckpointEvent(StoreHealth saving) {
        durableTick = saving.durableTick();
        took = saving.lastWrite().toNanos();
        rowsWaiting = saving.dirtyRows();
    }
}
