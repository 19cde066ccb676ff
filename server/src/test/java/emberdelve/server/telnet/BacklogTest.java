package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BacklogTest {
    private static final long SECOND = 1_000_000_000L;

    private final Backlog backlog = new Backlog(1_000, 0);

    @Test
    void aReaderForWhomTooMuchWaitsIsHopeless() {
        backlog.look(1_000, 0);
        assertThat(backlog.isHopeless(0)).isFalse();
        backlog.look(1_001, 0);
        assertThat(backlog.isHopeless(0)).isTrue();
    }

    @Test
    void aReaderWhoTakesNothingForHalfAMinuteIsHopeless() {
        backlog.written(500);

        backlog.look(500, 29 * SECOND);
        assertThat(backlog.isHopeless(29 * SECOND)).isFalse();
        assertThat(backlog.leftNanos(29 * SECOND)).isEqualTo(SECOND);
        backlog.look(500, 30 * SECOND);
        assertThat(backlog.isHopeless(30 * SECOND)).isTrue();
    }

    @Test
    void whatIsWrittenMeanwhileDoesNotHideThatNothingIsTaken() {
        for (var second = 0; second < 30; second++) {
            backlog.look(10L * second, second * SECOND);
            assertThat(backlog.isHopeless(second * SECOND)).isFalse();
            backlog.written(10L * (second + 1));
        }
        backlog.look(300, 31 * SECOND);
        assertThat(backlog.isHopeless(31 * SECOND)).isTrue();
    }

    @Test
    void whatWasTakenOnceDoesNotCountTwice() {
        backlog.written(500);
        backlog.look(400, 10 * SECOND);

        backlog.look(400, 40 * SECOND);
        assertThat(backlog.isHopeless(40 * SECOND)).isTrue();
    }

    @Test
    void aSlowReaderWhoStillReadsIsNot() {
        for (var second = 0; second < 600; second += 20) {
            backlog.written(800);
            backlog.look(700, second * SECOND);
            assertThat(backlog.isHopeless(second * SECOND)).isFalse();
        }
    }

    @Test
    void aReaderWhoIsUpToDateMayBeSilentForHours() {
        backlog.written(0);

        backlog.look(0, 36_000 * SECOND);
        assertThat(backlog.isHopeless(36_000 * SECOND)).isFalse();
        assertThat(backlog.isEmpty()).isTrue();
    }
}
