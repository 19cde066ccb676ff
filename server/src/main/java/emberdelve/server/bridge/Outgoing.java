package emberdelve.server.bridge;

import emberdelve.server.bridge.Joint.Format;
import emberdelve.server.metrics.BridgeCounts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;

/**
 * What goes out to one webhook, line by line, by a thread of its own. Whoever hands over a line
 * never waits: of more lines than are kept, the oldest is dropped. While the webhook fails, the
 * same line is tried again after pauses that grow; one that is gone is left alone for long.
 */
final class Outgoing {
    /** The most lines that wait: some minutes of a lively talk. */
    static final int WAITING_MAX = 200;

    private static final Logger LOG = LoggerFactory.getLogger(Outgoing.class);
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration TO_CONNECT = Duration.ofSeconds(5);
    private static final Duration TO_ANSWER = Duration.ofSeconds(10);
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration PAUSE_MAX = Duration.ofMinutes(1);
    private static final Duration ASKED_MAX = Duration.ofHours(1);

    /** After which a webhook that was gone is asked again, by the next line. */
    private static final Duration GONE = Duration.ofHours(1);

    private static final String REFUSED = "refused";

    /** Answers by which Discord says that nobody may post there: by hand only, this changes. */
    private static final Set<Integer> NOBODY = Set.of(401, 403, 404);

    /** Discord shows no preview of an address in the words. */
    private static final int SUPPRESS_EMBEDS = 4;

    private static final int TOO_MANY = 429;
    private static final int TIMED_OUT = 408;
    private static final int SERVER_ERROR = 500;

    private final Joint joint;
    private final URI webhook;
    private final BridgeCounts counts;
    private final Pauses pauses;
    private final ArrayBlockingQueue<Said> waiting = new ArrayBlockingQueue<>(WAITING_MAX);
    private final Thread thread;

    /** Whether the last line found it gone, and the log says so. Thread: its own. */
    private boolean isGone;

    /** A line of a player. */
    private record Said(String speaker, String words) {}

    /** The waiting between two tries. */
    @FunctionalInterface
    interface Pauses {
        void pause(Duration duration) throws InterruptedException;
    }

    Outgoing(Joint joint, URI webhook, BridgeCounts counts, Pauses pauses) {
        this.joint = joint;
        this.webhook = webhook;
        this.counts = counts;
        this.pauses = pauses;
        this.thread =
                Thread.ofPlatform().name("bridge-" + joint.place()).daemon().unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /** Ends it; lines that wait are not sent any more. */
    void stop() {
        thread.interrupt();
    }

    /** Hands over a line. Safe for any thread, but for two at once. */
    void say(String speaker, String words) {
        var said = new Said(speaker, words);
        while (!waiting.offer(said)) {
            if (waiting.poll() != null) {
                counts.waiting().decrementAndGet();
                counts.dropped().add("full");
            }
        }
        counts.waiting().incrementAndGet();
    }

    private void run() {
        try (var client =
                HttpClient.newBuilder()
                        .connectTimeout(TO_CONNECT)
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .build()) {
            while (!Thread.currentThread().isInterrupted()) {
                var said = waiting.take();
                counts.waiting().decrementAndGet();
                send(client, said);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(HttpClient client, Said said) throws InterruptedException {
        var pause = FIRST_PAUSE;
        while (true) {
            switch (ask(client, said)) {
                case Answer.Taken() -> {
                    counts.sent().increment();
                    isGone = false;
                    return;
                }
                case Answer.Never() -> {
                    counts.dropped().add(REFUSED);
                    return;
                }
                case Answer.Gone(var status) -> {
                    counts.dropped().add(REFUSED);
                    leaveAlone(status);
                    return;
                }
                case Answer.After(var asked) -> pauses.pause(asked);
                case Answer.Later() -> {
                    pauses.pause(pause);
                    var next = pause.multipliedBy(2);
                    pause = next.compareTo(PAUSE_MAX) > 0 ? PAUSE_MAX : next;
                }
            }
        }
    }

    /** Sends nothing for long, and drops what was said meanwhile: nobody wants it so late. */
    private void leaveAlone(int status) throws InterruptedException {
        if (!isGone)
            LOG.warn(
                    "the webhook of {} answers {}: it is asked again once an hour, and what is"
                            + " said meanwhile is not sent; see bridge.yaml",
                    joint.place(),
                    status);
        isGone = true;
        pauses.pause(GONE);
        while (waiting.poll() != null) {
            counts.waiting().decrementAndGet();
            counts.dropped().add(REFUSED);
        }
    }

    /** How a webhook answered. */
    private sealed interface Answer {
        record Taken() implements Answer {}

        /** It will not take this line, however often it is asked. */
        record Never() implements Answer {}

        /** It takes no line of ours at all. */
        record Gone(int status) implements Answer {}

        record Later() implements Answer {}

        /** It asks to be left alone for so long. */
        record After(Duration asked) implements Answer {}
    }

    private Answer ask(HttpClient client, Said said) throws InterruptedException {
        try {
            var request =
                    HttpRequest.newBuilder(webhook)
                            .timeout(TO_ANSWER)
                            .header("Content-Type", "application/json")
                            .POST(BodyPublishers.ofByteArray(body(said)))
                            .build();
            return meaning(client.send(request, BodyHandlers.discarding()));
        } catch (IOException failure) {
            LOG.warn("the webhook of {} does not answer: {}", joint.place(), failure.toString());
            return new Answer.Later();
        } catch (RuntimeException mistaken) {
            // The client refuses some requests so. A line is worth less than the game.
            LOG.warn("a line for {} cannot be sent: {}", joint.place(), mistaken.toString());
            return new Answer.Never();
        }
    }

    private Answer meaning(HttpResponse<Void> response) {
        var status = response.statusCode();
        if (status >= 200 && status < 300) return new Answer.Taken();
        if (status == TOO_MANY) return new Answer.After(asked(response));
        if (NOBODY.contains(status)) return new Answer.Gone(status);
        LOG.warn("the webhook of {} answers {}", joint.place(), status);
        return status >= SERVER_ERROR || status == TIMED_OUT
                ? new Answer.Later()
                : new Answer.Never();
    }

    private static Duration asked(HttpResponse<Void> response) {
        var seconds = response.headers().firstValue("Retry-After").orElse("1");
        try {
            var asked = Duration.ofMillis(Math.round(Double.parseDouble(seconds) * 1000));
            if (asked.isNegative() || asked.isZero()) return FIRST_PAUSE;
            return asked.compareTo(ASKED_MAX) > 0 ? ASKED_MAX : asked;
        } catch (NumberFormatException date) {
            return PAUSE_MAX;
        }
    }

    private byte[] body(Said said) {
        Map<String, Object> message =
                joint.format() == Format.DISCORD
                        ? Map.of(
                                "username", DiscordText.name(said.speaker()),
                                "content", DiscordText.words(said.words()),
                                "flags", SUPPRESS_EMBEDS,
                                // Nobody there is called by what somebody here types.
                                "allowed_mentions", Map.of("parse", List.of()))
                        : Map.of(
                                "channel", joint.channel(),
                                "speaker", said.speaker(),
                                "words", said.words());
        return JSON.writeValueAsBytes(message);
    }
}
