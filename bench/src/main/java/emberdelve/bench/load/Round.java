package emberdelve.bench.load;

import org.HdrHistogram.Histogram;

import java.io.IOException;
import java.time.Duration;

/**
 * One measurement: all players type at one rate, evenly spread over time. The rate does not bend
 * when answers are late (an open loop), and an answer's time runs from when the command was due; so
 * a stall of the opponent counts for every command that it held up.
 */
final class Round {
    /** What is not answered by then, after the last command, counts as unanswered. */
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(10);

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double OCTETS_PER_MIB = 1 << 20;

    private Round() {}

    /** Blocks until it is over. */
    static Figures run(Opponent opponent, Troop troop, Plan plan, double perSecond)
            throws InterruptedException, IOException {
        var footprint = new Footprint(opponent);
        var tally = troop.play(perSecond, plan.warmUp(), plan.counted());
        var cpuBefore = footprint.cpu();
        var pausesBefore = footprint.pauses().size();
        Troop.sleepUntil(System.nanoTime() + plan.counted().toNanos());
        var cpu = footprint.cpu().minus(cpuBefore);
        var resident = footprint.resident();
        troop.settle(tally, ANSWER_WITHIN);
        var pauses = footprint.pauses();
        var longest = pauses.stream().skip(pausesBefore).mapToDouble(each -> each).max().orElse(0);
        var seconds = plan.counted().toNanos() / NANOS_PER_SECOND;
        var answers = tally.answers();
        return new Figures(
                opponent.name(),
                plan.players(),
                tally.sent() / seconds,
                tally.answered() / seconds,
                tally.sent() - answers.getTotalCount(),
                millis(answers, 50),
                millis(answers, 90),
                millis(answers, 99),
                millis(answers, 99.9),
                millis(answers, 100),
                millis(tally.copies(), 99),
                tally.lines() / seconds,
                cpu.toNanos() / NANOS_PER_MICRO / Math.max(1, tally.answered()),
                cpu.toNanos() / NANOS_PER_MICRO / Math.max(1, tally.lines()),
                resident / OCTETS_PER_MIB,
                pauses.size() - pausesBefore,
                longest);
    }

    private static double millis(Histogram times, double percent) {
        return times.getTotalCount() == 0
                ? 0
                : times.getValueAtPercentile(percent) / NANOS_PER_MILLI;
    }
}
