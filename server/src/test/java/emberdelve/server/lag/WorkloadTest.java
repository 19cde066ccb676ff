package emberdelve.server.lag;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.stream.Collectors;

/** What took long is known by name, and nobody is blamed for another's time. */
class WorkloadTest {
    private long nowNanos;
    private long collectedMillis;
    private final Workload workload =
            new Workload(
                    () -> nowNanos,
                    () -> collectedMillis,
                    deeds ->
                            DeedName.of(
                                    deeds.stream()
                                            .map(Object::toString)
                                            .collect(Collectors.joining("/"))));

    @Test
    void aDeedIsSlowFromTheLimitOn() {
        deed("quick", 4);
        assertThat(workload.takeSlow()).isEmpty();
        deed("slow", 5);
        assertThat(workload.takeSlow()).containsExactly(slow("slow", 5));
        assertThat(workload.takeSlow()).isEmpty();
    }

    @Test
    void theTimeOfADeedWithinAnotherIsTheInnerOnesAlone() {
        workload.begin("look");
        pass(6);
        workload.begin("mira");
        pass(20);
        workload.end();
        workload.end();
        assertThat(workload.takeSlow()).containsExactly(slow("look/mira", 20), slow("look", 6));
    }

    @Test
    void deedsMayLieInOneAnotherAsDeeplyAsTheyLike() {
        for (var depth = 0; depth < 100; depth++) workload.begin(depth);
        pass(7);
        for (var depth = 0; depth < 100; depth++) workload.end();
        assertThat(workload.takeSlow()).hasSize(1).first().matches(it -> it.nanos() == millis(7));
        deed("after", 8);
        assertThat(workload.takeSlow()).containsExactly(slow("after", 8));
    }

    @Test
    void theSlowestOfATickAreKept() {
        for (var length = 10; length < 20; length++) deed("deed " + length, length);
        assertThat(workload.takeSlow())
                .hasSize(Workload.KEPT_MAX)
                .startsWith(slow("deed 19", 19), slow("deed 18", 18));
    }

    @Test
    void nobodyIsBlamedForTheCollectionOfGarbage() {
        workload.begin("mira");
        pass(60);
        collectedMillis += 50;
        workload.end();
        deed("tom", 9);
        assertThat(workload.takeSlow())
                .containsExactly(slow("garbage collection", 50), slow("tom", 9));
    }

    private void deed(String what, long takesMillis) {
        workload.begin(what);
        pass(takesMillis);
        workload.end();
    }

    private void pass(long millis) {
        nowNanos += millis(millis);
    }

    private static SlowDeed slow(String what, long millis) {
        return new SlowDeed(DeedName.of(what), millis(millis));
    }

    private static long millis(long count) {
        return Duration.ofMillis(count).toNanos();
    }
}
