package emberdelve.db.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

@ParameterizedClass
@EnumSource(Storage.class)
class AuditLogTest {
    private final Storage storage;

    @TempDir private Path folder;

    AuditLogTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void prepare() {
        storage.prepared(folder);
    }

    @Test
    void theNewestDeedsComeFirst() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
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
    void aPageHasTheDeedsThatAreNotStoredYetBeforeThoseThatAre() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            LongStream.rangeClosed(1, 5).forEach(id -> draft.put(Rows.deed(id)));
            database.checkpoints().write(draft.checkpoint());
            var recent = LongStream.rangeClosed(5, 7).mapToObj(Rows::deed).toList();

            assertThat(pages(database, "", 3, recent))
                    .containsExactly(ids(7, 6, 5), ids(4, 3, 2), ids(1), ids());
            assertThat(pages(database, "", 2, recent).getFirst()).isEqualTo(ids(7, 6));
            assertThat(pages(database, "", 2, recent).get(1)).isEqualTo(ids(5, 4));
            assertThat(pages(database, "", 20, List.of()).getFirst()).isEqualTo(ids(5, 4, 3, 2, 1));
            assertThat(database.auditLog().page("", 9, 3, recent).total()).isEqualTo(7);
        }
    }

    @Test
    void aNameShowsWhatItsBearerDidAndWhatWasDoneToThem() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft =
                    new WorldDraft()
                            .put(deed(1, "Sable", "Mira"))
                            .put(deed(2, "Tolo", ""))
                            .put(deed(3, "MIRA", "Tolo"))
                            .put(deed(4, "console", "Mirabel"));
            database.checkpoints().write(draft.checkpoint());
            var recent = List.of(deed(5, "Sable", "mira"), deed(6, "Sable", "Tolo"));

            assertThat(pages(database, "mira", 2, recent))
                    .containsExactly(ids(5, 3), ids(1), ids());
            assertThat(database.auditLog().page("mira", 1, 2, recent).total()).isEqualTo(3);
            assertThat(pages(database, "console", 2, recent)).containsExactly(ids(4), ids());
            assertThat(pages(database, "M%", 2, recent)).containsExactly(ids());
        }
    }

    private static AuditRow deed(long id, String who, String target) {
        return new AuditRow(id, id, Rows.NOON, who, "local", "kick", target, "");
    }

    private static List<Long> ids(long... ids) {
        return LongStream.of(ids).boxed().toList();
    }

    /** The ids on each page, up to the first that is empty. */
    private static List<List<Long>> pages(
            Database database, String name, int size, List<AuditRow> recent) {
        var pages = new ArrayList<List<Long>>();
        do {
            pages.add(
                    database.auditLog().page(name, pages.size() + 1, size, recent).rows().stream()
                            .map(AuditRow::id)
                            .toList());
        } while (!pages.getLast().isEmpty());
        return pages;
    }

    @Test
    void aDetailThatIsTooLongIsCutAndStopsNothing() {
        var longest = "x".repeat(AuditRow.DETAIL_MAX_CHARS - 1) + "\ud83d\udd25" + "y";
        var row = new AuditRow(1, 1, Rows.NOON, "w".repeat(300), "local", "echo", "", longest);

        assertThat(row.detail()).isEqualTo("x".repeat(AuditRow.DETAIL_MAX_CHARS - 1));
        assertThat(row.who()).hasSize(200);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().write(new WorldDraft().put(row).checkpoint());
            assertThat(database.auditLog().last(1)).containsExactly(row);
        }
    }

    @Test
    void noAnswerIsLongerThanItsLimit() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThatThrownBy(() -> database.auditLog().last(AuditLog.LAST_MAX + 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("count: 1001 (expected: 1..1000)");
        }
    }
}
