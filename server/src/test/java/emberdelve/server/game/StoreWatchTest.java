package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.StoreState;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.link.Input;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Optional;

/** docs/operating.md P7: what failing saving means for play. */
final class StoreWatchTest {
    private final StoreWatch watch = new StoreWatch();

    private static StoreHealth health(StoreState state, Duration unsaved) {
        return new StoreHealth(state, 7, unsaved, 1, 0, Duration.ZERO, "");
    }

    /** What everybody is told. */
    private Optional<String> seen(StoreHealth health) {
        return watch.change(health).flatMap(change -> watch.take((Input.Saving) change));
    }

    private Optional<String> after(Duration unsaved) {
        return seen(health(StoreState.FAILING, unsaved));
    }

    @Test
    void whileSavingIsWellNobodyIsTold() {
        assertThat(seen(health(StoreState.WELL, Duration.ofMillis(300)))).isEmpty();
        assertThat(watch.holds()).isFalse();
        assertThat(watch.refusesDeeds()).isFalse();
    }

    @Test
    void playersAreWarnedOnceThenHeldAndToldWhenItWorksAgain() {
        assertThat(after(StoreWatch.WARN_AFTER)).isEmpty();
        assertThat(after(StoreWatch.WARN_AFTER.plusNanos(1))).contains("store.ill");
        assertThat(after(StoreWatch.HOLD_AFTER)).isEmpty();
        assertThat(watch.holds()).isFalse();
        assertThat(after(StoreWatch.HOLD_AFTER.plusNanos(1))).contains("store.held");
        assertThat(after(StoreWatch.HOLD_AFTER.plusHours(1))).isEmpty();
        assertThat(watch.holds()).isTrue();

        assertThat(seen(health(StoreState.WELL, Duration.ZERO))).contains("store.well");
        assertThat(watch.holds()).isFalse();
    }

    @Test
    void staffDeedsAreRefusedFromTheFirstFailureOn() {
        after(Duration.ZERO);
        assertThat(watch.refusesDeeds()).isTrue();
        seen(health(StoreState.REJECTED, Duration.ZERO));
        assertThat(watch.refusesDeeds()).isTrue();
        seen(health(StoreState.WELL, Duration.ZERO));
        assertThat(watch.refusesDeeds()).isFalse();
    }

    @Test
    void whatIsOnlyLateIsNoFailureYet() {
        assertThat(seen(health(StoreState.LATE, Duration.ofSeconds(2)))).isEmpty();
        assertThat(watch.refusesDeeds()).isFalse();
    }

    @Test
    void aDiskThatOnlyStallsIsTroubleAsWell() {
        assertThat(seen(health(StoreState.WELL, Duration.ofSeconds(6)))).contains("store.ill");
        assertThat(watch.refusesDeeds()).isTrue();
    }
}
