package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

class DatabaseTest {
    @TempDir private Path folder;

    @Test
    void whereThereNeverWasAWorldNobodyIsToldThatOneIsMissing(@TempDir Path other) {
        assertThat(Database.verify(other, TestTables.ALL).lines())
                .containsExactly(
                        other
                                + ": there is no world in this folder; name the right one, or start"
                                + " the server once to make a world there");
        var none = other.resolve("none");
        assertThat(Database.verify(none, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .startsWith(none + ": there is no such folder");
        assertThat(none).doesNotExist();
    }

    @Test
    void anEmptyFolderBecomesAWorldWithAMarker() {
        try (var database = Database.open(folder.resolve("deep/down"), false, TestTables.ALL)) {
            assertThat(folder.resolve("deep/down/world.marker"))
                    .content()
                    .contains("world=" + database.world().worldId(), "checkpoint=0");
        }
    }

    @Test
    void twoNewWorldsDiffer(@TempDir Path other) {
        try (var one = Database.open(folder, false, TestTables.ALL);
                var two = Database.open(other, false, TestTables.ALL)) {
            assertThat(one.world().worldId()).isNotEqualTo(two.world().worldId());
            assertThat(one.world().seed()).isNotEqualTo(two.world().seed());
        }
    }

    @Test
    void theMarkerHoldsTheLastCheckpointAfterAnOrderlyEnd() {
        assertThat(StoppedWorld.anew(folder).marker()).content().contains("checkpoint=1");
    }

    @Test
    void closingTwiceDoesNotTouchAWorldThatIsOpenAgain() throws IOException {
        var first = Database.open(folder, false, TestTables.ALL);
        first.close();
        try (var second = Database.open(folder, false, TestTables.ALL)) {
            var marker = folder.resolve("world.marker");
            Files.delete(marker);
            first.close();

            assertThat(marker).doesNotExist();
            assertThat(second.verify().sound()).isTrue();
        }
    }

    @Test
    void nothingButTheWorldItsMarkerAndItsLockIsLeftBehind() {
        StoppedWorld.anew(folder);

        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder("world.mv.db", "world.marker", "world.lock");
    }

    @Test
    void aDraftLeftByAKilledStartIsSweptAside() throws IOException {
        Files.writeString(folder.resolve("world.new.mv.db"), "half a world");

        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(folder.resolve("world.new.mv.db")).doesNotExist();
    }

    @Test
    void aStoppedWorldIsVerifiedWithoutChangingIt() throws IOException {
        var world = StoppedWorld.played(folder);
        var before = Files.readAllBytes(world.file());

        var report = Database.verify(folder, TestTables.ALL);

        assertThat(report.sound()).as("%s", report.lines()).isTrue();
        assertThat(report.characters()).isEqualTo(1);
        assertThat(report.items()).isEqualTo(1);
        assertThat(report.gold()).isEqualTo(50);
        assertThat(report.checkpoint()).isEqualTo(1);
        assertThat(Files.readAllBytes(world.file())).isEqualTo(before);
    }

    @Test
    void aMissingWorldIsNotSoundAndIsNotMade() {
        assertThat(Database.verify(folder, TestTables.ALL).sound()).isFalse();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aWorldInUseIsRefusedAtOnce() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("in use by another process");
            assertThat(Database.verify(folder, TestTables.ALL).lines())
                    .singleElement()
                    .asString()
                    .contains("in use");
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void aWorldInUseByAnotherProcessIsRefusedWithinSeconds() throws IOException {
        try (var other = OtherProcess.start(Opener.class, folder.toString())) {
            other.readUntil("open");
            var begun = System.nanoTime();

            assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                    .isInstanceOf(StoreException.class)
                    .hasMessage(
                            folder.resolve("world.mv.db")
                                    + ": in use by another process; "
                                    + "stop that one first, or choose another data folder");
            assertThat(Duration.ofNanos(System.nanoTime() - begun))
                    .isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void aStoreThatClosedUnderneathIsOpenedAgainAndTheSameCheckpointWritten() throws SQLException {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            database.checkpoints().write(draft.put(Rows.onFloor(draft.newId())).checkpoint());
            // As H2 does by itself when the disk is full.
            new StoppedWorld(folder).sql("SHUTDOWN IMMEDIATELY");
            var next = draft.put(Rows.onFloor(draft.newId())).checkpoint();

            assertThatThrownBy(() -> database.checkpoints().write(next))
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            failed -> assertThat(failed.kind()).isEqualTo(Kind.UNAVAILABLE));
            database.reopen();
            database.checkpoints().write(next);

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items()).hasSize(2);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void aStoreThatCannotBeOpenedAgainMayBeTriedOnceMore() throws IOException {
        var world = StoppedWorld.played(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var away = folder.resolve("away");
            Files.move(world.file(), away);
            assertThatThrownBy(database::reopen).isInstanceOf(StoreException.class);
            assertThatThrownBy(database::world).isInstanceOf(StoreException.class);
            Files.move(away, world.file());

            database.reopen();

            assertThat(database.characters().byName("Mira")).isPresent();
        }
    }
}
