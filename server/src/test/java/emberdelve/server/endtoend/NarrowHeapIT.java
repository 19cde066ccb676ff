package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;

/** A server with little memory: passwords wait for it, as they wait for a thread. */
final class NarrowHeapIT {
    private static final int AT_ONCE = 20;
    private static final String SECRET = "a long enough one";
    private static final String NAMES = "abcdefghijklmnopqrstuv";

    @TempDir private Path temporary = Path.of("");

    @Test
    void twentyAccountsAreMadeAtOnceWithAHeapOf64MiB() throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .withoutTls()
                        .change(
                                "server.yaml",
                                "sessions-per-address: 10",
                                "sessions-per-address: 50");
        var newcomers = new ArrayList<Client>();
        try (var server =
                RunningServer.onWith(
                        "-Xmx64m",
                        temporary.resolve("data"),
                        "--config",
                        configuration.folder().toString())) {
            for (var i = 0; i < AT_ONCE; i++) newcomers.add(server.connect());
            for (var i = 0; i < AT_ONCE; i++) {
                var newcomer = newcomers.get(i);
                newcomer.send("new");
                newcomer.send("Nar" + NAMES.charAt(i) + "ow" + NAMES.charAt(AT_ONCE - i));
                newcomer.send(SECRET);
                newcomer.send(SECRET);
            }
            for (var newcomer : newcomers) newcomer.await("Two questions, then you play");
        } finally {
            for (var newcomer : newcomers) newcomer.close();
        }
    }

    @Test
    void aHeapThatHasNoRoomForOnePasswordIsRefusedAndSaysWhatToSet()
            throws IOException, InterruptedException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .withoutTls()
                        .change("server.yaml", "memory-kib: 19456", "memory-kib: 65536");
        var ended =
                Launcher.runWith(
                        "-Xmx100m",
                        "--port",
                        "0",
                        "--data",
                        temporary.resolve("data").toString(),
                        "--config",
                        configuration.folder().toString());

        assertThat(ended.exitCode()).isEqualTo(3);
        assertThat(ended.err())
                .contains("passwords.memory-kib: 65536 (expected: at most")
                .contains("EMBERDELVE_JAVA_OPTS=-Xmx160m");
    }
}
