package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.account.HashCost;
import emberdelve.server.lifecycle.StartException;

import org.junit.jupiter.api.Test;

final class HashCapacityTest {
    private static final long MIB = 1024 * 1024;

    @Test
    void oneCoreStaysFreeForTheGame() {
        assertThat(HashCapacity.of(HashCost.DEFAULT, 1, 1024 * MIB).threads()).isEqualTo(1);
        assertThat(HashCapacity.of(HashCost.DEFAULT, 2, 1024 * MIB).threads()).isEqualTo(1);
        assertThat(HashCapacity.of(HashCost.DEFAULT, 4, 1024 * MIB).threads()).isEqualTo(3);
        assertThat(HashCapacity.of(HashCost.DEFAULT, 64, 1024 * MIB).threads()).isEqualTo(4);
    }

    @Test
    void allAtATimeTakeNoMoreThanHalfOfTheHeap() {
        assertThat(HashCapacity.of(HashCost.DEFAULT, 64, 64 * MIB).kibMax()).isEqualTo(32 * 1024);
        assertThat(HashCapacity.of(HashCost.DEFAULT, 64, 8192 * MIB).kibMax())
                .isEqualTo(4 * HashCost.DEFAULT.memoryKib());
    }

    @Test
    void aPasswordThatWasHashedInMoreMemoryFindsRoom() {
        assertThat(HashCapacity.of(HashCost.DEFAULT, 2, 8192 * MIB).kibMax()).isEqualTo(64 * 1024);
    }

    @Test
    void aHeapThatIsTooSmallForOnePasswordStopsTheStart() {
        var half = new HashCost(16 * 1024, 2, 1);

        assertThat(HashCapacity.of(half, 2, 32 * MIB).kibMax()).isEqualTo(16 * 1024);
        assertThatThrownBy(() -> HashCapacity.of(HashCost.DEFAULT, 2, 32 * MIB))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("passwords.memory-kib: 19456 (expected: at most 16384,")
                .hasMessageContaining("-Xmx70m");
    }
}
