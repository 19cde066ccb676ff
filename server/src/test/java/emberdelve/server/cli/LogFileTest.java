package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;

import emberdelve.server.log.LogForm;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
final class LogFileTest {
    private final LoggerContext context = context();

    @TempDir private Path data = Path.of("");

    private static LoggerContext context() {
        var context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        return context;
    }

    @AfterEach
    void close() {
        context.stop();
    }

    private void opens() {
        LogForm.make(context);
        LogFile.open(data, Duration.ofDays(30), context);
    }

    @Test
    void theLogIsBesideTheWorld() throws IOException {
        opens();
        context.getLogger("any").info("hello");
        context.stop();

        assertThat(Files.readString(data.resolve("log/emberdelve.log")))
                .containsOnlyOnce(" text=\"hello\"\n");
    }

    @Test
    void neitherTheStartNorAnybodyElseWaitsForAFileThatCannotBeOpenedNow()
            throws IOException, InterruptedException {
        var file = Files.createDirectories(data.resolve("log")).resolve("emberdelve.log");
        // To open it for writing takes until somebody opens it for reading.
        var made = new ProcessBuilder("mkfifo", file.toString()).inheritIO().start();
        assertThat(made.waitFor()).isZero();

        opens();
        context.getLogger("any").info("hello");

        try (var reader = Files.newBufferedReader(file)) {
            assertThat(reader.readLine()).endsWith(" text=\"hello\"");
        }
    }

    @Test
    void aFileThatCannotBeMadeCostsTheLogAndNothingElse() throws IOException {
        Files.writeString(data.resolve("log"), "not a folder");

        opens();
        context.getLogger("any").info("hello");
        context.stop();

        assertThat(Files.readString(data.resolve("log"))).isEqualTo("not a folder");
    }
}
