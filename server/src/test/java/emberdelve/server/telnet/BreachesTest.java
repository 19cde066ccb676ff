package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

final class BreachesTest {
    private final AtomicLong nanos = new AtomicLong();
    private final List<String> log = new ArrayList<>();
    private final Breaches breaches =
            new Breaches(new Clock(InstantSource.fixed(Instant.EPOCH), nanos::get), log::add);

    @Test
    void eachIsCountedByItsDoorAndALineOfTheLog() {
        breaches.add(Listener.TLS, "192.0.2.7: no TLS");
        breaches.add(Listener.TLS, "192.0.2.8: no TLS");
        breaches.add(Listener.TELNET, "192.0.2.9: a flood");

        assertThat(breaches.count(Listener.TLS)).isEqualTo(2);
        assertThat(breaches.count(Listener.TELNET)).isEqualTo(1);
        assertThat(breaches.count(Listener.PROXY)).isZero();
        assertThat(log)
                .containsExactly("192.0.2.7: no TLS", "192.0.2.8: no TLS", "192.0.2.9: a flood");
    }

    @Test
    void aFloodIsCountedAndSumsUpToOneLineAMinute() {
        for (var count = 0; count < 1_000; count++) breaches.add(Listener.TLS, "garbage");
        assertThat(log).hasSize(Breaches.LINES_PER_MINUTE);

        log.clear();
        nanos.addAndGet(Duration.ofMinutes(1).toNanos());
        breaches.add(Listener.TLS, "the next");

        assertThat(log)
                .containsExactly(
                        "940 more connections broke the protocol within a minute", "the next");
        assertThat(breaches.count(Listener.TLS)).isEqualTo(1_001);
    }
}
