package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

final class HashingTest {
    private static final int WAITING_MAX = 3;

    private final AtomicInteger rests = new AtomicInteger();
    private final Hashing hashing =
            new Hashing(1, WAITING_MAX, Duration.ofMillis(1), rests::incrementAndGet);
    private final CountDownLatch firstIsDone = new CountDownLatch(1);
    private final List<String> done = new CopyOnWriteArrayList<>();

    @AfterEach
    void stop() {
        firstIsDone.countDown();
        hashing.stop();
    }

    @Test
    void whoCameFirstIsHashedFirst() {
        occupy();
        for (var name : List.of("one", "two", "three")) assertThat(queue(name)).isTrue();
        firstIsDone.countDown();

        await().untilAsserted(() -> assertThat(done).containsExactly("one", "two", "three"));
    }

    @Test
    void ofMoreThanMayWaitTheLastIsRefused() {
        occupy();
        for (var i = 0; i < WAITING_MAX; i++) assertThat(queue("early")).isTrue();

        assertThat(queue("late")).isFalse();
    }

    @Test
    void whoHasHungUpIsNotHashed() {
        var there = new AtomicBoolean(true);
        occupy();
        hashing.offer(there::get, () -> done.add("gone"));
        queue("patient");
        there.set(false);
        firstIsDone.countDown();

        await().untilAsserted(() -> assertThat(done).containsExactly("patient"));
    }

    @Test
    void whoHasHungUpTakesNobodysRoom() {
        var there = new AtomicBoolean(true);
        occupy();
        for (var i = 0; i < WAITING_MAX; i++) hashing.offer(there::get, () -> done.add("gone"));
        there.set(false);

        assertThat(queue("patient")).isTrue();
    }

    @Test
    void theMemoryIsGivenBackWhenNobodyHasComeForAWhile() {
        queue("only");

        await().untilAsserted(() -> assertThat(rests).hasPositiveValue());
        assertThat(queue("next")).isTrue();
        await().untilAsserted(() -> assertThat(done).containsExactly("only", "next"));
    }

    private boolean queue(String name) {
        return hashing.offer(() -> true, () -> done.add(name));
    }

    /** Somebody whose password takes long. */
    private void occupy() {
        var begun = new CountDownLatch(1);
        hashing.offer(
                () -> true,
                () -> {
                    begun.countDown();
                    pass(firstIsDone);
                });
        pass(begun);
    }

    private static void pass(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
