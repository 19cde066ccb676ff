package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.Instant;

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
    void howANameLooksIsKnownOnceItWasCaughtUp() {
        assertThat(database.names().isBehind()).isTrue();
        assertThat(database.names().lookingLike("Marna")).isEmpty();
        database.names().catchUp();

        assertThat(database.names().isBehind()).isFalse();
        assertThat(database.names().lookingLike("Marna")).contains("Mama");
        assertThat(database.names().lookingLike("MAMA")).contains("Mama");
        assertThat(database.names().lookingLike("Maria")).isEmpty();
    }

    @Test
    void aWorldOfManyIsCaughtUpInPieces() throws NameTaken {
        for (var i = 0; i < 600; i++)
            database.accounts().create(account("Old" + Integer.toString(i, 26)));
        database.names().catchUp();
        assertThat(database.names().isBehind()).isTrue();
        database.names().catchUp();

        assertThat(database.names().isBehind()).isFalse();
    }

    private static NewAccount account(String name) {
        return new NewAccount(name, "x", "player", false, Instant.EPOCH);
    }
}
