package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.endtoend.Crowd.Way;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** All come back within a moment, as after a restart (docs/operating.md A8). */
final class StormIT {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final Duration WITHIN = Duration.ofSeconds(240);

    /**
     * So long somebody who plays waits for an answer at most; who tests beside has no claim to
     * that.
     */
    private static final Duration GOES_ON = LONG ? Duration.ofSeconds(5) : Launcher.PATIENCE;

    /** Between two lines of hers. */
    private static final Duration PACE = Duration.ofMillis(100);

    @TempDir private Path temporary = Path.of("");

    @Test
    void allWhoComeAtOnceAreGreetedAndNobodyIsCutOffAndWhoPlaysGoesOn() throws IOException {
        // However long a busy machine takes to greet the last: the first has not to go meanwhile.
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "login-timeout: 60s", "login-timeout: 10m");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var mira = Client.create(server, "Mira")) {
            for (var way : Way.values()) {
                try (var crowd = new Crowd()) {
                    crowd.comes(way, port(server, way), size(way));
                    playsUntilAllAreGreeted(mira, crowd, way);

                    assertThat(crowd.firstCutOff()).isEmpty();
                }
            }
        }
    }

    private static void playsUntilAllAreGreeted(Client mira, Crowd crowd, Way way) {
        Awaitility.await("each who comes by " + way + " is greeted")
                .pollDelay(Duration.ZERO)
                .pollInterval(PACE)
                .atMost(WITHIN)
                .until(() -> {
                    mira.send("time");
                    mira.await("Game turn \\d+ here", GOES_ON);
                    return crowd.isDealtWith();
                });
    }

    private static int port(RunningServer server, Way way) {
        return switch (way) {
            case TELNET -> server.port();
            case TLS -> server.port("TLS");
            case WEBSOCKET -> server.webPort();
        };
    }

    private static int size(Way way) {
        return switch (way) {
            // Many more at once than a kernel holds for a server by itself.
            case TELNET -> LONG ? 10_000 : 1_500;
            case WEBSOCKET -> LONG ? 10_000 : 200;
            // More would wait for this process, and not for the server.
            case TLS -> LONG ? 300 : 40;
        };
    }
}
