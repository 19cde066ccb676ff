package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.account.ResumeTickets;
import emberdelve.server.admin.Sanction;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

final class TicketsTest {
    private final Doorstep door = new Doorstep();
    private Optional<StoredAccounts> accounts = Optional.empty();

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void open() {
        door.open(folder);
        door.hasAccount("Mira");
    }

    @AfterEach
    void close() {
        door.close();
    }

    @Test
    void aBanVoidsTheTicketsOfItsAccountForGood() {
        var mira = ticket("Mira");
        var tolo = ticket("Tolo");
        door.bans(ban("Mira"));
        door.bans();
        assertThat(tickets().spend(mira).join()).isEmpty();
        assertThat(tickets().spend(tolo).join()).contains(holder("Tolo"));
    }

    @Test
    void whoIsBannedGetsNone() {
        restart();
        door.bans(ban("Mira"));
        assertThatThrownBy(() -> ticket("Mira")).hasMessageContaining("banned");
        door.bans();
        assertThat(tickets().spend(ticket("Mira")).join()).contains(holder("Mira"));
    }

    @Test
    void aBanThatWasThereAtTheStartVoidsThemAsWell() {
        var mira = ticket("Mira");
        accounts = Optional.empty();
        door.bans(ban("Mira"));
        restart();
        door.bans();
        assertThat(tickets().spend(mira).join()).isEmpty();
    }

    private Tickets tickets() {
        return accounts.orElseGet(this::restart).tickets();
    }

    private StoredAccounts restart() {
        accounts = Optional.of(door.accounts());
        return accounts.get();
    }

    private Secret ticket(String name) {
        return tickets().make(holder(name)).join();
    }

    private ResumeTickets.Holder holder(String name) {
        var id = door.database().accounts().byName(name).orElseThrow().id();
        return new ResumeTickets.Holder(id, id + 100);
    }

    private Sanction ban(String name) {
        return new Sanction(
                1,
                Sanction.Kind.BAN,
                Optional.of(holder(name).accountId()),
                name,
                "spam",
                "Warden",
                "admin",
                0,
                Optional.empty());
    }
}
