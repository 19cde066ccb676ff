package emberdelve.bench.load;

import java.time.Duration;

/**
 * What is asked of an opponent.
 *
 * @param players at once
 * @param perSecond commands of each player
 * @param warmUp time before that, in which everything happens but is not counted
 * @param counted time in which commands are counted
 * @param command what is typed before the token: {@code ping} or {@code say}
 */
record Plan(int players, double perSecond, Duration warmUp, Duration counted, String command) {
    private static final double NANOS_PER_SECOND = 1e9;

    long intervalNanos() {
        return Math.round(NANOS_PER_SECOND / perSecond);
    }

    /** Of each player; the first that is counted comes right after them. */
    int warmUpCommands() {
        return Math.toIntExact(warmUp.toNanos() / intervalNanos());
    }

    /** Of each player, those of the warm-up among them. */
    int commands() {
        return warmUpCommands() + Math.toIntExact(counted.toNanos() / intervalNanos());
    }
}
