package emberdelve.server.session;

import java.util.concurrent.TimeUnit;

/**
 * The lines of a pasted text whose beginning was refused: they must be neither said nor done
 * (docs/rules.md R8.13). They end with a lone dot, or with a pause that no pasted text has. Thread:
 * its session's.
 */
final class Paste {
    /** The pause that ends a paste: pasted lines come faster, and typed ones slower. */
    static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private boolean open;
    private long last;
    private int leftOut;

    /** Begins to leave out lines, because the beginning of their text was refused. */
    void begins(long now) {
        open = true;
        last = now;
    }

    /** Whether the line belongs to the refused text and is left out; counts it. */
    boolean takes(String line, long now) {
        if (!open) return false;
        open = now - last < PAUSE_NANOS;
        last = now;
        if (!open) return false;
        open = !line.strip().equals(".");
        if (open) leftOut++;
        return true;
    }

    /** The number of lines, without the dot, that were left out since the last call. */
    int leftOut() {
        var count = leftOut;
        leftOut = 0;
        return count;
    }

    /** Ends the paste: what comes now is something else. */
    void ends() {
        open = false;
    }
}
