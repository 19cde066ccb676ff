package emberdelve.db.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.WorldDraft;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Storage.class)
class AuditLogTest {
    private final Storage storage;

    @TempDir
    private Path folder;

    AuditLogTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void prepare() {
        storage.prepared(folder);
    }

    @Test
    void theNewestDeedsComeFirst() {
        try (var database = Database.open(folder, false)) {
            var draft = new WorldDraft();
            LongStream.rangeClosed(1, 3).forEach(id -> draft.put(Rows.deed(id)));
            database.checkpoints().write(draft.checkpoint());
            draft.put(Rows.deed(4));
            database.checkpoints().write(draft.checkpoint());

            assertThat(database.auditLog().last(2)).containsExactly(Rows.deed(4), Rows.deed(3));
            assertThat(database.auditLog().last(AuditLog.LAST_MAX)).hasSize(4);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void aDetailThatIsTooLongIsCutAndStopsNothing() {
        var longest = "x".repeat(AuditRow.DETAIL_MAX_CHARS - 1) + "\ud83d\udd25" + "y";
        var row = new AuditRow(1, 1, Rows.NOON, "w".repeat(300), "local", "echo", "", longest);

        assertThat(row.detail()).isEqualTo("x".repeat(AuditRow.DETAIL_MAX_CHARS - 1));
        assertThat(row.who()).hasSize(200);
        try (var database = Database.open(folder, false)) {
            database.checkpoints().write(new WorldDraft().put(row).checkpoint());
            assertThat(database.auditLog().last(1)).containsExactly(row);
        }
    }

    @Test
    void noAnswerIsLongerThanItsLimit() {
        try (var database = Database.open(folder, false)) {
            assertThatThrownBy(() -> database.auditLog().last(AuditLog.LAST_MAX + 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("count: 1001 (expected: 1..1000)");
        }
    }
}
