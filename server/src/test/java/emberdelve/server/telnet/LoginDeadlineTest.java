package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;

import org.junit.jupiter.api.Test;

import java.time.Duration;

final class LoginDeadlineTest {
    private static final Duration SILENT = LimitSettings.DEFAULTS.loginTimeout();
    private static final Duration TALKING = LimitSettings.DEFAULTS.newcomerTimeout();
    private static final Duration HANDSHAKE = Duration.ofSeconds(7);

    private final LoginDeadline clock = new LoginDeadline(0, HANDSHAKE, LimitSettings.DEFAULTS);

    @Test
    void ofWhomNothingComesHasLittleTimeAndTheHandshakeCounts() {
        var last = SILENT.minus(HANDSHAKE).toNanos() - 1;
        assertThat(clock.leftNanos(last)).isEqualTo(1);
        assertThat(clock.leftNanos(last + 1)).isZero();
    }

    @Test
    void whoseClientHasAnsweredHasTimeToThinkOfAName() {
        clock.heard();
        assertThat(clock.leftNanos(SILENT.toNanos())).isPositive();
        assertThat(clock.leftNanos(TALKING.minus(HANDSHAKE).toNanos())).isZero();
    }
}
