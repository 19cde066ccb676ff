package emberdelve.server.log;

import ch.qos.logback.classic.LoggerContext;

import org.slf4j.LoggerFactory;

import java.time.Duration;

/** The end of the log: writes what is still to be written when the process ends. */
public final class LastLines {
    /**
     * The time for the last lines: somebody waits for the process to end, and a log that does not
     * take its lines by then never will.
     */
    private static final Duration WITHIN = Duration.ofSeconds(1);

    private LastLines() {}

    /**
     * Writes the lines that still wait, or as many as can be written in a moment, and closes the
     * log.
     */
    public static void write() {
        try {
            Thread.ofPlatform().name("last-lines").daemon().start(LastLines::writeAll).join(WITHIN);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void writeAll() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext log) log.stop();
        System.err.flush();
        System.out.flush();
    }
}
