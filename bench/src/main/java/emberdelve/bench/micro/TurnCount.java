package emberdelve.bench.micro;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Turns taken; JMH reports them by the second beside the ticks. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class TurnCount {
    public long turns;
}
