package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.bridge.Joint.Format;
import emberdelve.server.metrics.BridgeCounts;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** To a real webhook, which fails, is slow, or wants to be left alone. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
final class OutgoingTest {
    private static final CountDownLatch OPEN = new CountDownLatch(0);

    private final BridgeCounts counts = BridgeCounts.none();
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();

    private final Queue<Runnable> meanwhile = new ConcurrentLinkedQueue<>();

    private Outgoing to(Webhook hook, Format format) {
        return to(hook.address(), format);
    }

    private Outgoing to(URI address, Format format) {
        var joint = new Joint("chat", "Discord", Optional.of(address), format, Optional.empty());
        var outgoing = new Outgoing(joint, address, counts, this::pause);
        outgoing.start();
        return outgoing;
    }

    private void pause(Duration duration) {
        pauses.add(duration);
        var deed = meanwhile.poll();
        if (deed != null) deed.run();
    }

    private void awaitRefused(long lines) {
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> counts.dropped().all().equals(Map.of("refused", lines)));
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
                    .contains("\"content\":\"hello \\\\@everyone \\\"x\\\"\"")
                    .contains("\"flags\":4")
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
        try (var hook = new Webhook(OPEN, 400)) {
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
    void whatIsGoneIsLeftAloneForAnHour() throws IOException {
        try (var hook = new Webhook(OPEN, 401, 403, 404)) {
            var outgoing = to(hook, Format.DISCORD);
            for (var line = 1; line <= 3; line++) {
                meanwhile.add(() -> outgoing.say("Mira", "meanwhile"));
                outgoing.say("Mira", "line " + line);
                awaitRefused(2L * line);
            }
            outgoing.say("Mira", "an hour later");
            awaitSent(1);
            outgoing.stop();

            assertThat(pauses).hasSize(3).containsOnly(Duration.ofHours(1));
            assertThat(hook.bodies()).hasSize(4).noneMatch(body -> body.contains("meanwhile"));
            assertThat(counts.waiting().get()).isZero();
        }
    }

    @Test
    void aLineThatNobodyCanSendIsDroppedAndTheNextOneTried() {
        var outgoing = to(URI.create("http://127.0.0.1:80800/hook"), Format.DISCORD);
        outgoing.say("Mira", "one");
        awaitRefused(1);
        outgoing.say("Mira", "two");
        awaitRefused(2);
        outgoing.stop();

        assertThat(pauses).isEmpty();
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
