package emberdelve.bench.load;

import org.HdrHistogram.Histogram;

/**
 * The counts of all players between two moments. A command belongs to the moment at which it was
 * due, an answer or a line to the one at which it came. Only the players' event loop touches it.
 */
final class Tally {
    /**
     * The digits to which times are kept: three, so that a time of 8 ms is right to within 8 µs.
     */
    private static final int DIGITS = 3;

    private final Histogram answers = new Histogram(DIGITS);
    private final Histogram copies = new Histogram(DIGITS);
    private final long fromNanos;
    private final long untilNanos;
    private final long due;
    private long sent;
    private long answered;
    private long lines;
    private long refused;

    /**
     * @param fromNanos by {@link System#nanoTime}; so for the end, which is not counted any more
     * @param due the number of commands that are due between the two moments
     */
    Tally(long fromNanos, long untilNanos, long due) {
        this.due = due;
        this.fromNanos = fromNanos;
        this.untilNanos = untilNanos;
    }

    /** The moment from which on nothing is counted, by {@link System#nanoTime}. */
    long untilNanos() {
        return untilNanos;
    }

    void sent(long dueNanos) {
        if (counts(dueNanos)) sent++;
    }

    void answered(long dueNanos, long nowNanos) {
        if (counts(nowNanos)) answered++;
        if (counts(dueNanos)) answers.recordValue(Math.max(0, nowNanos - dueNanos));
    }

    /** Counts somebody else's command that was read; it was due at that moment. */
    void copied(long dueNanos, long nowNanos) {
        if (counts(dueNanos)) copies.recordValue(Math.max(0, nowNanos - dueNanos));
    }

    void lines(int count, long nowNanos) {
        if (counts(nowNanos)) lines += count;
    }

    void refused(long nowNanos) {
        if (counts(nowNanos)) refused++;
    }

    /** Commands that were due, typed or not. */
    long due() {
        return due;
    }

    /**
     * The number of due commands that were typed, or could not be typed because the opponent read
     * no more.
     */
    long sent() {
        return sent;
    }

    /** Answers that came. */
    long answered() {
        return answered;
    }

    /** Lines that came, answers among them. */
    long lines() {
        return lines;
    }

    /** Commands that the opponent refused in words. */
    long refused() {
        return refused;
    }

    /** The times from the moment a command was due to its answer, however late that came. */
    Histogram answers() {
        return answers;
    }

    /**
     * The times from the moment a command was due until its line was read by some of the others.
     */
    Histogram copies() {
        return copies;
    }

    private boolean counts(long nanos) {
        return nanos - fromNanos >= 0 && nanos - untilNanos < 0;
    }
}
