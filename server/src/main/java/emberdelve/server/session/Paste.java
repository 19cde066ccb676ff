package emberdelve.server.session;

import java.util.concurrent.TimeUnit;

/**
 * The lines that came in one breath behind the beginning of a text that was refused: they are lines
 * of that text, and neither said nor done (docs/rules.md R8.13). Its lone dot ends them, or a pause
 * that no pasted text has. Thread: its session's.
 */
final class Paste {
    /** A text that is pasted has no such pause between two lines; nobody types one faster. */
    static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private boolean open;
    private long last;
    private int leftOut;

    /** The beginning of a text was refused. */
    void begins(long now) {
        open = true;
        last = now;
    }

    /** Whether the line belongs to that text, so that it is left out. */
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
