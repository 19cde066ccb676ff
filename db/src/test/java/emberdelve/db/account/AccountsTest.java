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

@ParameterizedClass
@EnumSource(Storage.class)
class AccountsTest {
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
        accounts.touchLogin(mira, later);

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
