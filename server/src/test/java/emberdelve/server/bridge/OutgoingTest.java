package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.bridge.Joint.Format;
import emberdelve.server.metrics.BridgeCounts;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** To a real webhook, which fails, is slow, or wants to be left alone. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
final class OutgoingTest {
    private static final CountDownLatch OPEN = new CountDownLatch(0);

    private final BridgeCounts counts = BridgeCounts.none();
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();

    private Outgoing to(Webhook hook, Format format) {
        var joint =
                new Joint("chat", "Discord", Optional.of(hook.address()), format, Optional.empty());
        var outgoing = new Outgoing(joint, hook.address(), counts, pauses::add);
        outgoing.start();
        return outgoing;
    }

    private void awaitSent(long lines) {
        Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> counts.sent().sum() == lines);
    }

    @Test
    void aLineIsSentInTheFormOfThePlaceAndCallsNobody() throws IOException {
        try (var hook = new Webhook(OPEN)) {
            var discord = to(hook, Format.DISCORD);
            discord.say("Mira", "hello @everyone \"x\"");
            awaitSent(1);
            discord.stop();
            var plain = to(hook, Format.PLAIN_JSON);
            plain.say("Mira", "hello");
            awaitSent(2);
            plain.stop();

            assertThat(hook.bodies().get(0))
                    .contains("\"username\":\"Mira\"")
                    .contains("\"content\":\"hello @everyone \\\"x\\\"\"")
                    .contains("\"allowed_mentions\":{\"parse\":[]}");
            assertThat(hook.bodies().get(1))
                    .contains(
                            "\"channel\":\"chat\"", "\"speaker\":\"Mira\"", "\"words\":\"hello\"");
        }
    }

    @Test
    void whileItFailsTheSameLineIsTriedAgainAfterGrowingPauses() throws IOException {
        try (var hook = new Webhook(OPEN, 500, 502, 503, 500, 500, 500, 500, 500)) {
            var outgoing = to(hook, Format.DISCORD);
            outgoing.say("Mira", "one");
            outgoing.say("Mira", "two");
            awaitSent(2);
            outgoing.stop();

            assertThat(pauses)
                    .extracting(Duration::toSeconds)
                    .containsExactly(1L, 2L, 4L, 8L, 16L, 32L, 60L, 60L);
            assertThat(hook.bodies()).hasSize(10);
            assertThat(hook.bodies().subList(0, 9)).allMatch(body -> body.contains("one"));
            assertThat(hook.bodies().getLast()).contains("two");
        }
    }

    @Test
    void whoAsksToBeLeftAloneIs() throws IOException {
        try (var hook = new Webhook(OPEN, 429)) {
            var outgoing = to(hook, Format.DISCORD);
            outgoing.say("Mira", "hello");
            awaitSent(1);
            outgoing.stop();

            assertThat(pauses).containsExactly(Duration.ofMillis(7500));
        }
    }

    @Test
    void aLineThatIsRefusedForGoodIsDroppedAndTheNextOneSent() throws IOException {
        try (var hook = new Webhook(OPEN, 404)) {
            var outgoing = to(hook, Format.DISCORD);
            outgoing.say("Mira", "one");
            outgoing.say("Mira", "two");
            awaitSent(1);
            outgoing.stop();

            assertThat(pauses).isEmpty();
            assertThat(counts.dropped().all()).isEqualTo(Map.of("refused", 1L));
        }
    }

    @Test
    void aSlowOneKeepsNobodyWaitingAndLosesTheOldestLines()
            throws IOException, InterruptedException {
        var open = new CountDownLatch(1);
        try (var hook = new Webhook(open)) {
            var outgoing = to(hook, Format.DISCORD);
            outgoing.say("Mira", "first");
            hook.awaitAsked();
            for (var line = 1; line <= Outgoing.WAITING_MAX; line++)
                outgoing.say("Mira", "line " + line + ".");
            assertThat(counts.dropped().all()).isEmpty();
            assertThat(counts.waiting().get()).isEqualTo(Outgoing.WAITING_MAX);
            outgoing.say("Mira", "one too many");
            assertThat(counts.dropped().all()).isEqualTo(Map.of("full", 1L));
            open.countDown();
            awaitSent(1 + Outgoing.WAITING_MAX);
            outgoing.stop();

            assertThat(hook.bodies().get(1)).contains("line 2.");
            assertThat(hook.bodies().getLast()).contains("one too many");
            assertThat(counts.waiting().get()).isZero();
        }
    }
}
