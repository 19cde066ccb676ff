package emberdelve.bench.micro;

import emberdelve.server.schedule.Calendar;

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

/** The queue alone: everybody who is due is taken out and put back in, and nobody acts. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CalendarBenchmark {
    private static final long SEED = 20_261_121L;

    @Param({"1000", "10000", "100000", "1000000"})
    public int actors;

    // Turns of 8 to 16 ticks, from those of a quick monster to those of a slow one.
    private static final int QUICKEST = 8;
    private static final int SLOWEST = 16;

    private Calendar calendar = new Calendar();
    private byte[] speeds = {};
    private long tick;

    /** Lets everybody wait for a first turn, spread over the first round. */
    @Setup
    public void gather() {
        var random = new SplittableRandom(SEED);
        calendar = new Calendar();
        tick = 0;
        speeds = new byte[actors];
        for (var each = 0; each < actors; each++) {
            speeds[each] = (byte) random.nextInt(QUICKEST, SLOWEST + 1);
            calendar.makeRoom(each);
            calendar.put(each, 1 + random.nextInt(speeds[each]));
        }
    }

    /** One tick; about a twelfth of the actors has a turn in it. */
    @Benchmark
    public long tick(TurnCount count) {
        tick++;
        var called = calendar.call(tick);
        for (var i = 0; i < called; i++) {
            var actor = calendar.called(i);
            calendar.put(actor, tick + speeds[actor]);
        }
        calendar.dismiss();
        count.turns += called;
        return tick;
    }
}
