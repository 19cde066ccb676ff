package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.lifecycle.Garbage.Heap;

import org.junit.jupiter.api.Test;

/** A collection that stops the world waits until there is much to collect, and nobody plays. */
class GarbageTest {
    private static final long KEPT = 40L << 20;
    private static final long FULL = KEPT + Garbage.WORTH_OCTETS;

    private final Garbage garbage = new Garbage(heap(KEPT, 7));

    @Test
    void aCrowdsGarbageIsCollectedOnceAllIsQuiet() {
        assertThat(garbage.isWorthCollecting(heap(FULL, 20))).as("they come").isFalse();
        assertThat(garbage.isWorthCollecting(heap(FULL, 20))).as("they are in").isTrue();
    }

    @Test
    void littleGarbageStaysWhereItIs() {
        assertThat(garbage.isWorthCollecting(heap(FULL - 1, 7))).isFalse();
        assertThat(garbage.isWorthCollecting(heap(FULL - 1, 7))).isFalse();
    }

    @Test
    void nobodyIsStoppedWhoPlays() {
        var used = FULL;
        for (var look = 0; look < 10; look++) {
            used += Garbage.QUIET_OCTETS + 1;
            assertThat(garbage.isWorthCollecting(heap(used, 7))).isFalse();
        }
        assertThat(garbage.isWorthCollecting(heap(used + Garbage.QUIET_OCTETS, 7))).isTrue();
    }

    @Test
    void veryManyOldObjectsAreCollectedWhoeverPlays() {
        var much = KEPT + Garbage.MUCH_OCTETS;
        assertThat(garbage.isWorthCollecting(new Heap(much, Garbage.MUCH_OCTETS - 1, 20)))
                .isFalse();
        assertThat(garbage.isWorthCollecting(new Heap(much, Garbage.MUCH_OCTETS, 40))).isTrue();
        garbage.collected(new Heap(KEPT, 1, 41));
        assertThat(garbage.isWorthCollecting(new Heap(much, Garbage.MUCH_OCTETS, 60))).isFalse();
    }

    @Test
    void veryManyYoungObjectsAreNot() {
        var much = KEPT + 2 * Garbage.MUCH_OCTETS;
        assertThat(garbage.isWorthCollecting(heap(much, 20))).isFalse();
    }

    private static Heap heap(long used, long collections) {
        return new Heap(used, 0, collections);
    }

    @Test
    void whatLivesIsNoGarbage() {
        assertThat(garbage.isWorthCollecting(heap(FULL, 7))).isFalse();
        assertThat(garbage.isWorthCollecting(heap(FULL, 7))).isTrue();
        garbage.collected(heap(FULL, 8));

        assertThat(garbage.isWorthCollecting(heap(FULL, 8))).isFalse();
        assertThat(garbage.isWorthCollecting(heap(FULL + 1, 8))).isFalse();
    }
}
