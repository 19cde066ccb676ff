package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.StoppedWorld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

class StoreTest {
    @TempDir private Path folder;

    @Test
    void aSecondWriterAtTheSameMomentIsAMistakeOfOurs() throws InterruptedException {
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            var inside = new CountDownLatch(1);
            var done = new CountDownLatch(1);
            var first =
                    Thread.ofPlatform()
                            .start(() ->
                                    store.write(_ -> {
                                        inside.countDown();
                                        return awaited(done);
                                    }));
            inside.await();

            assertThatThrownBy(() -> store.write(_ -> true))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("a second thread writes");
            done.countDown();
            first.join();
            boolean later = store.write(_ -> true);
            assertThat(later).isTrue();
        }
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException never) {
            throw new AssertionError(never);
        }
    }

    @Test
    void aTransactionThatThrowsLeavesNothingBehind() {
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            assertThatThrownBy(() ->
                            store.write(sql -> {
                                sql.execute("INSERT INTO ledger VALUES ('half', 1, 0, 0, 0)");
                                throw new IllegalStateException("in the middle");
                            }))
                    .hasMessage("in the middle");

            assertThat(ledgerRows(store)).isZero();
        }
    }

    @Test
    void allThatIsReadAtOnceIsOfOneMoment() {
        try (var store = WorldOpening.open(folder, false, _ -> {})) {
            var seen =
                    store.readAtOnce(sql -> {
                        var before = sql.number("SELECT COUNT(*) FROM ledger");
                        store.write(writer ->
                                writer.execute("INSERT INTO ledger VALUES ('late', 1, 0, 0, 0)"));
                        return before + sql.number("SELECT COUNT(*) FROM ledger");
                    });

            assertThat(seen).isZero();
            assertThat(ledgerRows(store)).isEqualTo(1);
        }
    }

    @Test
    void aConnectionThatOnlyReadsIsNotPlayedOn() {
        var world = StoppedWorld.played(folder);
        var readOnly = H2Store.open(world.file(), H2Store.Mode.READ_ONLY);
        try {
            assertThatThrownBy(readOnly::requireWritable)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("opened read-only");
        } finally {
            readOnly.close();
        }
    }

    @Test
    void aFileThatHoldsCommitsBackIsNotPlayedOn() {
        var world = StoppedWorld.played(folder);
        var store = H2Store.open(world.file(), H2Store.Mode.EXISTING);
        try {
            store.writer().execute("SET WRITE_DELAY 500");

            assertThatThrownBy(store::requireWritable)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("WRITE_DELAY")
                    .hasMessageContaining("500");
        } finally {
            store.close();
        }
    }

    private static long ledgerRows(Store store) {
        return store.read(sql -> sql.number("SELECT COUNT(*) FROM ledger"));
    }
}
