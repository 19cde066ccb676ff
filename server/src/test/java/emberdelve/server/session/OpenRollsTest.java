package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Abilities;

import org.junit.jupiter.api.Test;

class OpenRollsTest {
    private final OpenRolls rolls = new OpenRolls();

    @Test
    void theOldestIsForgottenWhereTooManyHaveNotDecided() {
        var rolled = new OpenRolls.Rolled(Abilities.AVERAGE, 2);
        for (var account = 0; account < OpenRolls.ACCOUNTS_MAX; account++)
            rolls.keep(identity(account), rolled);
        assertThat(rolls.of(identity(0))).contains(rolled);

        rolls.keep(identity(OpenRolls.ACCOUNTS_MAX), rolled);
        assertThat(rolls.of(identity(0))).isEmpty();
        assertThat(rolls.of(identity(1))).contains(rolled);
        assertThat(rolls.of(identity(OpenRolls.ACCOUNTS_MAX))).contains(rolled);
    }

    private static Identity identity(long account) {
        return new Identity(account, "Mira", Role.PLAYER, false);
    }
}
