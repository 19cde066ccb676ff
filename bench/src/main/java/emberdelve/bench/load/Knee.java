package emberdelve.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The search for the highest rate that an opponent answers in time: the rate is doubled until it is
 * too much (or halved until it is not), and then the step between is halved. A rate is too much
 * when three rounds at it are not in time.
 */
final class Knee {
    /** The milliseconds within which 99 % of the answers must come. */
    static final double LIMIT_MILLIS = 10;

    /** The least that is asked for; the search ends below it. */
    private static final double LOWEST = 5;

    private static final double HIGHEST = 640_000;
    private static final int HALVINGS = 3;

    /**
     * The rounds at one rate, of which one in time is enough: the machine may have done something
     * else for a moment.
     */
    private static final int TRIALS = 3;

    /**
     * The part of the offered commands that an opponent must answer to keep up, however quick its
     * answers are.
     */
    private static final double KEEPS_UP = 0.98;

    private final Rounds rounds;
    private final List<Figures> played = new ArrayList<>();

    /** The measurement of one round at a rate. */
    @FunctionalInterface
    interface Rounds {
        Figures at(double perSecond) throws InterruptedException, IOException;
    }

    private Knee(Rounds rounds) {
        this.rounds = rounds;
    }

    /** All rounds that were played, in their order; the first at that rate. */
    static List<Figures> find(Rounds rounds, double first)
            throws InterruptedException, IOException {
        var knee = new Knee(rounds);
        knee.search(first);
        return knee.played;
    }

    /** The rate of the best of them; 0 if none was in time. */
    static double best(List<Figures> played) {
        return played.stream()
                .filter(Knee::isInTime)
                .mapToDouble(Figures::answered)
                .max()
                .orElse(0);
    }

    static boolean isInTime(Figures figures) {
        return figures.latency().p99() <= LIMIT_MILLIS
                && figures.answered() >= KEEPS_UP * figures.offered();
    }

    private void search(double first) throws InterruptedException, IOException {
        var good = first;
        var bad = first;
        if (play(first)) {
            do {
                good = bad;
                bad *= 2;
                if (bad > HIGHEST) return;
            } while (play(bad));
        } else {
            do {
                bad = good;
                good /= 2;
                if (good < LOWEST) return;
            } while (!play(good));
        }
        for (var step = 0; step < HALVINGS; step++) {
            var between = (good + bad) / 2;
            if (play(between)) good = between;
            else bad = between;
        }
    }

    private boolean play(double rate) throws InterruptedException, IOException {
        for (var trial = 0; trial < TRIALS; trial++) {
            var figures = rounds.at(rate);
            played.add(figures);
            if (isInTime(figures)) return true;
        }
        return false;
    }
}
