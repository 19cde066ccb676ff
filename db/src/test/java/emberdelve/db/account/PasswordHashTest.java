package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.management.ManagementFactory;

class PasswordHashTest {
    private static final HashCost CHEAP = new HashCost(64, 1, 1);

    private final PasswordHash hash = new PasswordHash(CHEAP, new HashMemory(19 * 1024));

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
        var phc = new PasswordHash(HashCost.DEFAULT, new HashMemory(19 * 1024)).hash("horse");

        assertThat(phc).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        // A string carries its own cost: it stays valid when the setting changes.
        assertThat(hash.matches("horse", phc)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$argon2id$v=19$m=19456,t=2,p=1$epahMwO43t4FvGzK78JPYg"
                        + "$jwc980fLXF+vjaXIBJ4q1WI2sBDxRKGZE8LqHdKWkEI",
                "$argon2id$v=19$m=64,t=1,p=1$WlCF0K3ko8NzbwtgOjSqhQ"
                        + "$BAcEuMl7C45ri35/OqEf5EyS9elGvO0d+z5D3RDYY2s",
                "$argon2id$v=19$m=256,t=3,p=4$zt+ww4kBfyLBKnr8FLAYlw"
                        + "$wJfvNoO3owL6tC67O6pijggdQYTJ2Y+TIJKIp63deuc",
                "$argon2id$v=19$m=100,t=1,p=3$TSvsTxm1CR2Wt9MjWMG/Lg"
                        + "$UJtvNrf++wXyRERRF6QsZqM98Y51uYocsq6fDQ6IUC8"
            })
    void whatAnotherLibraryHashedIsStillThatPassword(String phc) {
        assertThat(hash.matches("caf\u00e9 \ud83d\udd25", phc)).isTrue();
        assertThat(hash.matches("cafe \ud83d\udd25", phc)).isFalse();
    }

    @Test
    void aSecondPasswordIsHashedInTheMemoryOfTheFirst() {
        var memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var dear = new PasswordHash(HashCost.DEFAULT, new HashMemory(19 * 1024));
        var phc = dear.hash("horse");

        var before = memory.getCurrentThreadAllocatedBytes();
        assertThat(dear.matches("mouse", phc)).isFalse();
        assertThat(memory.getCurrentThreadAllocatedBytes() - before).isLessThan(1024 * 1024);
    }

    @Test
    void aPasswordThatNeedsMoreMemoryThanThereIsSaysSo() {
        var narrow = new PasswordHash(CHEAP, new HashMemory(64));
        var phc = new PasswordHash(new HashCost(128, 1, 1), new HashMemory(128)).hash("horse");

        assertThatThrownBy(() -> narrow.matches("horse", phc))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("128 KiB (expected: at most 64;");
    }

    @Test
    void anAccentedLetterTypedInTwoWaysIsOnePassword() {
        assertThat(hash.matches("cafe\u0301", hash.hash("caf\u00e9"))).isTrue();
    }

    @Test
    void nobodysPasswordMatchesNobody() {
        assertThat(hash.matchesNobody("nobody has this password")).isFalse();
        assertThat(hash.matchesNobody("horse")).isFalse();
        assertThat(hash.matches("nobody has this password", hash.ofNobody())).isFalse();
        assertThat(hash.ofNobody()).startsWith("$argon2id$v=19$m=64,t=1,p=1$");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "$",
                "rubbish",
                "$argon2id$",
                "$argon2id$v=19$m=64,t=1,p=1$",
                "$2b$12$abcdefghijk",
                "$argon2id$v=19$m=x,t=1,p=1$c2FsdA$aGFzaA",
                "$argon2id$v=19$m=64,t=1,p=1$*$*"
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
