package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

@ParameterizedClass
@EnumSource(Storage.class)
class NamesTest {
    private final Storage storage;
    private Database database;

    NamesTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void makeAWorld(@TempDir Path folder) throws NameTaken {
        storage.prepared(folder);
        database = Database.open(folder, false, TestTables.ALL);
        database.accounts().create(account("Mama"));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void howTheNameOfAnAccountLooksIsKnownAtOnce() {
        assertThat(database.names().isBehind()).isFalse();
        assertThat(database.names().lookingLike("Marna")).contains("Mama");
        assertThat(database.names().lookingLike("MAMA")).contains("Mama");
        assertThat(database.names().lookingLike("Maria")).isEmpty();
    }

    @Test
    void howTheNameOfACharacterLooksIsKnownOnceItWasCaughtUp() {
        write(List.of("Corna"));
        assertThat(database.names().isBehind()).isTrue();
        assertThat(database.names().lookingLike("Coma")).isEmpty();
        database.names().catchUp();

        assertThat(database.names().isBehind()).isFalse();
        assertThat(database.names().lookingLike("Coma")).contains("Corna");
    }

    @Test
    void aWorldOfManyIsCaughtUpInPieces() {
        write(IntStream.range(0, 600).mapToObj(i -> "Old" + Integer.toString(i, 26)).toList());
        database.names().catchUp();
        assertThat(database.names().isBehind()).isTrue();
        database.names().catchUp();

        assertThat(database.names().isBehind()).isFalse();
    }

    /** Characters of these names are in the next checkpoint. */
    private void write(List<String> names) {
        var account = database.accounts().byName("Mama").orElseThrow().id();
        var draft = new WorldDraft();
        for (var name : names) draft.put(Rows.character(draft.newId(), account, name, 0));
        database.checkpoints().write(draft.checkpoint());
    }

    private static NewAccount account(String name) {
        return new NewAccount(name, "x", "player", false, Instant.EPOCH);
    }
}
