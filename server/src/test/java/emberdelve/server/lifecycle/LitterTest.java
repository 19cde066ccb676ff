package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.lifecycle.Litter.Heap;

import org.junit.jupiter.api.Test;

/** A collection that stops the world waits until there is much to collect, and nobody plays. */
class LitterTest {
    private static final long KEPT = 40L << 20;
    private static final long FULL = KEPT + Litter.WORTH_OCTETS;

    private final Litter litter = new Litter(heap(KEPT, 7));

    @Test
    void aCrowdsGarbageIsCollectedOnceAllIsQuiet() {
        assertThat(litter.isWorthCollecting(heap(FULL, 20))).as("they come").isFalse();
        assertThat(litter.isWorthCollecting(heap(FULL, 20))).as("they are in").isTrue();
    }

    @Test
    void littleGarbageStaysWhereItIs() {
        assertThat(litter.isWorthCollecting(heap(FULL - 1, 7))).isFalse();
        assertThat(litter.isWorthCollecting(heap(FULL - 1, 7))).isFalse();
    }

    @Test
    void nobodyIsStoppedWhoPlays() {
        var used = FULL;
        for (var look = 0; look < 10; look++) {
            used += Litter.QUIET_OCTETS + 1;
            assertThat(litter.isWorthCollecting(heap(used, 7))).isFalse();
        }
        assertThat(litter.isWorthCollecting(heap(used + Litter.QUIET_OCTETS, 7))).isTrue();
    }

    @Test
    void veryManyOldObjectsAreCollectedWhoeverPlays() {
        var much = KEPT + Litter.MUCH_OCTETS;
        assertThat(litter.isWorthCollecting(new Heap(much, Litter.MUCH_OCTETS - 1, 20))).isFalse();
        assertThat(litter.isWorthCollecting(new Heap(much, Litter.MUCH_OCTETS, 40))).isTrue();
        litter.collected(new Heap(KEPT, 1, 41));
        assertThat(litter.isWorthCollecting(new Heap(much, Litter.MUCH_OCTETS, 60))).isFalse();
    }

    @Test
    void veryManyYoungObjectsAreNot() {
        var much = KEPT + 2 * Litter.MUCH_OCTETS;
        assertThat(litter.isWorthCollecting(heap(much, 20))).isFalse();
    }

    private static Heap heap(long used, long collections) {
        return new Heap(used, 0, collections);
    }

    @Test
    void whatLivesIsNoGarbage() {
        assertThat(litter.isWorthCollecting(heap(FULL, 7))).isFalse();
        assertThat(litter.isWorthCollecting(heap(FULL, 7))).isTrue();
        litter.collected(heap(FULL, 8));

        assertThat(litter.isWorthCollecting(heap(FULL, 8))).isFalse();
        assertThat(litter.isWorthCollecting(heap(FULL + 1, 8))).isFalse();
    }
}
