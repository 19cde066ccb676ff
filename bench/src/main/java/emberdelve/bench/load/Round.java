package emberdelve.bench.load;

import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.ProcessCost;
import emberdelve.bench.opponent.ServerProcess;

import java.io.IOException;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * One measurement: all players type at one rate, evenly spread over time. The rate does not bend
 * when answers are late (an open loop), and an answer's time runs from when the command was due; so
 * a stall of the opponent counts for every command that it held up.
 */
final class Round {
    /** The time after the last command in which an answer counts. */
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(10);

    private static final double NANOS_PER_SECOND = 1e9;

    private Round() {}

    /** Plays the round; blocks until it is over. */
    static Figures run(Opponent opponent, Troop troop, Plan plan, double perSecond)
            throws InterruptedException, IOException {
        var footprint = new Footprint(opponent);
        var tally = troop.play(perSecond, plan.warmUp(), plan.counted());
        var before = footprint.read();
        var octets = troop.octetsRead();
        var clock = TickReading.read(opponent);
        Troop.sleepUntil(tally.untilNanos());
        var cost = ProcessCost.between(before, footprint.read());
        octets = troop.octetsRead() - octets;
        var lateTicks = clock.lateTicks(TickReading.read(opponent), ServerProcess.TICK);
        troop.settle(tally, ANSWER_WITHIN);
        return figures(opponent, troop, plan, tally, octets, cost, lateTicks);
    }

    private static Figures figures(
            Opponent opponent,
            Troop troop,
            Plan plan,
            Tally tally,
            long octets,
            ProcessCost cost,
            OptionalLong lateTicks)
            throws InterruptedException {
        var seconds = plan.counted().toNanos() / NANOS_PER_SECOND;
        return new Figures(
                plan.way().called(opponent),
                plan.scene(),
                plan.players(),
                plan.counted(),
                tally.due() / seconds,
                tally.answered() / seconds,
                tally.due() - tally.answers().getTotalCount(),
                tally.due() - tally.sent(),
                tally.refused(),
                troop.lost(),
                Latency.of(tally.answers()),
                Latency.of(tally.copies()),
                tally.lines() / seconds,
                octets / seconds,
                cost,
                lateTicks);
    }
}
