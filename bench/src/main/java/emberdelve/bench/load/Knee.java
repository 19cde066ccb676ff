package emberdelve.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for the highest rate that an opponent answers in time: the rate is doubled until it is too
 * much, and then the step between is halved.
 */
final class Knee {
    /** 99 % of the answers within so many milliseconds. */
    static final double LIMIT_MILLIS = 10;

    private static final double FIRST = 5_000;
    private static final double HIGHEST = 320_000;
    private static final int HALVINGS = 3;

    /** An opponent that answers less of what is offered does not keep up, however quickly. */
    private static final double KEEPS_UP = 0.98;

    /** Measures one round at a rate. */
    @FunctionalInterface
    interface Rounds {
        Figures at(double perSecond) throws InterruptedException, IOException;
    }

    private Knee() {}

    /** All rounds that were played, in their order. */
    static List<Figures> find(Rounds rounds) throws InterruptedException, IOException {
        var played = new ArrayList<Figures>();
        var good = 0.0;
        var bad = 0.0;
        for (var rate = FIRST; rate <= HIGHEST && bad == 0; rate *= 2) {
            if (isInTime(play(rounds, rate, played))) good = rate;
            else bad = rate;
        }
        for (var step = 0; step < HALVINGS && bad > 0; step++) {
            var between = (good + bad) / 2;
            if (isInTime(play(rounds, between, played))) good = between;
            else bad = between;
        }
        return played;
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
        return figures.p99() <= LIMIT_MILLIS && figures.answered() >= KEEPS_UP * figures.offered();
    }

    private static Figures play(Rounds rounds, double rate, List<Figures> played)
            throws InterruptedException, IOException {
        var figures = rounds.at(rate);
        played.add(figures);
        return figures;
    }
}
