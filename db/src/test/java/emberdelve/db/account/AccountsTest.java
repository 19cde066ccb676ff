package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.StoppedWorld;
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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

@ParameterizedClass
@EnumSource(Storage.class)
class AccountsTest {
    private static final Instant LATER = Rows.NOON.plusSeconds(60);

    private final Storage storage;

    @TempDir private Path folder;

    private Database database;
    private Accounts accounts;

    AccountsTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void makeAWorld() {
        storage.prepared(folder);
        open();
    }

    private void open() {
        database = Database.open(folder, false, TestTables.ALL);
        accounts = database.accounts();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void anAccountIsFoundByItsNameInAnyCase() throws NameTaken {
        var id = accounts.create(new NewAccount("Mira", "$hash", "player", true, Rows.NOON));

        assertThat(accounts.byName("MIRA"))
                .contains(
                        new AccountRow(
                                id, "Mira", "mira", "$hash", "player", true, Rows.NOON, Rows.NOON));
        assertThat(accounts.byName("mirabel")).isEmpty();
        assertThat(accounts.count()).isEqualTo(1);
    }

    @Test
    void accountsAreFoundByTheirRole() throws NameTaken {
        accounts.create(new NewAccount("Mira", "$hash", "player", true, Rows.NOON));
        var guest = accounts.create(new NewAccount("Guest", "$hash", "guest", true, Rows.NOON));

        assertThat(accounts.ofRole("guest")).containsExactly(guest);
        assertThat(accounts.ofRole("owner")).isEmpty();
    }

    @Test
    void aNameThatFoldsToTheSameIsTaken() {
        Rows.account(database, "Mira");

        assertThatThrownBy(() ->
                        accounts.create(
                                new NewAccount("ＭＩＲＡ", "$hash", "player", false, Rows.NOON)))
                .isInstanceOf(NameTaken.class)
                .hasMessageContaining("ＭＩＲＡ");
        assertThat(accounts.count()).isEqualTo(1);
    }

    @Test
    void theDatabaseItselfHoldsNoNameTwice() {
        Rows.account(database, "Mira");

        assertThatThrownBy(() ->
                        new StoppedWorld(folder)
                                .sql(
                                        """
                                        INSERT INTO account (name, folded_name, password_hash, role, screen_reader,
                                                             created, last_login)
                                        SELECT name, folded_name, password_hash, role, screen_reader, created, last_login
                                          FROM account\
                                        """))
                .message()
                .containsIgnoringCase("ACCOUNT_NAME_UNIQUE");
    }

    @Test
    void whatMayChangeChangesAndNothingElse() {
        var mira = Rows.account(database, "Mira");
        var tom = Rows.account(database, "Tom");
        var later = Rows.NOON.plusSeconds(60);

        accounts.setPassword(mira, "$new");
        assertThat(accounts.setRole(mira, "owner", "owner")).isTrue();
        accounts.setScreenReader(mira, true);
        accounts.touchLogins(Map.of(mira, later));

        assertThat(accounts.byName("Mira"))
                .contains(
                        new AccountRow(
                                mira, "Mira", "mira", "$new", "owner", true, Rows.NOON, later));
        assertThat(accounts.byName("Tom"))
                .contains(
                        new AccountRow(
                                tom, "Tom", "tom", "$no", "player", false, Rows.NOON, Rows.NOON));
    }

    @Test
    void logInsOfACrowdAreNotedAtOnce() {
        var logins = new HashMap<Long, Instant>();
        for (var name : new String[] {"A", "B", "C"})
            logins.put(Rows.account(database, name), Rows.NOON.plusNanos(1_234_567));
        accounts.touchLogins(logins);

        for (var account : logins.keySet())
            assertThat(accounts.byId(account).orElseThrow().lastLogin())
                    .isEqualTo(Rows.NOON.plusNanos(1_234_000));
        assertThat(database.verify().lines()).allMatch(line -> line.startsWith("sound"));
    }

    @Test
    void ofThoseWrittenTogetherOneThatFailsIsUndoneAlone() {
        var refused = new ArrayList<Exception>();
        database.together(() -> {
            Rows.account(database, "Mira");
            accounts.touchLogins(Map.of(accounts.byName("Mira").orElseThrow().id(), LATER));
            try {
                // Its first statement is done when the second one finds no such account.
                accounts.setPassword(999, "hash");
            } catch (IllegalArgumentException expected) {
                refused.add(expected);
            }
            Rows.account(database, "Tom");
        });

        assertThat(refused).hasSize(1);
        assertThat(accounts.byName("Mira").orElseThrow().lastLogin()).isEqualTo(LATER);
        assertThat(accounts.byName("Tom")).isPresent();
        assertThat(database.verify().lines()).allMatch(line -> line.startsWith("sound"));
    }

    @Test
    void ofTwoWhoWantOneNameAtOnceTheSecondIsRefused() {
        database.together(() -> {
            Rows.account(database, "Mira");
            assertThat(database.names().isTaken("MIRA")).as("to those who write").isTrue();
            assertThat(database.names().lookingLike("Mira")).contains("Mira");
            assertThatThrownBy(() ->
                            accounts.create(new NewAccount("mira", "$no", "player", false, LATER)))
                    .isInstanceOf(NameTaken.class);
        });

        assertThat(accounts.count()).isEqualTo(1);
    }

    @Test
    void theLastOwnerStaysOneUntilThereIsAnother() {
        var mira = Rows.account(database, "Mira");
        var tom = Rows.account(database, "Tom");
        accounts.setRole(mira, "owner", "owner");

        assertThat(accounts.setRole(mira, "player", "owner")).isFalse();
        assertThat(accounts.setRole(mira, "owner", "owner")).isTrue();
        assertThat(accounts.setRole(tom, "player", "owner")).isTrue();
        assertThat(accounts.byId(mira).orElseThrow().role()).isEqualTo("owner");

        accounts.setRole(tom, "owner", "owner");
        assertThat(accounts.setRole(mira, "helper", "owner")).isTrue();
        assertThat(accounts.setRole(tom, "helper", "owner")).isFalse();
        assertThat(database.verify().sound()).isTrue();
    }

    @Test
    void anAccountThatIsNotCannotBeChanged() {
        assertThatThrownBy(() -> accounts.setRole(99, "owner", "owner"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("account: 99");
    }

    @Test
    void anAccountSurvivesTheNextStart() {
        Rows.account(database, "Mira");
        database.close();
        open();

        assertThat(accounts.byName("mira")).isPresent();
    }
}
