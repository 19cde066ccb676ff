package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

class PagesTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, Pages.ROWS_MAX - 1, Pages.ROWS_MAX, Pages.ROWS_MAX + 1, 5_000})
    void everyRowIsReadOnceHoweverManyPagesThereAre(int rows) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            for (var row = 0; row < rows; row++) draft.put(Rows.onFloor(draft.newId()));
            database.checkpoints().write(draft.checkpoint());

            assertThat(database.verify().sound()).isTrue();
            assertThat(database.verify().items()).isEqualTo(rows);
        }
    }
}
