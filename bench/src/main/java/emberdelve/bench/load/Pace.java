package emberdelve.bench.load;

import java.time.Duration;

/**
 * The moments at which the commands of a round are due: evenly spread, whether or not those before
 * are answered (an open loop). All moments are by {@link System#nanoTime}.
 *
 * @param begin the moment of the first command
 * @param intervalNanos the time between one command and the next, whoever types them
 * @param countedFrom the moment when the warm-up is over
 * @param end the moment from which on no command is due
 */
record Pace(long begin, double intervalNanos, long countedFrom, long end) {
    private static final Duration LEAD = Duration.ofMillis(20);
    private static final double NANOS_PER_SECOND = 1e9;

    static Pace from(long nowNanos, double perSecond, Duration warmUp, Duration counted) {
        var begin = nowNanos + LEAD.toNanos();
        var countedFrom = begin + warmUp.toNanos();
        return new Pace(
                begin, NANOS_PER_SECOND / perSecond, countedFrom, countedFrom + counted.toNanos());
    }

    /** The number of commands that are due after the warm-up and before the end. */
    long counted() {
        return firstDueFrom(end) - firstDueFrom(countedFrom);
    }

    private long firstDueFrom(long nanos) {
        var command = Math.max(0, (long) ((nanos - begin) / intervalNanos));
        while (due(command) - nanos < 0) command++;
        while (command > 0 && due(command - 1) - nanos >= 0) command--;
        return command;
    }

    /** The moment at which that command is due; the first is 0. */
    long due(long command) {
        return begin + (long) (command * intervalNanos);
    }
}
