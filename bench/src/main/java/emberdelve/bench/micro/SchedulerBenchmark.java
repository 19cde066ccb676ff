package emberdelve.bench.micro;

import emberdelve.server.schedule.Scheduler;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** One tick of a zone in which everybody acts, in order, and waits for the next turn again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SchedulerBenchmark {
    private static final long SEED = 20_261_121L;

    @Param({"1000", "100000", "1000000"})
    public int actors;

    private Scheduler scheduler = new Scheduler(new SplittableRandom(SEED));
    private long tick;

    /**
     * Gives everybody a speed, and lets them wait for a first turn, spread over the first round.
     */
    @Setup
    public void gather() {
        var random = new SplittableRandom(SEED);
        scheduler = new Scheduler(random.split());
        tick = 0;
        for (var each = 0; each < actors; each++) {
            var actor = TurnTaker.any(random);
            scheduler.schedule(actor, 1 + random.nextInt(actor.speed()));
        }
    }

    /** Microseconds a tick; about a twelfth of the actors has a turn in it. */
    @Benchmark
    public long tick(TurnCount count) {
        tick++;
        scheduler.run(
                tick,
                actor -> {
                    scheduler.schedule(actor, tick + actor.speed());
                    count.turns++;
                });
        scheduler.gameTurn().tickEnded();
        return tick;
    }
}
