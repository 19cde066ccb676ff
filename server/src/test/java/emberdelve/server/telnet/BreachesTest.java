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
            new Breaches(
                    new Clock(InstantSource.fixed(Instant.EPOCH), nanos::get),
                    each -> log.add(each.from() + " " + each.port() + ": " + each.what()));

    @Test
    void eachIsCountedByItsDoorAndALineOfTheLog() {
        breaches.add(Listener.TLS, peer("192.0.2.7"), "no TLS");
        breaches.add(Listener.TLS, peer("192.0.2.8"), "no TLS");
        breaches.add(Listener.TELNET, peer("192.0.2.9"), "a flood");

        assertThat(breaches.count(Listener.TLS)).isEqualTo(2);
        assertThat(breaches.count(Listener.TELNET)).isEqualTo(1);
        assertThat(breaches.count(Listener.PROXY)).isZero();
        assertThat(log)
                .containsExactly(
                        "192.0.2.7 tls: no TLS",
                        "192.0.2.8 tls: no TLS",
                        "192.0.2.9 telnet: a flood");
    }

    @Test
    void aFloodIsCountedAndSumsUpToOneLineAMinute() {
        for (var count = 0; count < 1_000; count++)
            breaches.add(Listener.TLS, peer("192.0.2.7"), "garbage");
        assertThat(log).hasSize(Breaches.LINES_PER_MINUTE);

        log.clear();
        nanos.addAndGet(Duration.ofMinutes(1).toNanos());
        breaches.add(Listener.TLS, peer("192.0.2.7"), "the next");

        assertThat(log)
                .containsExactly(
                        "many many: 940 more connections broke the protocol within a minute",
                        "192.0.2.7 tls: the next");
        assertThat(breaches.count(Listener.TLS)).isEqualTo(1_001);
    }

    private static PeerAddress peer(String address) {
        return new PeerAddress(address, address);
    }
}
