package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.StoppedWorld;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.List;

@ParameterizedClass
@EnumSource(Storage.class)
class KeptDocumentsTest {
    private final Storage storage;

    @TempDir private Path folder;

    private Database database;
    private long mira;
    private long tolo;

    KeptDocumentsTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void makeTwoAccounts() throws NameTaken {
        storage.prepared(folder);
        open();
        mira = make("Mira");
        tolo = make("Tolo");
    }

    private void open() {
        database = Database.open(folder, false, TestTables.ALL);
    }

    private long make(String name) throws NameTaken {
        return database.accounts()
                .create(new NewAccount(name, "$hash", "player", false, Rows.NOON));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void whatIsKeptIsThereAfterAnotherStartAndIsNobodyElses() {
        assertThat(kept().of(mira)).isEqualTo(KeptDocument.NONE);
        assertThat(kept().keep(mira, 0, "{}")).isEqualTo(new KeptDocuments.Outcome.Kept(1));
        assertThat(kept().keep(mira, 1, "{\"a\":\"é🙂\"}"))
                .isEqualTo(new KeptDocuments.Outcome.Kept(2));
        database.close();
        open();
        assertThat(kept().of(mira)).isEqualTo(new KeptDocument(2, "{\"a\":\"é🙂\"}"));
        assertThat(kept().of(tolo)).isEqualTo(KeptDocument.NONE);
        assertThat(database.verify().sound()).isTrue();
    }

    @Test
    void whoHasNotReadTheNewestIsShownItAndChangesNothing() {
        kept().keep(mira, 0, "\"first\"");
        var newest = new KeptDocument(1, "\"first\"");
        for (var read : new long[] {0, 2, -1, Long.MAX_VALUE})
            assertThat(kept().keep(mira, read, "\"second\""))
                    .isEqualTo(new KeptDocuments.Outcome.Newer(newest));
        assertThat(kept().of(mira)).isEqualTo(newest);
    }

    @Test
    void theLongestFits() {
        var longest = "x".repeat(KeptDocuments.OCTETS_MAX);
        kept().keep(mira, 0, longest);
        assertThat(kept().of(mira).text()).isEqualTo(longest);
    }

    @Test
    void itGoesWithItsAccount() {
        kept().keep(mira, 0, "\"hers\"");
        kept().keep(tolo, 0, "\"his\"");
        erase(mira);
        assertThat(kept().of(mira)).isEqualTo(KeptDocument.NONE);
        assertThat(kept().of(tolo).version()).isEqualTo(1);
        assertThat(kept().keep(mira, 0, "\"late\""))
                .isEqualTo(new KeptDocuments.Outcome.NoAccount());
        assertThat(database.verify().lines()).allMatch(line -> line.startsWith("sound"));
    }

    @Test
    void whatWasChangedFromOutsideIsNoticed() throws Exception {
        if (storage != Storage.FILE) return;
        kept().keep(mira, 0, "\"hers\"");
        database.close();
        new StoppedWorld(folder).sql("UPDATE kept_document SET text = '\"theirs\"'");
        assertThatThrownBy(this::open).hasMessageContaining("digest of the accounts");
    }

    private void erase(long account) {
        var gone = List.of(new ErasedAccount(account, List.of("Mira")));
        var next = new Checkpoint(RegionRow.WHOLE, 1, 1, 2, List.of(), List.of(), gone, 0);
        database.checkpoints().write(next);
    }

    private KeptDocuments kept() {
        return database.accounts().kept();
    }
}
