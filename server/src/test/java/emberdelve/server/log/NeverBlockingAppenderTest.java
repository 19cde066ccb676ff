package emberdelve.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.OutputStreamAppender;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What says something in the log must not wait for whatever the log is written to. */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
final class NeverBlockingAppenderTest {
    private static final int LINES = NeverBlockingAppender.WAITING_MAX + 1000;
    private static final Pattern DROPPED =
            Pattern.compile("WARN (\\d+) lines of the log were dropped.*");

    private final LoggerContext context = context();
    private final PipedOutputStream pipe = new PipedOutputStream();
    private final BufferedReader read;

    NeverBlockingAppenderTest() throws IOException {
        read =
                new BufferedReader(
                        new InputStreamReader(new PipedInputStream(pipe), StandardCharsets.UTF_8));
    }

    private static LoggerContext context() {
        var context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        return context;
    }

    @AfterEach
    void close() throws IOException {
        read.close();
        context.stop();
    }

    /** Writes to the pipe, which takes a kilobyte and then waits until somebody reads. */
    private Logger logger() {
        var encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%level %msg%n");
        encoder.start();
        var destination = new OutputStreamAppender<ILoggingEvent>();
        destination.setContext(context);
        destination.setEncoder(encoder);
        destination.setOutputStream(pipe);
        var appender = new NeverBlockingAppender();
        appender.setContext(context);
        appender.setDestination(destination);
        appender.start();
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(appender);
        return root;
    }

    private List<String> readUntil(String last) throws IOException {
        var lines = new ArrayList<String>();
        while (lines.isEmpty() || !lines.getLast().equals(last)) lines.add(read.readLine());
        return lines;
    }

    @Test
    void nobodyWaitsForAPipeThatStandsStillAndWhatFoundNoRoomIsToldWithItsNumber()
            throws IOException {
        var logger = logger();
        for (var i = 0; i < LINES; i++) logger.info("line {}", i);

        var before = readUntil("INFO line 999");
        logger.info("it reads again");
        var lines = new ArrayList<>(before);
        lines.addAll(readUntil("INFO it reads again"));
        var written = lines.stream().filter(line -> line.startsWith("INFO line ")).count();
        var dropped =
                lines.stream()
                        .map(DROPPED::matcher)
                        .filter(Matcher::matches)
                        .mapToLong(told -> Long.parseLong(told.group(1)))
                        .sum();
        assertThat(written).isGreaterThanOrEqualTo(NeverBlockingAppender.WAITING_MAX);
        assertThat(dropped).isPositive();
        assertThat(written + dropped).isEqualTo(LINES);
    }

    @Test
    void aLineSaysWhoSaidItAndWhatItWasThen() throws IOException {
        var changing = new StringBuilder("then");
        var logger = logger();
        logger.info("{}", changing);
        changing.append(" and later");

        assertThat(read.readLine()).isEqualTo("INFO then");
    }

    @Test
    void whatWasSaidBeforeTheEndIsWritten() throws IOException {
        var logger = logger();
        logger.info("the end");
        context.stop();

        assertThat(read.readLine()).isEqualTo("INFO the end");
    }

    @Test
    void nothingOfTheLogAsItIsShippedIsWrittenByTheThreadThatSaysIt() {
        new LogOfOurs().setUp(context);

        assertThat(context.getLogger(Logger.ROOT_LOGGER_NAME).iteratorForAppenders())
                .toIterable()
                .isNotEmpty()
                .allSatisfy(
                        appender -> assertThat(appender).isInstanceOf(NeverBlockingAppender.class));
    }
}
