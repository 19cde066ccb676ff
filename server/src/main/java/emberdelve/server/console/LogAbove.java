package emberdelve.server.console;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.UnsynchronizedAppenderBase;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The appender that prints a line of the log above what is being typed. Thread: the log's. */
final class LogAbove extends UnsynchronizedAppenderBase<ILoggingEvent> {
    private static final String RED = "\033[31m";
    private static final String YELLOW = "\033[33m";
    private static final String FAINT = "\033[2m";
    private static final String PLAIN = "\033[0m";

    private final OutputStreamAppender<ILoggingEvent> below;
    private final Seat seat;
    private final boolean coloured;

    private LogAbove(OutputStreamAppender<ILoggingEvent> below, Seat seat, boolean coloured) {
        this.below = below;
        this.seat = seat;
        this.coloured = coloured;
    }

    /** In place of {@code below}, in the same form; of another kind than ours it stays itself. */
    static Appender<ILoggingEvent> of(Appender<ILoggingEvent> below, Seat seat, boolean coloured) {
        if (!(below instanceof OutputStreamAppender<ILoggingEvent> ours)) return below;
        var above = new LogAbove(ours, seat, coloured);
        above.setContext(below.getContext());
        above.start();
        return above;
    }

    Appender<ILoggingEvent> below() {
        return below;
    }

    @Override
    protected void append(ILoggingEvent event) {
        var octets = below.getEncoder().encode(event);
        var line = new String(octets, StandardCharsets.UTF_8).stripTrailing();
        seat.print(List.of(coloured ? coloured(event.getLevel(), line) : line));
    }

    private static String coloured(Level level, String line) {
        return switch (level.toInt()) {
            case Level.ERROR_INT -> RED + line + PLAIN;
            case Level.WARN_INT -> YELLOW + line + PLAIN;
            case Level.INFO_INT -> line;
            default -> FAINT + line + PLAIN;
        };
    }
}
