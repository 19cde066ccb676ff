package emberdelve.db.lost;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

@ParameterizedClass
@EnumSource(Storage.class)
class LostAndFoundTest {
    private final Storage storage;

    @TempDir private Path folder;

    LostAndFoundTest(Storage storage) {
        this.storage = storage;
    }

    private static ItemRow in(long id, long container, ItemPlace place) {
        return new ItemRow(id, "sack", place, 0, Optional.of(container), 0);
    }

    /** Writes these as a server with a fault would: all sums fit. */
    private void written(ItemRow... rows) {
        try (var database = Database.open(storage.prepared(folder), false, TestTables.ALL)) {
            var draft = new WorldDraft();
            for (var id = 0; id < 20; id++) draft.newId();
            draft.put(Rows.onFloor(20));
            for (var row : rows) draft.put(row);
            database.checkpoints().write(draft.checkpoint());
        }
    }

    @Test
    void aThingWhoseHolderDoesNotExistIsPutAsideWithTheReasonAndNothingIsDeleted() {
        var inCorpse = new ItemRow(1, "crown", new ItemPlace.InCorpse(77));
        var onMonster = new ItemRow(2, "type-of-the-past", new ItemPlace.OnMonster(78));
        written(inCorpse, onMonster);
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .hasSize(3)
                .contains(
                        "for the lost-and-found at the next start: crown #1: the corpse it lay in"
                                + " does not exist");
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.lostThings()).isEqualTo(2);
            var world = database.checkpoints().loadWorld(RegionRow.WHOLE);
            assertThat(world.items())
                    .singleElement()
                    .satisfies(
                            item -> assertThat(item.place()).isInstanceOf(ItemPlace.OnFloor.class));
            var report = database.verify();
            assertThat(report.sound()).isTrue();
            assertThat(report.items()).isEqualTo(3);
        }
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .hasSize(3)
                .contains(
                        "in the lost-and-found: type-of-the-past #2: the monster that had it does"
                                + " not exist");
        Database.open(folder, false, TestTables.ALL).close();
    }

    @Test
    void soIsWhatLiesInSomethingThatIsElsewhereInItselfOrLostToo() {
        var here = new ItemPlace.OnFloor("here");
        var sack = new ItemRow(1, "sack", here);
        var well = in(2, 1, here);
        var elsewhere = in(3, 1, new ItemPlace.OnFloor("there"));
        var inLost = in(4, 3, elsewhere.place());
        var missing = in(5, 99, here);
        written(
                sack,
                well,
                elsewhere,
                inLost,
                missing,
                in(6, 7, here),
                in(7, 6, here),
                in(8, 8, here));
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items())
                    .extracting(ItemRow::id)
                    .containsExactly(1L, 2L, 20L);
            assertThat(database.verify().lines().stream().skip(1).toList())
                    .isEqualTo(
                            List.of(
                                    "in the lost-and-found: sack #3: what it lay in is elsewhere",
                                    "in the lost-and-found: sack #4: what it lay in does not exist",
                                    "in the lost-and-found: sack #5: what it lay in does not exist",
                                    "in the lost-and-found: sack #6: it lay in itself",
                                    "in the lost-and-found: sack #7: what it lay in does not exist",
                                    "in the lost-and-found: sack #8: it lay in itself"));
        }
    }
}
