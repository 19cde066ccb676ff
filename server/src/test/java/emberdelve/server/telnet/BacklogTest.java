package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BacklogTest {
    private static final long SECOND = 1_000_000_000L;

    private final Backlog backlog = new Backlog(1_000, 0);

    @Test
    void aReaderForWhomTooMuchWaitsIsHopeless() {
        assertThat(backlog.isHopeless(1_000, 0)).isFalse();
        assertThat(backlog.isHopeless(1_001, 0)).isTrue();
    }

    @Test
    void aReaderWhoTakesNothingForAMinuteIsHopeless() {
        backlog.written(500);

        assertThat(backlog.isHopeless(500, 60 * SECOND)).isFalse();
        assertThat(backlog.isHopeless(500, 61 * SECOND)).isTrue();
    }

    @Test
    void aSlowReaderWhoStillReadsIsNot() {
        for (var second = 0; second < 600; second += 30) {
            backlog.written(800);
            assertThat(backlog.isHopeless(700, second * SECOND)).isFalse();
        }
    }

    @Test
    void aReaderWhoIsUpToDateMayBeSilentForHours() {
        backlog.written(0);

        assertThat(backlog.isHopeless(0, 36_000 * SECOND)).isFalse();
    }
}
