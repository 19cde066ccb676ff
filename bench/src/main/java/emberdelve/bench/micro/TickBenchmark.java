package emberdelve.bench.micro;

import emberdelve.config.content.Direction;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Mind;
import emberdelve.server.rule.move.Walk;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.concurrent.TimeUnit;

/**
 * The benchmark of a whole tick of the world, with 100,000 monsters awake and one reader in each
 * zone, or with a million monsters asleep.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TickBenchmark {
    /** Two parties in every room strike at each other: some 6,700 blows a tick. */
    @State(Scope.Thread)
    public static class Fighting {
        private World world = new BenchDungeon(1000).world();

        @Setup
        public void gather() {
            var dungeon = new BenchDungeon(100_000);
            dungeon.watch();
            dungeon.harden();
            world = dungeon.world();
        }
    }

    /** Everybody walks at every turn: some 30,000 steps a tick. */
    @State(Scope.Thread)
    public static class Walking {
        private static final int FOR_EVER = 1_000_000_000;

        private World world = new BenchDungeon(1000).world();

        @Setup
        public void gather() {
            var dungeon = new BenchDungeon(100_000);
            dungeon.watch();
            Mind east = _ -> new Walk(Direction.EAST);
            Mind west = _ -> new Walk(Direction.WEST);
            for (var monster : dungeon.harden())
                monster.minds().override(monster.id().value() % 2 == 0 ? east : west, FOR_EVER);
            world = dungeon.world();
        }
    }

    /** A million monsters sleep, because nobody is near. */
    @State(Scope.Thread)
    public static class Sleeping {
        private World world = new BenchDungeon(1000).world();

        @Setup
        public void gather() {
            world = new BenchDungeon(1_000_000).world();
            // Until every zone is asleep.
            for (var tick = 0; tick < 1000; tick++) world.tick();
        }
    }

    @Benchmark
    public long fighting(Fighting state) {
        state.world.tick();
        return state.world.now();
    }

    @Benchmark
    public long walking(Walking state) {
        state.world.tick();
        return state.world.now();
    }

    @Benchmark
    public long sleeping(Sleeping state) {
        state.world.tick();
        return state.world.now();
    }
}
