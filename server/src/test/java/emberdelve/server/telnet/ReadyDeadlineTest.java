package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.transport.Transports;

import org.junit.jupiter.api.Test;

import java.time.Duration;

final class ReadyDeadlineTest {
    private static final Duration READY = Transports.READY_WITHIN;

    private final ReadyDeadline deadline = new ReadyDeadline(0);

    @Test
    void whoSaysNothingHasAMoment() {
        assertThat(left(Duration.ZERO, false)).isEqualTo(READY);
        assertThat(left(READY, true)).isEqualTo(Duration.ZERO);
    }

    @Test
    void eachPageGivesAnotherMoment() {
        deadline.pageRead(READY.dividedBy(2).toNanos());

        assertThat(left(READY, false)).isEqualTo(READY.dividedBy(2));
        assertThat(left(READY.multipliedBy(2), false)).isNegative();
    }

    @Test
    void whoIsStillBeingSentAPageIsNotCutOff() {
        deadline.pageRead(0);

        assertThat(left(READY.multipliedBy(3), true)).isEqualTo(ReadyDeadline.SENDING_LOOK);
        assertThat(left(READY.multipliedBy(3), false)).isNegative();
    }

    @Test
    void noBrowserReadsForEver() {
        deadline.pageRead(ReadyDeadline.PAGES_WITHIN.toNanos());

        assertThat(left(ReadyDeadline.PAGES_WITHIN, true)).isEqualTo(Duration.ZERO);
    }

    @Test
    void whatThePeerWaitsForUsIsNotCountedAndItsMomentBeginsAnew() {
        deadline.oursToDo(READY.dividedBy(2).toNanos());
        deadline.theirsToDo(READY.multipliedBy(4).toNanos());

        assertThat(left(READY.multipliedBy(4), false)).isEqualTo(READY);
        assertThat(left(READY.multipliedBy(5), false)).isEqualTo(Duration.ZERO);
        assertThat(deadline.sinceConnectedNanos(READY.multipliedBy(4).toNanos()))
                .isEqualTo(READY.dividedBy(2).toNanos());
    }

    /** As a handshake that goes on while its connection waits in a crowd. */
    @Test
    void whatIsOursTwiceAtATimeIsCountedOnce() {
        deadline.oursToDo(READY.toNanos());
        deadline.oursToDo(READY.multipliedBy(2).toNanos());
        deadline.theirsToDo(READY.multipliedBy(3).toNanos());
        deadline.theirsToDo(READY.multipliedBy(4).toNanos());

        assertThat(deadline.sinceConnectedNanos(READY.multipliedBy(4).toNanos()))
                .isEqualTo(READY.multipliedBy(2).toNanos());
    }

    private Duration left(Duration at, boolean sending) {
        return Duration.ofNanos(deadline.leftNanos(at.toNanos(), sending));
    }
}
