package emberdelve.server.bridge;

import emberdelve.server.adminport.Letterbox;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.metrics.BridgeCounts;
import emberdelve.server.time.Clock;
import emberdelve.server.time.TokenBucket;

import jakarta.inject.Inject;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What comes in from places outside: letters to the admin port, signed with the secret of their
 * place. One that is not whole, too old, or here already is refused. Safe for any thread.
 */
final class Incoming implements Letterbox {
    static final String PATH = "/bridge/";
    static final String TIME = "X-Emberdelve-Time";
    static final String SIGNATURE = "X-Emberdelve-Signature";

    /** How far the clock of the sender may be off; a signature is remembered for twice as long. */
    static final Duration CLOCKS_APART = Duration.ofMinutes(5);

    /** As long as what a player can type on a channel would be in most clients. */
    static final int WORDS_MAX = 400;

    static final int NAME_MAX = 32;

    /** Lines a second of one place, and how many at once. */
    static final int PER_SECOND = 2;

    static final int BURST = 10;

    private static final String SIGNED_BY = "HmacSHA256";

    /** Escape sequences of terminals as a whole, and all other characters that are not seen. */
    private static final Pattern UNSEEN =
            Pattern.compile(
                    "\\x1B\\[[0-?]*[ -/]*[@-~]|[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private static final Pattern NOT_OF_A_NAME = Pattern.compile("[^\\p{L}\\p{N} ._-]");

    private final Map<String, Place> places = new HashMap<>();
    private final BridgeCounts counts;
    private final Inbox inbox;
    private final Clock clock;
    private final JsonMapper json = new JsonMapper();

    /** What is kept of a place. Thread: whichever has its monitor. */
    private static final class Place {
        private final Joint joint;
        private final SecretKeySpec key;
        private final TokenBucket allowance;
        private final ArrayDeque<Seen> order = new ArrayDeque<>();
        private final HashSet<String> seen = new HashSet<>();

        private Place(Joint joint, String secret, long nowNanos) {
            this.joint = joint;
            this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), SIGNED_BY);
            this.allowance = TokenBucket.perSecond(PER_SECOND, BURST, nowNanos);
        }

        /** Whether that letter was here before; it is from now on. */
        private synchronized boolean isSecond(String signature, long second) {
            while (!order.isEmpty()
                    && order.peek().second() < second - 2 * CLOCKS_APART.toSeconds())
                seen.remove(order.remove().signature());
            if (!seen.add(signature)) return true;
            order.add(new Seen(signature, second));
            return false;
        }

        private synchronized boolean mayComeNow(long nowNanos) {
            return allowance.take(nowNanos);
        }
    }

    private record Seen(String signature, long second) {}

    /** Why a letter is refused, and by which status. */
    private enum Refusal {
        UNKNOWN(404, "There is no such place, or nothing comes in from it."),
        TOO_LONG(413, "At most 4096 octets, a name of 32 letters and 400 letters of words."),
        UNSIGNED(401, "The signature is missing or wrong."),
        OLD(401, "The time is missing or more than five minutes off."),
        SECOND(409, "This was here before."),
        TOO_MANY(429, "At most two lines a second."),
        UNCLEAR(400, "Wanted: {\"who\": NAME, \"words\": WORDS}."),
        BUSY(503, "The dungeon takes nothing now.");

        private final int status;
        private final String words;

        Refusal(int status, String words) {
            this.status = status;
            this.words = words;
        }

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private record Line(String who, String words) {}

    @Inject
    Incoming(Joints joints, BridgeCounts counts, Inbox inbox, Clock clock) {
        this.counts = counts;
        this.inbox = inbox;
        this.clock = clock;
        for (var joint : joints.all())
            joint.secret()
                    .ifPresent(secret ->
                            places.put(
                                    PATH + joint.place(),
                                    new Place(joint, secret, clock.nanos().getAsLong())));
    }

    @Override
    public boolean isAt(String path) {
        return !places.isEmpty() && path.startsWith(PATH);
    }

    @Override
    public Receipt take(String path, Function<String, Optional<String>> header, byte[] body) {
        var refusal = refusal(path, header, body);
        if (refusal.isEmpty()) {
            counts.received().increment();
            return new Receipt(202, "Taken.\n");
        }
        counts.refused().add(refusal.get().word());
        return new Receipt(refusal.get().status, refusal.get().words + "\n");
    }

    /** Takes the letter, or says why not. Nothing is read of it before its signature is right. */
    private Optional<Refusal> refusal(
            String path, Function<String, Optional<String>> header, byte[] body) {
        var place = places.get(path);
        if (place == null) return Optional.of(Refusal.UNKNOWN);
        if (body.length > OCTETS_MAX) return Optional.of(Refusal.TOO_LONG);
        var time = header.apply(TIME).orElse("");
        var signature = header.apply(SIGNATURE).orElse("");
        if (!isSigned(place, time, body, signature)) return Optional.of(Refusal.UNSIGNED);
        var now = clock.instant().getEpochSecond();
        if (!isNear(time, now)) return Optional.of(Refusal.OLD);
        if (place.isSecond(signature, now)) return Optional.of(Refusal.SECOND);
        if (!place.mayComeNow(clock.nanos().getAsLong())) return Optional.of(Refusal.TOO_MANY);
        var line = line(body);
        if (line.isEmpty()) return Optional.of(Refusal.UNCLEAR);
        return deliver(place.joint, line.get());
    }

    private Optional<Refusal> deliver(Joint joint, Line line) {
        if (line.words.codePointCount(0, line.words.length()) > WORDS_MAX
                || line.who.codePointCount(0, line.who.length()) > NAME_MAX)
            return Optional.of(Refusal.TOO_LONG);
        var input = new Input.FromElsewhere(joint.channel(), joint.place(), line.who, line.words);
        return inbox.offer(input) ? Optional.empty() : Optional.of(Refusal.BUSY);
    }

    private static boolean isSigned(Place place, String time, byte[] body, String signature) {
        return MessageDigest.isEqual(
                signature.getBytes(StandardCharsets.UTF_8),
                signature(place.key, time, body).getBytes(StandardCharsets.UTF_8));
    }

    /** The signature of the time, a point, and the body. */
    private static String signature(SecretKeySpec key, String time, byte[] body) {
        try {
            var mac = Mac.getInstance(SIGNED_BY);
            mac.init(key);
            mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
            return "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static boolean isNear(String time, long now) {
        return time.matches("\\d{1,12}")
                && Math.abs(Long.parseLong(time) - now) <= CLOCKS_APART.toSeconds();
    }

    private Optional<Line> line(byte[] body) {
        try {
            var letter = json.readTree(body);
            var who = seen(letter, "who").map(name -> NOT_OF_A_NAME.matcher(name).replaceAll(""));
            var words = seen(letter, "words");
            return who.map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .flatMap(name -> words.map(text -> new Line(name, text)));
        } catch (JacksonException broken) {
            return Optional.empty();
        }
    }

    private static Optional<String> seen(JsonNode letter, String key) {
        return Optional.ofNullable(letter.get(key))
                .filter(JsonNode::isString)
                .map(text -> UNSEEN.matcher(text.asString()).replaceAll("").strip())
                .filter(text -> !text.isEmpty());
    }
}
