package emberdelve.server.console;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;

import emberdelve.server.log.LogOfOurs;
import emberdelve.server.log.NeverBlockingAppender;

import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/**
 * The log while somebody sits at a terminal. A standard error that leads elsewhere, such as to a
 * file, is left as it is.
 */
final class TerminalLog {
    private final Seat seat;
    private final boolean coloured;

    TerminalLog(Seat seat, Map<String, String> environment) {
        this.seat = seat;
        this.coloured = environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** From now on, lines of the log are printed at the seat. */
    void begin() throws IOException {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext log)) return;
        // However the process ends, its log does, and a terminal must not stay as it is now.
        log.register(new UntilTheEnd(seat));
        if (TerminalProvider.load(TerminalSeat.PROVIDER).isSystemStream(SystemStream.Error))
            errors(log)
                    .ifPresent(
                            errors -> errors.redirect(below -> LogAbove.of(below, seat, coloured)));
    }

    /** From now on they are written as before. */
    void end() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext log)
            errors(log)
                    .ifPresent(errors ->
                            errors.redirect(
                                    now -> now instanceof LogAbove above ? above.below() : now));
    }

    private static Optional<NeverBlockingAppender> errors(LoggerContext log) {
        var root = log.getLogger(Logger.ROOT_LOGGER_NAME);
        return root.getAppender(LogOfOurs.ERRORS) instanceof NeverBlockingAppender errors
                ? Optional.of(errors)
                : Optional.empty();
    }
}
