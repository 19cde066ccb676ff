package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.Role;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.Locale;

/** The players who can come back without the store. */
final class AccountCacheTest {
    private static final AccountCache.Resident MIRA = new AccountCache.Resident(50, "Mira");
    private static final AccountCache.Resident MORA = new AccountCache.Resident(51, "Mora");

    private final AccountCache accountCache = new AccountCache();

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
        accountCache.known(account(1, "Mira"));
        accountCache.came(1, MIRA);
    }

    @Test
    void whoIsInIsFoundByTheAccountsNameWhateverItsCase() {
        assertThat(accountCache.byName("Mira")).isEmpty();
        miraIsIn();

        assertThat(accountCache.byName("mIRA")).contains(account(1, "Mira"));
        assertThat(accountCache.of(1)).containsExactly(MIRA);
    }

    @Test
    void whoOnlyKnocksIsNotIn() {
        accountCache.known(account(1, "Mira"));

        assertThat(accountCache.byName("Mira")).isEmpty();
        assertThat(accountCache.of(1)).isEmpty();
    }

    @Test
    void anAccountIsInForAsLongAsOneOfItsCharactersIs() {
        miraIsIn();
        accountCache.came(1, MORA);
        accountCache.left(1, MIRA.character());
        assertThat(accountCache.of(1)).containsExactly(MORA);

        accountCache.left(1, MORA.character());

        assertThat(accountCache.byName("Mira")).isEmpty();
    }

    @Test
    void whoComesBackIsInOnce() {
        miraIsIn();
        accountCache.came(1, MIRA);

        assertThat(accountCache.of(1)).containsExactly(MIRA);
    }

    @Test
    void whoseLastCharacterLeftMayChooseAnother() {
        miraIsIn();
        accountCache.left(1, MIRA.character());
        accountCache.came(1, MORA);

        assertThat(accountCache.byName("Mira")).isPresent();
    }

    @Test
    void aNewPasswordAndANewRoleCountAtOnceAndWhatWasReadBeforeDoesNot() {
        miraIsIn();
        accountCache.hasPassword(1, "other");
        accountCache.hasRole(1, Role.HELPER);
        accountCache.known(account(1, "Mira"));

        var row = accountCache.byName("Mira").orElseThrow();
        assertThat(row.passwordHash()).isEqualTo("other");
        assertThat(row.role()).isEqualTo("helper");
    }

    @Test
    void ofThoseAtTheDoorTheOldestIsForgotten() {
        for (var id = 1; id <= AccountCache.AT_THE_DOOR_MAX + 1; id++)
            accountCache.known(account(id, "Name" + id));
        accountCache.came(1, MIRA);
        accountCache.came(2, MORA);

        assertThat(accountCache.byName("Name1")).isEmpty();
        assertThat(accountCache.byName("Name2")).isPresent();
    }
}
