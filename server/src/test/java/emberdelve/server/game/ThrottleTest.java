package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

final class ThrottleTest {
    private static final long SECOND = 1_000_000_000L;

    private final AtomicLong now = new AtomicLong();
    private final Throttle throttle =
            new Throttle(new Clock(InstantSource.fixed(Instant.EPOCH), now::get));

    @Test
    void guessesOfOneAddressAreTwoASecondInTheLongRun() {
        var guesses = 0;
        for (var tenth = 0; tenth < 600; tenth++) {
            while (throttle.allows("192.0.2.1")) {
                throttle.wrong("192.0.2.1");
                guesses++;
            }
            now.addAndGet(SECOND / 10);
        }
        assertThat(guesses)
                .isBetween(60 * Throttle.PER_SECOND, 60 * Throttle.PER_SECOND + Throttle.BURST);
    }

    /** All were let through before the first turned out wrong; each of them is paid for. */
    @Test
    void wrongPasswordsThatWereCheckedAtOnceAreADebt() {
        var atOnce = Throttle.BURST + 10 * Throttle.PER_SECOND;
        for (var each = 0; each < atOnce; each++) assertThat(throttle.allows("192.0.2.1")).isTrue();
        for (var each = 0; each < atOnce; each++) throttle.wrong("192.0.2.1");

        now.addAndGet(10 * SECOND);
        assertThat(throttle.allows("192.0.2.1")).isFalse();
        now.addAndGet(SECOND / Throttle.PER_SECOND);
        assertThat(throttle.allows("192.0.2.1")).isTrue();
    }

    @Test
    void whoIsElsewhereIsNotHeldUp() {
        for (var guess = 0; guess < 50; guess++) throttle.wrong("192.0.2.1");

        assertThat(throttle.allows("192.0.2.1")).isFalse();
        assertThat(throttle.allows("192.0.2.2")).isTrue();
    }

    @Test
    void addressesAreForgottenWhenThereAreTooManyOrTheyHaveBeenQuiet() {
        for (var each = 0; each < Throttle.PLACES_MAX + 500; each++)
            throttle.wrong("address " + each);
        assertThat(throttle.places()).isEqualTo(Throttle.PLACES_MAX);

        now.addAndGet(3_600 * SECOND);
        throttle.wrong("one more");
        throttle.wrong("and another");
        assertThat(throttle.places()).isLessThanOrEqualTo(Throttle.PLACES_MAX);
        assertThat(throttle.allows("address 700")).isTrue();
    }
}
