package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;

import org.junit.jupiter.api.Test;

import java.time.Duration;

/** Whoever guesses the code of the first owner does not fill the audit. */
class WrongClaimsTest {
    private final Performance play = Performance.ofSeed(7);

    private int audited() {
        play.forget();
        for (var at = 0; at < 20; at++)
            play.takes(new Input.Claimed(new ClaimOrder(1, "Mira", "here", Role.PLAYER), false));
        return play.played().split("Audit", -1).length - 1;
    }

    @Test
    void aFewAMinuteAreWrittenThere() {
        play.comes("Mira", "guardian");
        assertThat(audited()).isEqualTo(3);
        assertThat(audited()).isZero();
        play.ticks((int) play.world().ticks(Duration.ofSeconds(20)));
        assertThat(audited()).isEqualTo(1);
        play.takes(new Input.Claimed(new ClaimOrder(1, "Mira", "here", Role.PLAYER), true));
        assertThat(play.played()).contains("You are the owner now.");
    }
}
