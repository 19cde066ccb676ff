package emberdelve.server.game;

import emberdelve.server.time.Clock;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The brake on guessing the codes of an account's authenticator, from whatever address: so many
 * wrong ones in a row may be typed, then the codes of that account pause, each time for longer. A
 * restart forgets it. Safe for any thread.
 */
final class WrongCodes {
    /** The wrong codes in a row after which there are pauses. */
    static final int FREE = 10;

    static final Duration FIRST_PAUSE = Duration.ofSeconds(30);

    /** The longest pause: each is twice as long as the one before, up to this. */
    static final Duration LONGEST_PAUSE = Duration.ofMinutes(8);

    private final Clock clock;
    private final ConcurrentHashMap<Long, Row> byAccount = new ConcurrentHashMap<>();

    /**
     * The wrong codes of an account in a row.
     *
     * @param pause the pause after the last one
     * @param since the time of the last one
     */
    private record Row(int count, Duration pause, long since) {}

    WrongCodes(Clock clock) {
        this.clock = clock;
    }

    boolean isPausing(long account) {
        var row = byAccount.get(account);
        return row != null && clock.nanoTime() - row.since() < row.pause().toNanos();
    }

    /**
     * Notes a wrong code.
     *
     * @return the wrong codes in a row, this one included
     */
    int wrong(long account) {
        var now = clock.nanoTime();
        return byAccount
                .merge(
                        account,
                        new Row(1, Duration.ZERO, now),
                        (before, _) -> new Row(before.count() + 1, pauseAfter(before), now))
                .count();
    }

    private static Duration pauseAfter(Row before) {
        if (before.count() + 1 < FREE) return Duration.ZERO;
        var twice = before.pause().multipliedBy(2);
        if (twice.compareTo(FIRST_PAUSE) < 0) return FIRST_PAUSE;
        return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
    }

    /** The wrong codes in a row. */
    int count(long account) {
        var row = byAccount.get(account);
        return row == null ? 0 : row.count();
    }

    /** Begins to count anew: a code was right, or none is asked for any more. */
    void forget(long account) {
        byAccount.remove(account);
    }
}
