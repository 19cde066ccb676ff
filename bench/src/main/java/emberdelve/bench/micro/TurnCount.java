package emberdelve.bench.micro;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The count of turns taken, which JMH reports per second beside the ticks. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class TurnCount {
    public long turns;
}
