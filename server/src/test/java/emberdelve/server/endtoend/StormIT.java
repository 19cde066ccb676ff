package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.endtoend.Crowd.Way;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** All come back within a moment, as after a restart (docs/operating.md A8). */
final class StormIT {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final Duration WITHIN = Duration.ofSeconds(LONG ? 240 : 90);

    @TempDir private Path temporary = Path.of("");

    @Test
    void allWhoComeAtOnceAreGreetedAndNobodyIsCutOff() throws IOException {
        try (var server = RunningServer.on(temporary.resolve("data"));
                var mira = Client.create(server, "Mira")) {
            for (var way : Way.values()) {
                try (var crowd = new Crowd()) {
                    crowd.comes(way, port(server, way), size(way));
                    crowd.awaitGreeting(WITHIN);

                    mira.ask("say welcome by " + way, "You say: welcome by " + way);
                    assertThat(crowd.firstCutOff()).isEmpty();
                }
            }
        }
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
            case TELNET, WEBSOCKET -> LONG ? 10_000 : 500;
            // More would wait for this process, and not for the server.
            case TLS -> LONG ? 300 : 100;
        };
    }
}
