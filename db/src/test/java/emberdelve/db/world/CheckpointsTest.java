package emberdelve.db.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.GeneratedWorld;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

@ParameterizedClass
@EnumSource(Storage.class)
class CheckpointsTest {
    private final Storage storage;

    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 200 : 10;

    private static final int CHARACTERS = Boolean.getBoolean("emberdelve.long") ? 1_000 : 100;
    private static final int ITEMS_EACH = 10;

    @TempDir private Path folder;

    CheckpointsTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void prepare() {
        storage.prepared(folder);
    }

    @Test
    void aNewWorldIsEmptyAndHasASeedAndAName() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var stored = database.checkpoints().loadWorld(RegionRow.WHOLE);

            assertThat(stored.world().worldId()).isNotBlank();
            assertThat(stored.region().checkpoint()).isZero();
            assertThat(stored.region().nextId()).isEqualTo(1);
            assertThat(stored.items()).isEmpty();
            assertThat(stored.ledger()).isEmpty();
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void aGeneratedWorldIsReadBackAsItWasWritten(long seed) {
        GeneratedWorld world;
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var account = Rows.account(database, "Owner");
            world = new GeneratedWorld(account, new SplittableRandom(seed));
            for (var round = 0; round < ROUNDS; round++) {
                world.change(40);
                database.checkpoints().write(world.draft().checkpoint());
            }
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertStored(database, world.draft(), seed);
        }
    }

    private static void assertStored(Database database, WorldDraft draft, long seed) {
        var stored = database.checkpoints().loadWorld(RegionRow.WHOLE);
        var items = new ArrayList<>(stored.items());
        var characters = new ArrayList<CharacterRow>();
        for (var character : draft.characters()) {
            items.addAll(database.characters().itemsOf(character.id()));
            characters.add(database.characters().byName(character.name()).orElseThrow());
        }
        items.sort(Comparator.comparingLong(ItemRow::id));

        assertThat(items).as("seed %d", seed).isEqualTo(draft.items());
        assertThat(characters).as("seed %d", seed).isEqualTo(draft.characters());
        assertThat(stored.corpses()).as("seed %d", seed).isEqualTo(draft.corpses());
        assertThat(stored.monsters()).as("seed %d", seed).isEqualTo(draft.monsters());
        for (var table : List.of(TestTables.PINNED, TestTables.BANNED, TestTables.MEMBERS))
            assertThat(stored.rows(table)).as("seed %d", seed).isEqualTo(draft.rows(table));
        assertThat(stored.ledger()).as("seed %d", seed).containsExactly(draft.ledger());
        assertThat(stored.region().digest()).as("seed %d", seed).isEqualTo(draft.digest());
        assertThat(database.verify().sound()).as("seed %d", seed).isTrue();
    }

    private static TestTables.Member member(long id, int number) {
        return new TestTables.Member(id, number / 4, 1, "front", "free", 0);
    }

    @Test
    void aLargeWorldIsReadBackAsItWasWritten() {
        WorldDraft draft;
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var account = Rows.account(database, "Owner");
            draft = new WorldDraft();
            for (var number = 1; number <= CHARACTERS; number++) {
                var id = draft.newId();
                draft.put(Rows.character(id, account, "Hero" + number, number));
                var thief = Rows.monster(draft.newId());
                var corpse = Rows.corpse(draft.newId(), number);
                draft.put(thief).put(corpse);
                draft.put(TestTables.MEMBERS, member(id, number));
                for (var item = 4; item < ITEMS_EACH; item++) {
                    draft.put(Rows.carried(draft.newId(), id));
                }
                draft.put(Rows.onFloor(draft.newId()));
                draft.put(Rows.inCorpse(draft.newId(), corpse.id()));
                draft.put(new ItemRow(draft.newId(), "crown", new ItemPlace.InBank(id)));
                draft.put(new ItemRow(draft.newId(), "crown", new ItemPlace.OnMonster(thief.id())));
            }
            database.checkpoints().write(draft.checkpoint());
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertStored(database, draft, 0);
        }
    }

    @Test
    void aDigestThatWasNotKeptByDifferenceIsRefusedAtTheNextStart() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints()
                    .write(
                            new Checkpoint(
                                    RegionRow.WHOLE,
                                    1,
                                    1,
                                    5,
                                    List.of(
                                            new Changed<>(
                                                    ItemRow.TABLE,
                                                    List.of(Rows.onFloor(4)),
                                                    List.of()),
                                            new Changed<>(
                                                    LedgerRow.TABLE,
                                                    List.of(
                                                            new LedgerRow(
                                                                    RegionRow.WHOLE,
                                                                    "test",
                                                                    0,
                                                                    0,
                                                                    1,
                                                                    0)),
                                                    List.of())),
                                    List.of(),
                                    12_345));
        }
        assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("digest")
                .hasMessageContaining("restore a backup");
    }

    @Test
    void checkpointsThatAreMergedLeaveTheSameWorldAsOneAfterTheOther() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var account = Rows.account(database, "Owner");
            var world = new GeneratedWorld(account, new SplittableRandom(11));
            world.change(60);
            var merged = world.draft().checkpoint();
            for (var round = 0; round < ROUNDS; round++) {
                world.change(30);
                merged = world.draft().checkpoint().including(merged);
            }
            database.checkpoints().write(merged);
            assertStored(database, world.draft(), 11);
        }
    }

    @Test
    void theSameNumberTwiceIsASuccessAndChangesNothing() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            draft.put(Rows.onFloor(draft.newId())).put(Rows.deed(1));
            var checkpoint = draft.checkpoint();

            database.checkpoints().write(checkpoint);
            database.checkpoints().write(checkpoint);

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items()).hasSize(1);
            assertThat(database.auditLog().last(10)).hasSize(1);
            assertThat(database.region(RegionRow.WHOLE).checkpoint()).isEqualTo(1);
        }
    }

    @Test
    void aDeedThatGotThroughIsNotWrittenAgainByTheMergedCheckpoint() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().write(new WorldDraft().put(Rows.deed(1)).checkpoint());
            var merged =
                    new Checkpoint(
                            RegionRow.WHOLE,
                            2,
                            20,
                            1,
                            List.of(),
                            List.of(Rows.deed(1), Rows.deed(2)),
                            database.region(RegionRow.WHOLE).digest());

            database.checkpoints().write(merged);

            assertThat(database.auditLog().last(10)).containsExactly(Rows.deed(2), Rows.deed(1));
        }
    }

    @Test
    void theWorldIsNotTurnedBack() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            draft.newId();
            database.checkpoints().write(draft.checkpoint());
            var earlier =
                    new Checkpoint(RegionRow.WHOLE, 2, 9, 2, List.of(), List.of(), draft.digest());

            assertThatThrownBy(() -> database.checkpoints().write(earlier))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("tick 9");
            assertThat(database.region(RegionRow.WHOLE).tick()).isEqualTo(10);
        }
    }

    @Test
    void aCheckpointThatTheDatabaseRefusesChangesNothingAtAll() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            draft.put(Rows.onFloor(draft.newId()));
            draft.put(new ItemRow(draft.newId(), "ring", new ItemPlace.OnCharacter(77, "finger")));
            var checkpoint = draft.checkpoint();

            assertThatThrownBy(() -> database.checkpoints().write(checkpoint))
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            refused ->
                                    assertThat(refused.kind())
                                            .isEqualTo(StoreException.Kind.REJECTED));
            assertThat(database.region(RegionRow.WHOLE).checkpoint()).isZero();
            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items()).isEmpty();
        }
    }

    @Test
    void anItemLeavesACorpseInTheCheckpointInWhichTheCorpseDecays() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var corpse = draft.newId();
            var kept = draft.newId();
            var lost = draft.newId();
            draft.put(Rows.corpse(corpse, 7))
                    .put(Rows.inCorpse(kept, corpse))
                    .put(Rows.inCorpse(lost, corpse));
            database.checkpoints().write(draft.checkpoint());
            draft.put(Rows.onFloor(kept)).removeItem(lost).removeCorpse(corpse);
            database.checkpoints().write(draft.checkpoint());

            var stored = database.checkpoints().loadWorld(RegionRow.WHOLE);
            assertThat(stored.corpses()).isEmpty();
            assertThat(stored.items()).containsExactly(Rows.onFloor(kept));
            assertThat(database.verify().lines())
                    .containsExactly(
                            "sound at checkpoint 2, tick 20: 0 characters, 1 items, 0 corpses, 0"
                                    + " gold");
        }
    }
}
