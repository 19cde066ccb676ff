package emberdelve.bench.report;

import java.io.Console;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The display of a measurement's progress: a line for each finding, and on a terminal a bar below,
 * which follows the time. Safe for any thread.
 */
public final class Onlooker implements AutoCloseable {
    private static final int CELLS = 30;
    private static final Duration REDRAW_EVERY = Duration.ofMillis(250);

    /**
     * The most percent that are shown before the end, as a measurement may take longer than
     * expected.
     */
    private static final int MOST_PERCENT = 99;

    private static final int PERCENT = 100;
    private static final String RUB_OUT = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private final LongSupplier nanoClock;
    private final Duration expected;
    private final long begunNanos;
    private boolean over;

    Onlooker(PrintStream out, boolean terminal, Duration expected, LongSupplier nanoClock) {
        this.out = out;
        this.terminal = terminal;
        this.expected = expected;
        this.nanoClock = nanoClock;
        begunNanos = nanoClock.getAsLong();
    }

    /**
     * An onlooker at standard error, which leaves the findings alone that go to standard output.
     *
     * @param expected how long all of it will take, roughly
     */
    public static Onlooker atStderr(Duration expected) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        var onlooker = new Onlooker(System.err, terminal.isPresent(), expected, System::nanoTime);
        if (terminal.isPresent()) Thread.ofVirtual().start(onlooker::redrawForever);
        return onlooker;
    }

    /** Prints a line. */
    public synchronized void says(String words) {
        if (terminal) out.print(RUB_OUT);
        out.println(words);
        redraw();
    }

    /** Takes the bar away. */
    @Override
    public synchronized void close() {
        over = true;
        if (terminal) out.print(RUB_OUT);
        out.flush();
    }

    synchronized void redraw() {
        if (terminal && !over) out.print(RUB_OUT + bar());
        out.flush();
    }

    private String bar() {
        var passed = Duration.ofNanos(nanoClock.getAsLong() - begunNanos);
        var percent =
                Math.clamp(
                        PERCENT * passed.toMillis() / Math.max(1, expected.toMillis()),
                        0,
                        MOST_PERCENT);
        var cells = percent * CELLS / PERCENT;
        var left = expected.minus(passed);
        if (left.isNegative()) left = Duration.ZERO;
        return String.format(
                Locale.ROOT,
                "[%s%s] %d %%, about %d:%02d left",
                "#".repeat(cells),
                ".".repeat(CELLS - cells),
                percent,
                left.toMinutes(),
                left.toSecondsPart());
    }

    private void redrawForever() {
        try {
            while (!isOver()) {
                TimeUnit.NANOSECONDS.sleep(REDRAW_EVERY.toNanos());
                redraw();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isOver() {
        return over;
    }
}
