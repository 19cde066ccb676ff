package emberdelve.db.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

@ParameterizedClass
@EnumSource(Storage.class)
class CharactersTest {
    private final Storage storage;

    @TempDir private Path folder;

    CharactersTest(Storage storage) {
        this.storage = storage;
    }

    @Test
    void aCharacterIsFoundByNameAndByAccountWithItsThings() {
        try (var database = Database.open(storage.prepared(folder), false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var first = Rows.character(draft.newId(), Rows.account(database, "A"), "Mira", 5);
            var second = Rows.character(draft.newId(), first.accountId(), "Tom", 0);
            var other = Rows.character(draft.newId(), Rows.account(database, "B"), "Una", 0);
            var potion = Rows.carried(draft.newId(), first.id());
            draft.put(first).put(second).put(other).put(potion);
            database.checkpoints().write(draft.checkpoint());

            var characters = database.characters();
            assertThat(characters.byName("mIRA")).contains(first);
            assertThat(characters.byName("nobody")).isEmpty();
            assertThat(database.names().isTaken("mIRA")).isTrue();
            assertThat(database.names().isTaken("a")).as("an account's").isTrue();
            assertThat(database.names().isTaken("nobody")).isFalse();
            assertThat(characters.ofAccount(first.accountId())).containsExactly(first, second);
            assertThat(characters.withSiblings(second.id())).containsExactly(first, second);
            assertThat(characters.withSiblings(draft.newId())).isEmpty();
            assertThat(characters.itemsOf(first.id())).containsExactly(potion);
            assertThat(characters.itemsOf(second.id())).isEmpty();
        }
    }

    @Test
    void twoCharactersWhoseNamesFoldAlikeAreRefused() {
        try (var database = Database.open(storage.prepared(folder), false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var account = Rows.account(database, "A");
            draft.put(Rows.character(draft.newId(), account, "Mira", 0));
            draft.put(Rows.character(draft.newId(), account, "MIRA", 0));

            assertThatThrownBy(() -> database.checkpoints().write(draft.checkpoint()))
                    .isInstanceOf(StoreException.class)
                    .message()
                    .containsIgnoringCase("CHARACTER_NAME_UNIQUE");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE item SET room = 'mine.shaft'",
                "UPDATE item SET character_id = NULL, slot = NULL",
                "UPDATE item SET slot = NULL",
                "UPDATE item SET character_id = NULL, room = 'mine.shaft'",
                "UPDATE item SET character_id = 99",
                "INSERT INTO item SELECT * FROM item",
                "DELETE FROM player_character",
                "UPDATE player_character SET gold = -1",
                "UPDATE player_character SET gold = 1000000000001",
                "UPDATE player_character SET hp = -1",
                "UPDATE player_character SET speed = 0",
                "UPDATE world SET id = 2"
            })
    void theDatabaseItselfHoldsTheRules(String statement) {
        var world = storage.played(folder);

        assertThatThrownBy(() -> world.sql(statement))
                .isInstanceOfSatisfying(
                        SQLException.class,
                        refused -> assertThat(refused.getSQLState()).startsWith("23"));
    }

    @Test
    void whatTheDatabaseWouldRefuseIsRefusedWhenTheRowIsMade() {
        assertThatThrownBy(() -> Rows.character(1, 1, "Mira", -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("gold: -1 (expected: 0..1000000000000)");
        assertThatThrownBy(() -> Rows.character(1, 1, "M".repeat(201), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("name: 201 characters");
    }

    @Test
    void aPlayersCorpseKnowsItsOwner() {
        try (var database = Database.open(storage.prepared(folder), false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var mira = Rows.character(draft.newId(), Rows.account(database, "A"), "Mira", 5);
            var corpse =
                    new CorpseRow(
                            draft.newId(),
                            "the corpse of Mira",
                            "mine.shaft",
                            2,
                            7,
                            90,
                            new CorpseOwner.OfCharacter(mira.id()),
                            "");
            draft.put(mira).put(corpse);
            database.checkpoints().write(draft.checkpoint());

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).corpses())
                    .containsExactly(corpse);
        }
    }

    @Test
    void aThingInABagIsItsCarriersAndKeepsItsChargesAndItsBinding() {
        try (var database = Database.open(storage.prepared(folder), false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var owner = Rows.character(draft.newId(), Rows.account(database, "A"), "Mira", 5);
            var bag = Rows.carried(draft.newId(), owner.id());
            var wand =
                    new ItemRow(
                            draft.newId(),
                            "wand",
                            bag.place(),
                            3,
                            Optional.of(bag.id()),
                            owner.id());
            draft.put(owner).put(bag).put(wand);
            database.checkpoints().write(draft.checkpoint());

            assertThat(database.characters().itemsOf(owner.id())).containsExactly(bag, wand);
            assertThat(wand.digest())
                    .isNotEqualTo(new ItemRow(wand.id(), "wand", bag.place()).digest())
                    .isNotEqualTo(
                            new ItemRow(wand.id(), "wand", bag.place(), 3, Optional.of(bag.id()), 0)
                                    .digest());
        }
    }
}
