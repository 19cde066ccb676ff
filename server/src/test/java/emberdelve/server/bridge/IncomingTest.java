package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.adminport.Letterbox;
import emberdelve.server.adminport.Letterbox.Receipt;
import emberdelve.server.bridge.Joint.Format;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.metrics.BridgeCounts;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What is taken and what is refused, at the limits. */
final class IncomingTest {
    private static final String SECRET = "0123456789abcdef0123456789abcdef";
    private static final long NOW = 1_800_000_000;
    private static final long START = NOW - 1000;
    private static final String PATH = "/bridge/Discord";

    private final BridgeCounts counts = BridgeCounts.none();
    private Inbox inbox = new Inbox(100);
    private long second = START;
    private Incoming incoming = incoming();

    @BeforeEach
    void itIsLater() {
        second = NOW;
    }

    private Incoming incoming() {
        return new Incoming(
                new Joints(List.of(joint("Discord"), joint("Irc"))),
                counts,
                Inboxes.of(inbox),
                new Clock(
                        () -> Instant.ofEpochSecond(second),
                        () -> (second - NOW) * 1_000_000_000L));
    }

    /** Both have the same secret here, which a file may not say. */
    private static Joint joint(String place) {
        return new Joint("chat", place, Optional.empty(), Format.DISCORD, Optional.of(SECRET));
    }

    private static String signed(String secret, String time, String path, byte[] body) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            mac.update((time + "." + path + ".").getBytes(StandardCharsets.UTF_8));
            return "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException missing) {
            throw new AssertionError(missing);
        }
    }

    private Receipt post(String path, String secret, long time, byte[] body) {
        var headers =
                Map.of(
                        Incoming.TIME, Long.toString(time),
                        Incoming.SIGNATURE, signed(secret, Long.toString(time), path, body));
        return incoming.take(path, name -> Optional.ofNullable(headers.get(name)), body);
    }

    private int post(String json) {
        return post(PATH, SECRET, second, json.getBytes(StandardCharsets.UTF_8)).status();
    }

    private static String line(String who, String words) {
        return "{\"who\":\"" + who + "\",\"words\":\"" + words + "\"}";
    }

    private List<Input> came() {
        return inbox.drain();
    }

    @Test
    void aSignedLineComesIn() {
        assertThat(post(line("Ann", "good evening"))).isEqualTo(202);

        assertThat(came())
                .containsExactly(new Input.FromElsewhere("chat", "Discord", "Ann", "good evening"));
        assertThat(counts.received().sum()).isEqualTo(1);
    }

    @Test
    void nothingIsTakenWithoutTheRightSignature() {
        var body = line("Ann", "hello").getBytes(StandardCharsets.UTF_8);

        assertThat(post(PATH, "x" + SECRET, NOW, body).status()).isEqualTo(401);
        assertThat(incoming.take(PATH, _ -> Optional.empty(), body).status()).isEqualTo(401);
        assertThat(post("/bridge/Other", SECRET, NOW, body).status()).isEqualTo(404);
        // What was signed was another line.
        var headers =
                Map.of(
                        Incoming.TIME, Long.toString(NOW),
                        Incoming.SIGNATURE, signed(SECRET, Long.toString(NOW), PATH, body));
        var other = line("Ann", "other").getBytes(StandardCharsets.UTF_8);
        assertThat(
                        incoming.take(PATH, name -> Optional.ofNullable(headers.get(name)), other)
                                .status())
                .isEqualTo(401);
        // What was signed was for another place.
        assertThat(
                        incoming.take(
                                        "/bridge/Irc",
                                        name -> Optional.ofNullable(headers.get(name)),
                                        body)
                                .status())
                .isEqualTo(401);
        assertThat(came()).isEmpty();
        assertThat(counts.refused().all()).isEqualTo(Map.of("unsigned", 4L, "unknown", 1L));
    }

    @Test
    void aLineIsTakenOnceAndWithinFiveMinutes() {
        var body = line("Ann", "hello").getBytes(StandardCharsets.UTF_8);

        assertThat(post(PATH, SECRET, NOW - 300, body).status()).isEqualTo(202);
        assertThat(post(PATH, SECRET, NOW + 300, body).status()).isEqualTo(202);
        assertThat(post(PATH, SECRET, NOW - 301, body).status()).isEqualTo(401);
        assertThat(post(PATH, SECRET, NOW + 301, body).status()).isEqualTo(401);
        assertThat(post(PATH, SECRET, NOW + 300, body).status()).isEqualTo(409);
        second = NOW + 600;
        assertThat(post(PATH, SECRET, NOW + 300, body).status()).isEqualTo(409);
        second = NOW + 601;
        assertThat(post(PATH, SECRET, NOW + 300, body).status()).isEqualTo(401);
        assertThat(came()).hasSize(2);
    }

    @Test
    void aLetterFromBeforeTheStartIsRefused() {
        second = START;
        var body = line("Ann", "hello").getBytes(StandardCharsets.UTF_8);

        assertThat(post(PATH, SECRET, START - 1, body).status()).isEqualTo(401);
        assertThat(post(PATH, SECRET, START, body).status()).isEqualTo(202);
    }

    @Test
    void whatWasTooManyIsTakenWhenItIsSentAgain() {
        for (var nth = 0; nth < Incoming.BURST; nth++)
            assertThat(post(line("Ann", "line " + nth))).isEqualTo(202);
        var body = line("Ann", "again").getBytes(StandardCharsets.UTF_8);
        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(429);
        second++;
        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(202);
        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(409);
    }

    @Test
    void whatFoundTheDungeonBusyIsTakenWhenItIsSentAgain() {
        inbox = new Inbox(1);
        incoming = incoming();
        inbox.offer(new Input.Joined(Map.of()));
        var body = line("Ann", "again").getBytes(StandardCharsets.UTF_8);

        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(503);
        assertThat(came()).hasSize(1);
        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(202);
        assertThat(came()).hasSize(1);
        assertThat(post(PATH, SECRET, NOW, body).status()).isEqualTo(409);
    }

    @Test
    void noMoreThanABurstIsTakenAtOnceAndTwoASecondLater() {
        for (var nth = 0; nth < Incoming.BURST; nth++)
            assertThat(post(line("Ann", "line " + nth))).isEqualTo(202);
        assertThat(post(line("Ann", "too many"))).isEqualTo(429);
        second++;
        assertThat(post(line("Ann", "later"))).isEqualTo(202);
        assertThat(post(line("Ann", "later still"))).isEqualTo(202);
        assertThat(post(line("Ann", "too many again"))).isEqualTo(429);
    }

    @Test
    void whatIsTooLongIsRefused() {
        assertThat(post(line("Ann", "x".repeat(400)))).isEqualTo(202);
        assertThat(post(line("Ann", "x".repeat(401)))).isEqualTo(413);
        assertThat(post(line("a".repeat(32), "hello"))).isEqualTo(202);
        assertThat(post(line("a".repeat(33), "hello"))).isEqualTo(413);
        var padded = line("Ann", "hello");
        assertThat(post(padded + " ".repeat(Letterbox.OCTETS_MAX - padded.length())))
                .isEqualTo(202);
        assertThat(post(padded + " ".repeat(Letterbox.OCTETS_MAX - padded.length() + 1)))
                .isEqualTo(413);
    }

    @Test
    void whatIsNoLineIsRefused() {
        assertThat(post("hello")).isEqualTo(400);
        assertThat(post("[]")).isEqualTo(400);
        assertThat(post("{\"who\":\"Ann\"}")).isEqualTo(400);
        assertThat(post("{\"who\":\"Ann\",\"words\":7}")).isEqualTo(400);
        assertThat(post(line(":::", "hello"))).isEqualTo(400);
        assertThat(post(line("Ann", "\\u001b[31m"))).isEqualTo(400);
        assertThat(came()).isEmpty();
    }

    @Test
    void escapesAndSignsThatCouldForgeALineAreTakenOut() {
        assertThat(post(line("A:n[n]", "a\\u001b[31mb\\r\\n\\u202ec\\u0007d"))).isEqualTo(202);

        assertThat(came())
                .containsExactly(new Input.FromElsewhere("chat", "Discord", "Ann", "ab cd"));
    }

    @Test
    void whatComesInIsAsCleanAsWhatPlayersType() {
        var marks = "\u0323".repeat(20);
        assertThat(post(line("\u0301Zoe\u0301\\n" + "q" + marks, "one\\r\\n\\ttwo q" + marks)))
                .isEqualTo(202);
        assertThat(post(line("q\u0323\u0323\u0323:\u0323\u0323\u0323", "three"))).isEqualTo(202);
        assertThat(post(line("\u0301\u0301", "nobody"))).isEqualTo(400);

        assertThat(came())
                .containsExactly(
                        new Input.FromElsewhere(
                                "chat",
                                "Discord",
                                "Zo\u00e9 q\u0323\u0323\u0323\u0323",
                                "one two q\u0323\u0323\u0323\u0323"),
                        new Input.FromElsewhere(
                                "chat", "Discord", "q\u0323\u0323\u0323\u0323", "three"));
    }
}
