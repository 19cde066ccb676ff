package emberdelve.bench.command;

import emberdelve.bench.curve.AsleepCurve;
import emberdelve.bench.curve.AwakeCurve;
import emberdelve.bench.curve.Curve;
import emberdelve.bench.curve.DelvesCurve;
import emberdelve.bench.curve.PlayersCurve;
import emberdelve.bench.curve.ReadersCurve;
import emberdelve.bench.curve.RoomsCurve;
import emberdelve.bench.load.LoadBench;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.report.Onlooker;

import java.time.Duration;
import java.util.List;

/** All curves that can be measured, by the words that are typed for them. */
final class Curves {
    static final List<String> WORDS =
            List.of("players", "readers", "awake", "asleep", "rooms", "delves");

    private final List<Curve> all;

    /**
     * @param warmUp of players and readers
     * @param counted likewise
     */
    Curves(BenchFolder folder, Duration warmUp, Duration counted, Onlooker onlooker) {
        var load = new LoadBench(folder, false, Duration.ZERO, onlooker);
        all =
                List.of(
                        new PlayersCurve(load, warmUp, counted),
                        new ReadersCurve(load, warmUp, counted),
                        new AwakeCurve(),
                        new AsleepCurve(),
                        new RoomsCurve(),
                        new DelvesCurve());
    }

    /** {@code word}: one of {@link #WORDS}. */
    Curve named(String word) {
        return all.stream().filter(curve -> curve.of().equals(word)).findFirst().orElseThrow();
    }
}
