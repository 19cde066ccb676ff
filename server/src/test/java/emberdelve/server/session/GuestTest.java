package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.link.Input;
import emberdelve.server.model.Preferences;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

/** Looking around without a password, against a real database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class GuestTest {
    private final Doorstep doorstep = new Doorstep();

    @BeforeAll
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterAll
    void closeTheStore() {
        doorstep.close();
    }

    @Test
    void oneWordLetsAGuestInUnderANameThatNobodyElseCanHave() {
        var visit = doorstep.visit();
        looksAround(visit);

        var create = (Input.Create) visit.inputs.getFirst();
        var name = create.character().name();
        assertThat(create.role()).isEqualTo(Role.GUEST);
        assertThat(name).matches("Guest([bdhjlmnrstvw][aeiou]){3}[lnrs]?");
        assertThat(NameRules.canonical(name)).contains(name);
        assertThat(doorstep.database().accounts().byName(name).orElseThrow().role())
                .isEqualTo("guest");
        assertThat(String.join("\n", visit.terminal.read())).contains("look around as a guest");
        var another = doorstep.visit();
        another.types("new");
        assertThat(String.join(" ", another.types("Guestabcd"))).contains("means something else");
    }

    @Test
    void nobodyLogsInAsAGuestASecondTime() {
        var visit = doorstep.visit();
        looksAround(visit);
        var name = ((Input.Create) visit.inputs.getFirst()).character().name();

        var later = doorstep.visit();
        later.types("connect " + name + " " + Doorstep.SECRET);
        later.terminal.runNext();
        assertThat(later.inputs).isEmpty();
    }

    @Test
    void thereAreSoManyGuestsAndNoMore() {
        var first = doorstep.visit();
        for (var at = 0; at < LimitSettings.DEFAULTS.guests(); at++) {
            var guest = doorstep.visit(first.context);
            looksAround(guest);
            guest.entersWith(Preferences.DEFAULT);
        }
        var told = first.types("guest");
        assertThat(told).anyMatch(line -> line.contains("as many guests as fit in"));
        assertThat(first.inputs).isEmpty();
    }

    /** Until a name is found that no guest before has had: the seed of the names is the same. */
    private static void looksAround(Visit visit) {
        visit.types("guest");
        while (visit.inputs.isEmpty()) visit.terminal.runNext();
    }

    @Test
    void aBannedAddressSendsNoGuests() {
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        "192.0.2.7",
                        "bots",
                        "Sable",
                        "owner",
                        0,
                        Optional.empty()));
        var visit = doorstep.visit();
        visit.types("guest");
        visit.terminal.runNext();
        assertThat(visit.inputs).isEmpty();
        doorstep.bans();
    }
}
