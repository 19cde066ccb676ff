package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordHashTest {
    private static final HashCost CHEAP = new HashCost(64, 1, 1);

    private final PasswordHash hash = new PasswordHash(CHEAP);

    @Test
    void aPasswordMatchesItsHashAndNoOtherDoes() {
        var phc = hash.hash("correct horse");

        assertThat(phc).startsWith("$argon2id$v=19$m=64,t=1,p=1$");
        assertThat(hash.matches("correct horse", phc)).isTrue();
        assertThat(hash.matches("correct horsf", phc)).isFalse();
        assertThat(hash.matches("", phc)).isFalse();
    }

    @Test
    void twoHashesOfOnePasswordDiffer() {
        assertThat(hash.hash("same")).isNotEqualTo(hash.hash("same"));
    }

    @Test
    void theDefaultCostIsTheOneThatWasMeasured() {
        var phc = new PasswordHash(HashCost.DEFAULT).hash("horse");

        assertThat(phc).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        // A string carries its own cost: it stays valid when the setting changes.
        assertThat(hash.matches("horse", phc)).isTrue();
    }

    @Test
    void anAccentedLetterTypedInTwoWaysIsOnePassword() {
        assertThat(hash.matches("cafe\u0301", hash.hash("caf\u00e9"))).isTrue();
    }

    @Test
    void nobodysPasswordMatchesNobody() {
        assertThat(hash.matchesNobody("nobody has this password")).isFalse();
        assertThat(hash.matchesNobody("horse")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "$", "rubbish", "$argon2id$", "$argon2id$v=19$m=64,t=1,p=1$", "$2b$12$abcdefghijk",
        "$argon2id$v=19$m=x,t=1,p=1$c2FsdA$aGFzaA", "$argon2id$v=19$m=64,t=1,p=1$*$*"
    })
    void aDamagedHashMatchesNothing(String phc) {
        assertThat(hash.matches("horse", phc)).isFalse();
    }

    @Test
    void aCostThatWouldEatTheMachineIsRefused() {
        assertThatThrownBy(() -> new HashCost(2 * 1024 * 1024, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("memory_kib");
    }
}
