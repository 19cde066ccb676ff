package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.Role;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.Locale;

/** Who can come back without the store. */
final class ResidentsTest {
    private static final Residents.Resident MIRA = new Residents.Resident(50, "Mira");
    private static final Residents.Resident MORA = new Residents.Resident(51, "Mora");

    private final Residents residents = new Residents();

    private static AccountRow account(long id, String name) {
        return new AccountRow(
                id,
                name,
                name.toLowerCase(Locale.ROOT),
                "hash",
                "player",
                false,
                Instant.EPOCH,
                Instant.EPOCH);
    }

    private void miraIsIn() {
        residents.known(account(1, "Mira"));
        residents.came(1, MIRA);
    }

    @Test
    void whoIsInIsFoundByTheAccountsNameWhateverItsCase() {
        assertThat(residents.byName("Mira")).isEmpty();
        miraIsIn();

        assertThat(residents.byName("mIRA")).contains(account(1, "Mira"));
        assertThat(residents.of(1)).containsExactly(MIRA);
    }

    @Test
    void whoOnlyKnocksIsNotIn() {
        residents.known(account(1, "Mira"));

        assertThat(residents.byName("Mira")).isEmpty();
        assertThat(residents.of(1)).isEmpty();
    }

    @Test
    void anAccountIsInForAsLongAsOneOfItsCharactersIs() {
        miraIsIn();
        residents.came(1, MORA);
        residents.left(1, MIRA.character());
        assertThat(residents.of(1)).containsExactly(MORA);

        residents.left(1, MORA.character());

        assertThat(residents.byName("Mira")).isEmpty();
    }

    @Test
    void whoComesBackIsInOnce() {
        miraIsIn();
        residents.came(1, MIRA);

        assertThat(residents.of(1)).containsExactly(MIRA);
    }

    @Test
    void whoseLastCharacterLeftMayChooseAnother() {
        miraIsIn();
        residents.left(1, MIRA.character());
        residents.came(1, MORA);

        assertThat(residents.byName("Mira")).isPresent();
    }

    @Test
    void aNewPasswordAndANewRoleCountAtOnceAndWhatWasReadBeforeDoesNot() {
        miraIsIn();
        residents.hasPassword(1, "other");
        residents.hasRole(1, Role.HELPER);
        residents.known(account(1, "Mira"));

        var row = residents.byName("Mira").orElseThrow();
        assertThat(row.passwordHash()).isEqualTo("other");
        assertThat(row.role()).isEqualTo("helper");
    }

    @Test
    void ofThoseAtTheDoorTheOldestIsForgotten() {
        for (var id = 1; id <= Residents.AT_THE_DOOR_MAX + 1; id++)
            residents.known(account(id, "Name" + id));
        residents.came(1, MIRA);
        residents.came(2, MORA);

        assertThat(residents.byName("Name1")).isEmpty();
        assertThat(residents.byName("Name2")).isPresent();
    }
}
