package emberdelve.server.cli;

import emberdelve.db.open.OpeningProgress;

import java.io.Console;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The bar that shows how far something has come, once it has taken longer than a second: a bar that
 * is drawn over itself on a terminal, a line for each tenth elsewhere. Thread: the command's.
 */
final class ProgressBar implements OpeningProgress, AutoCloseable {
    /** The time before the bar is shown: what is done sooner needs none. */
    static final Duration SILENT = Duration.ofSeconds(1);

    private static final long REDRAW_NANOS = Duration.ofMillis(100).toNanos();
    private static final int CELLS = 30;

    private final PrintWriter err;
    private final boolean terminal;
    private final LongSupplier nanoClock;
    private final long begunNanos;
    private long drawnNanos;
    private String drawn = "";

    ProgressBar(PrintWriter err, boolean terminal, LongSupplier nanoClock) {
        this.err = err;
        this.terminal = terminal;
        this.nanoClock = nanoClock;
        begunNanos = nanoClock.getAsLong();
        drawnNanos = begunNanos;
    }

    static ProgressBar on(PrintWriter err) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        return new ProgressBar(err, terminal.isPresent(), System::nanoTime);
    }

    @Override
    public void reached(String step, long done, long of) {
        var now = nanoClock.getAsLong();
        if (now - begunNanos < SILENT.toNanos() || now - drawnNanos < REDRAW_NANOS) return;

        drawnNanos = now;
        draw(terminal ? bar(step, done, of) : tenth(step, done, of));
    }

    /** Ends the line that the bar is on. */
    @Override
    public void close() {
        if (!terminal || drawn.isEmpty()) return;
        err.println();
        err.flush();
    }

    private void draw(String text) {
        if (text.equals(drawn)) return;
        var rubbedOut = " ".repeat(Math.max(0, drawn.length() - text.length()));
        if (terminal) err.print("\r" + text + rubbedOut);
        else err.println(text);
        err.flush();
        drawn = text;
    }

    private static String bar(String step, long done, long of) {
        if (of <= 0) return step + " ...";
        var cells = Math.clamp(done * CELLS / of, 0, CELLS);
        return step
                + " ["
                + "#".repeat(cells)
                + ".".repeat(CELLS - cells)
                + "] "
                + percent(done, of)
                + " %";
    }

    private static String tenth(String step, long done, long of) {
        return of <= 0 ? step + " ..." : step + ": " + percent(done, of) / 10 * 10 + " %";
    }

    private static long percent(long done, long of) {
        return Math.clamp(done * 100 / of, 0, 100);
    }
}
