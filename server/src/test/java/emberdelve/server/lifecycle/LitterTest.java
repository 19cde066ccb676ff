package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.lifecycle.Litter.Heap;

import org.junit.jupiter.api.Test;

/** A collection that stops the world waits until there is much to collect, and nobody plays. */
class LitterTest {
    private static final long KEPT = 40L << 20;
    private static final long FULL = KEPT + Litter.WORTH_OCTETS;

    private final Litter litter = new Litter(new Heap(KEPT, 7));

    @Test
    void aCrowdsGarbageIsCollectedOnceAllIsQuiet() {
        assertThat(litter.isWorthCollecting(new Heap(FULL, 20))).as("they come").isFalse();
        assertThat(litter.isWorthCollecting(new Heap(FULL, 20))).as("they are in").isTrue();
    }

    @Test
    void littleGarbageStaysWhereItIs() {
        assertThat(litter.isWorthCollecting(new Heap(FULL - 1, 7))).isFalse();
        assertThat(litter.isWorthCollecting(new Heap(FULL - 1, 7))).isFalse();
    }

    @Test
    void nobodyIsStoppedWhoPlays() {
        var used = FULL;
        for (var look = 0; look < 10; look++) {
            used += Litter.QUIET_OCTETS + 1;
            assertThat(litter.isWorthCollecting(new Heap(used, 7))).isFalse();
        }
        assertThat(litter.isWorthCollecting(new Heap(used + Litter.QUIET_OCTETS, 7))).isTrue();
    }

    @Test
    void veryMuchIsCollectedWhoeverPlays() {
        var much = KEPT + Litter.MUCH_OCTETS;
        assertThat(litter.isWorthCollecting(new Heap(much - 1, 20))).isFalse();
        assertThat(litter.isWorthCollecting(new Heap(much, 40))).isTrue();
    }

    @Test
    void whatLivesIsNoGarbage() {
        assertThat(litter.isWorthCollecting(new Heap(FULL, 7))).isFalse();
        assertThat(litter.isWorthCollecting(new Heap(FULL, 7))).isTrue();
        litter.collected(new Heap(FULL, 8));

        assertThat(litter.isWorthCollecting(new Heap(FULL, 8))).isFalse();
        assertThat(litter.isWorthCollecting(new Heap(FULL + 1, 8))).isFalse();
    }
}
