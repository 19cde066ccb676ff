package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/**
 * docs/operating.md P1 to P3, checkpoint by checkpoint: what a kill at that very moment would
 * leave.
 *
 * <p>Old chunks are let go at once, which is what finds H2 out: only in a file with gaps is a new
 * chunk put elsewhere than at the end, and only then must the header name it (docs/decisions/0006).
 */
class CommittedFileTest {
    private static final int STARTS = Boolean.getBoolean("emberdelve.long") ? 20 : 2;
    private static final int CHECKPOINTS = 5;

    @TempDir private Path folder;

    @Test
    void theFileHoldsEachCheckpointAsSoonAsItIsCalledDurable() throws IOException, SQLException {
        var draft = new WorldDraft();
        for (var start = 1; start <= STARTS; start++) {
            try (var database = Database.open(folder, false, TestTables.ALL)) {
                new StoppedWorld(folder).sql("SET RETENTION_TIME 0");
                for (var i = 0; i < CHECKPOINTS; i++) {
                    var next = draft.checkpoint();
                    database.checkpoints().write(next);

                    assertThat(checkpointAfterAKill())
                            .as("start %d", start)
                            .isEqualTo(next.number());
                }
            }
        }
    }

    private long checkpointAfterAKill() throws IOException {
        var copy = Files.createTempDirectory(folder, "killed");
        Files.copy(folder.resolve("world.mv.db"), copy.resolve("world.mv.db"));
        return Database.verify(copy, TestTables.ALL).checkpoint();
    }
}
