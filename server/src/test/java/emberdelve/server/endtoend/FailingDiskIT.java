package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A disk that takes no more of the world, for a real server: the system refuses every write beyond
 * the first pages of a file, which is room enough for the log and for what the console prints.
 */
final class FailingDiskIT {
    @TempDir private Path data = Path.of("");

    @Test
    void whoWasInTheDungeonComesBackAndTheEndTellsTheTruth()
            throws IOException, InterruptedException {
        try (var server = RunningServer.plain(data)) {
            var mira = Client.create(server, "Mira");
            mira.ask("save", "Saved");
            server.takeDiskAway();
            mira.ask("alias mark look", "mark");
            server.awaitWords("failures=1");
            mira.close();

            try (var again = Client.back(server, "Mira")) {
                again.ask("say I am back", "You say: I am back");
                server.console("shutdown");

                assertThat(server.awaitEnd()).isEqualTo(3);
                server.awaitWords("NOT ALL IS STORED");
                again.await("could not save: what you did last may be lost");
                again.awaitHangUp();
                assertThat(again.all()).doesNotContain("What you did is stored");
            }
        }
        try (var server = RunningServer.plain(data);
                var mira = Client.back(server, "Mira")) {
            mira.ask("gold", "You have");
        }
    }
}
