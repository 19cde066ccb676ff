package emberdelve.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.helpers.NOPAppender;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

final class LogAboveTest {
    private final LoggerContext log = new LoggerContext();
    private final ListedSeat seat = new ListedSeat();

    /** A seat whose lines can be looked at. */
    private static final class ListedSeat implements Seat {
        private final List<String> printed = new ArrayList<>();

        @Override
        public void take() {}

        @Override
        public Deed next() {
            return new Deed.Gone();
        }

        @Override
        public void print(List<String> lines) {
            printed.addAll(lines);
        }

        @Override
        public void leave() {}
    }

    private ConsoleAppender<ILoggingEvent> errors() {
        var form = new PatternLayoutEncoder();
        form.setContext(log);
        form.setPattern("%level %msg%n");
        form.start();
        var errors = new ConsoleAppender<ILoggingEvent>();
        errors.setContext(log);
        errors.setEncoder(form);
        errors.start();
        return errors;
    }

    private void write(Appender<ILoggingEvent> appender, Level... levels) {
        for (var level : levels)
            appender.doAppend(
                    new LoggingEvent(
                            "", log.getLogger("test"), level, "words", null, new Object[0]));
    }

    @Test
    void aLineHasTheColourOfItsLevelAndTheFormOfTheLog() {
        write(LogAbove.of(errors(), seat, true), Level.INFO, Level.WARN, Level.ERROR, Level.DEBUG);

        assertThat(seat.printed)
                .containsExactly(
                        "INFO words",
                        "\033[33mWARN words\033[0m",
                        "\033[31mERROR words\033[0m",
                        "\033[2mDEBUG words\033[0m");
    }

    @Test
    void whoWantsNoColourGetsNone() {
        write(LogAbove.of(errors(), seat, false), Level.WARN);

        assertThat(seat.printed).containsExactly("WARN words");
    }

    @Test
    void aLogOfAnotherKindStaysAsItIs() {
        var other = new NOPAppender<ILoggingEvent>();

        assertThat(LogAbove.of(other, seat, true)).isSameAs(other);
    }
}
