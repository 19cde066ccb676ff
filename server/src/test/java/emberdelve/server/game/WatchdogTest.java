package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.link.Inbox;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A dungeon that stands still is noticed by somebody who does not wait for it. */
class WatchdogTest {
    private final List<String> logged = new ArrayList<>();
    private final List<String> stops = new ArrayList<>();
    private final GameLock lock = new GameLock(() -> {}, new Inbox(1));
    private final List<Boolean> told = new ArrayList<>();
    private boolean isFull;
    private long nowNanos;
    private final Watchdog watchdog =
            new Watchdog(
                    lock::turn,
                    () -> nowNanos,
                    logged::add,
                    new Watchdog.Alarm("the dungeon", this::tell, stops::add));

    @Test
    void aDeedThatNeverEndsIsToldAfterFiveSecondsAndEndsTheServerAfterThirty() {
        lock.take(() -> {
            watch(Watchdog.DUMP_AFTER.minusSeconds(1));
            assertThat(logged).isEmpty();
            assertThat(watchdog.isStuck()).isFalse();
            watch(Duration.ofSeconds(2));
            assertThat(watchdog.isStuck()).isTrue();
            assertThat(logged)
                    .singleElement()
                    .asString()
                    .startsWith("the dungeon has stood still for 5 s; what each thread is at:\n")
                    .contains(Thread.currentThread().getName() + ": RUNNABLE\n    at ")
                    .contains("WatchdogTest");
            assertThat(stops).isEmpty();
            watch(Watchdog.END_AFTER.minusSeconds(6));
            assertThat(stops).isEmpty();
            watch(Duration.ofSeconds(1));
            assertThat(stops).containsExactly("the dungeon has stood still for 30 s");
        });
        watch(Duration.ofSeconds(1));
        assertThat(watchdog.isStuck()).isFalse();
        assertThat(logged).hasSize(2).last().isEqualTo("the dungeon goes on after 31 s");
    }

    @Test
    void aDungeonInWhichNothingHappensIsNotStuck() {
        watch(Duration.ofMinutes(2));
        lock.take(() -> {});
        watch(Duration.ofMinutes(2));
        assertThat(logged).isEmpty();
    }

    @Test
    void manyShortDeedsAreNotALongOne() {
        for (var second = 0; second < 60; second++) lock.take(() -> watch(Duration.ofSeconds(1)));
        assertThat(logged).isEmpty();
        assertThat(stops).isEmpty();
    }

    private boolean tell(boolean still) {
        return !isFull && told.add(still);
    }

    @Test
    void othersAreToldOnceThatItStandsStillAndThatItGoesOn() {
        lock.take(() -> {
            watch(Watchdog.DUMP_AFTER.minusSeconds(1));
            assertThat(told).isEmpty();
            isFull = true;
            watch(Duration.ofSeconds(3));
            isFull = false;
            watch(Duration.ofSeconds(9));
            assertThat(told).containsExactly(true);
        });
        watch(Duration.ofSeconds(9));
        assertThat(told).containsExactly(true, false);
    }

    private void watch(Duration time) {
        for (var seconds = 0; seconds < time.toSeconds(); seconds++) {
            nowNanos += Duration.ofSeconds(1).toNanos();
            watchdog.look();
        }
    }
}
