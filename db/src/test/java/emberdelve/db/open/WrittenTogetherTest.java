package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Storage;
import emberdelve.db.row.Sql;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.sql.SQLException;

/** Writes that share a transaction, each of which is kept or undone by itself. */
@ParameterizedClass
@EnumSource(Storage.class)
class WrittenTogetherTest {
    private final Storage storage;

    @TempDir private Path folder;

    WrittenTogetherTest(Storage storage) {
        this.storage = storage;
    }

    @Test
    void aRowThatTheDatabaseRefusesSpoilsNoOther() {
        try (var store = opened()) {
            store.together(() -> {
                put(store, "first");
                assertThatThrownBy(() -> put(store, "first")).isInstanceOf(StoreException.class);
                put(store, "last");
            });

            assertThat(rows(store)).isEqualTo(2);
        }
    }

    @Test
    void halfOfAWriteIsUndoneWithTheRestOfIt() {
        try (var store = opened()) {
            store.together(() -> {
                put(store, "first");
                assertThatThrownBy(() ->
                                store.write(sql -> {
                                    insert(sql, "half");
                                    throw new IllegalStateException("in the middle");
                                }))
                        .hasMessage("in the middle");
                assertThat(rows(store)).as("as those who write see it").isEqualTo(1);
            });

            assertThat(rows(store)).isEqualTo(1);
        }
    }

    @Test
    void nobodyElseSeesThemBeforeAllAreWritten() throws InterruptedException {
        try (var store = opened()) {
            var seen = new long[1];
            store.together(() -> {
                put(store, "first");
                var other = Thread.ofPlatform().start(() -> seen[0] = rows(store));
                joined(other);
            });

            assertThat(seen[0]).isZero();
            assertThat(rows(store)).isEqualTo(1);
        }
    }

    @Test
    void whatTearsAllOfThemDownLeavesNothingBehind() {
        try (var store = opened()) {
            assertThatThrownBy(() ->
                            store.together(() -> {
                                put(store, "first");
                                throw new IllegalStateException("in between");
                            }))
                    .hasMessage("in between");

            assertThat(rows(store)).isZero();
            put(store, "later");
            assertThat(rows(store)).isEqualTo(1);
        }
    }

    @Test
    void besideAWriteThatCannotBeUndoneNoneIsKept() {
        try (var store = opened()) {
            assertThatThrownBy(() ->
                            store.together(() -> {
                                put(store, "first");
                                assertThatThrownBy(() -> store.write(WrittenTogetherTest::hangUp))
                                        .isInstanceOf(StoreException.class);
                            }))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("could not be undone");

            store.reopen();
            assertThat(rows(store)).isZero();
        }
    }

    private static int hangUp(Sql sql) {
        try {
            sql.connection().close();
        } catch (SQLException unexpected) {
            throw new AssertionError(unexpected);
        }
        return insert(sql, "lost");
    }

    private Store opened() {
        return WorldOpening.open(storage.prepared(folder), false, _ -> {});
    }

    private static void put(Store store, String key) {
        store.write(sql -> insert(sql, key));
    }

    private static int insert(Sql sql, String key) {
        return sql.execute("INSERT INTO ledger VALUES (?, 1, 0, 0, 0)", key);
    }

    private static long rows(Store store) {
        return store.read(sql -> sql.number("SELECT COUNT(*) FROM ledger"));
    }

    private static void joined(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException never) {
            throw new AssertionError(never);
        }
    }
}
