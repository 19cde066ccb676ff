package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.telnet.ConnectionLimit.Answer;

import org.junit.jupiter.api.Test;

final class ConnectionLimitTest {
    private final ConnectionLimit connectionLimit = new ConnectionLimit(() -> 3, () -> 2);
    private final PeerAddress here = new PeerAddress("192.0.2.1", "192.0.2.1");
    private final PeerAddress there = new PeerAddress("192.0.2.2", "192.0.2.2");

    @Test
    void oneAddressGetsSoManyAndAllTogetherSoMany() {
        assertThat(connectionLimit.enter(here)).isEqualTo(Answer.WELCOME);
        assertThat(connectionLimit.enter(here)).isEqualTo(Answer.WELCOME);
        assertThat(connectionLimit.enter(here)).isEqualTo(Answer.TOO_MANY_FROM_THERE);
        assertThat(connectionLimit.enter(there)).isEqualTo(Answer.WELCOME);
        assertThat(connectionLimit.enter(there)).isEqualTo(Answer.FULL);
        assertThat(connectionLimit.inside()).isEqualTo(3);
    }

    @Test
    void whoLeavesMakesRoom() {
        connectionLimit.enter(here);
        connectionLimit.enter(here);
        connectionLimit.enter(here);
        connectionLimit.leave(here);
        assertThat(connectionLimit.enter(here)).isEqualTo(Answer.WELCOME);

        connectionLimit.leave(here);
        connectionLimit.leave(here);
        assertThat(connectionLimit.inside()).isZero();
    }
}
