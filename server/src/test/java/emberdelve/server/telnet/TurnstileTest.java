package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.telnet.Turnstile.Answer;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class TurnstileTest {
    private final Turnstile turnstile =
            new Turnstile(
                    new LimitSettings(
                            2,
                            3,
                            20,
                            Duration.ofSeconds(60),
                            Duration.ofMinutes(15),
                            3,
                            20,
                            40,
                            1024,
                            40,
                            10,
                            10,
                            Duration.ofMinutes(30)));
    private final PeerAddress here = new PeerAddress("192.0.2.1", "192.0.2.1");
    private final PeerAddress there = new PeerAddress("192.0.2.2", "192.0.2.2");

    @Test
    void oneAddressGetsSoManyAndAllTogetherSoMany() {
        assertThat(turnstile.enter(here)).isEqualTo(Answer.WELCOME);
        assertThat(turnstile.enter(here)).isEqualTo(Answer.WELCOME);
        assertThat(turnstile.enter(here)).isEqualTo(Answer.TOO_MANY_FROM_THERE);
        assertThat(turnstile.enter(there)).isEqualTo(Answer.WELCOME);
        assertThat(turnstile.enter(there)).isEqualTo(Answer.FULL);
        assertThat(turnstile.inside()).isEqualTo(3);
    }

    @Test
    void whoLeavesMakesRoom() {
        turnstile.enter(here);
        turnstile.enter(here);
        turnstile.enter(here);
        turnstile.leave(here);
        assertThat(turnstile.enter(here)).isEqualTo(Answer.WELCOME);

        turnstile.leave(here);
        turnstile.leave(here);
        assertThat(turnstile.inside()).isZero();
    }
}
