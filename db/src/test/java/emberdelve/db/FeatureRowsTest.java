package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.TestTables.Pinned;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** Rows of features in a world of several regions, which no region counts. */
@ParameterizedClass
@EnumSource(Storage.class)
class FeatureRowsTest {
    private static final int MANY = 1_100;
    private static final List<String> TWO = List.of("mine", "town");

    private final Storage storage;

    @TempDir private Path folder;

    FeatureRowsTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void prepare() {
        storage.prepared(folder);
    }

    private static Pinned letter(long id, String words) {
        return new Pinned(id, "tolo", false, new Pinned.Author("Mira", 1), 5, true, List.of(words));
    }

    private static List<Pinned> many(LongFunction<Pinned> each) {
        return LongStream.rangeClosed(1, MANY).mapToObj(each).toList();
    }

    /** A checkpoint with letters, of a region that has counted that. */
    private static void write(
            Database database, String name, long share, List<Pinned> rows, List<Long> gone) {
        var region = database.region(name);
        var letters = new Changed<>(TestTables.PINNED, rows, gone);
        database.checkpoints()
                .write(
                        new Checkpoint(
                                name,
                                region.checkpoint() + 1,
                                region.tick() + 1,
                                MANY + 1,
                                List.of(letters),
                                List.of(),
                                share));
    }

    private static void requireSound(Database database, int letters) {
        assertThat(database.verify().sound()).as("%s", database.verify()).isTrue();
        var region = database.regions().getFirst().name();
        assertThat(database.checkpoints().loadWorld(region).rows(TestTables.PINNED))
                .hasSize(letters);
    }

    @Test
    void twoRegionsChangeAndRemoveTheSameRows() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(TWO);
            write(database, "town", 0, many(id -> letter(id, "Come.")), List.of());
            requireSound(database, MANY);
            write(database, "mine", 0, many(id -> letter(id, "Stay.")), List.of());
            requireSound(database, MANY);
            write(database, "town", 0, many(id -> letter(id, "Go.")), List.of(1L, 2L, 3L));
            requireSound(database, MANY - 3);
            write(database, "mine", 0, List.of(letter(2, "Stay.")), List.of(1L, 3L, 4L));
            requireSound(database, MANY - 3);
            database.reopen();
            requireSound(database, MANY - 3);
        }
    }

    @Test
    void theyAreInTheShareOfARegionThatIsAlone() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var letters = many(id -> letter(id, "Come."));
            var share = letters.stream().mapToLong(TestTables.PINNED::digest).sum();
            write(database, RegionRow.WHOLE, share, letters, List.of());
            requireSound(database, MANY);

            database.checkpoints().divideInto(TWO);
            assertThat(database.regions()).allMatch(row -> row.digest() == 0);
            requireSound(database, MANY);
            write(database, "mine", 0, List.of(), List.of(5L));
            database.checkpoints().divideInto(List.of("mine", "sky"));
            assertThat(database.regions()).allMatch(row -> row.digest() == 0);
            requireSound(database, MANY - 1);

            database.checkpoints().divideInto(List.of("sky"));
            var alone = share - TestTables.PINNED.digest(letters.get(4));
            assertThat(database.region("sky").digest()).isEqualTo(alone);
            write(database, "sky", share, List.of(letters.get(4)), List.of());
            requireSound(database, MANY);
        }
    }

    @Test
    void aCountThatWasChangedIsFound() throws SQLException {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(TWO);
            write(database, "town", 0, List.of(letter(1, "Come.")), List.of());
        }
        new StoppedWorld(folder).sql("UPDATE world SET features_digest = 1");

        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .hasSize(2)
                .anyMatch(line -> line.startsWith("the digest of all rows is "))
                .contains("the world's own row was changed, or that of a region");
    }

    @Test
    void aRowThatWasChangedIsFound() throws SQLException {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(TWO);
            write(database, "town", 0, List.of(letter(1, "Come.")), List.of());
        }
        new StoppedWorld(folder).sql("UPDATE letter SET words = '[\"Stay.\"]'");

        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .startsWith("the digest of all rows is ");
    }
}
