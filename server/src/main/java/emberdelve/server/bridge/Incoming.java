package emberdelve.server.bridge;

import emberdelve.protocol.style.Printable;
import emberdelve.server.adminport.Letterbox;
import emberdelve.server.link.Inboxes;
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

    /** Escape sequences of terminals, which are taken out as a whole. */
    private static final Pattern ESCAPE = Pattern.compile("\\x1B\\[[0-?]*[ -/]*[@-~]");

    /** What parts two words on several lines; here it is a blank. */
    private static final Pattern BREAK = Pattern.compile("[\\t\\n\\x0B\\f\\r\\x85\\u2028\\u2029]+");

    /** A mark at the beginning of a name stands on no letter of it. */
    private static final Pattern NOT_OF_A_NAME =
            Pattern.compile("[^\\p{L}\\p{M}\\p{N} ._-]|^\\p{M}+");

    private final Map<String, Place> places = new HashMap<>();
    private final BridgeCounts counts;
    private final Inboxes inboxes;
    private final Clock clock;

    /** The second of our start: what was here before it, nobody remembers. */
    private final long started;

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

        /** Remembers the letter, or says why it may not come in now. */
        private synchronized Optional<Refusal> admit(Seen letter, long nowNanos) {
            while (!order.isEmpty()
                    && order.peek().second() < letter.second() - 2 * CLOCKS_APART.toSeconds())
                seen.remove(order.remove().signature());
            if (seen.contains(letter.signature())) return Optional.of(Refusal.SECOND);
            if (!allowance.take(nowNanos)) return Optional.of(Refusal.TOO_MANY);
            seen.add(letter.signature());
            order.add(letter);
            return Optional.empty();
        }

        /** So that it can be sent again. */
        private synchronized void forget(Seen letter) {
            seen.remove(letter.signature());
            order.remove(letter);
        }
    }

    /** A letter that was here, and when. */
    private record Seen(String signature, long second) {}

    /** Why a letter is refused, and by which status. */
    private enum Refusal {
        UNKNOWN(404, "There is no such place, or nothing comes in from it."),
        TOO_LONG(413, "At most 4096 octets, a name of 32 letters and 400 letters of words."),
        UNSIGNED(401, "The signature is missing or wrong."),
        OLD(401, "The time is missing, before our start, or more than five minutes off."),
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
    Incoming(Joints joints, BridgeCounts counts, Inboxes inboxes, Clock clock) {
        this.counts = counts;
        this.inboxes = inboxes;
        this.clock = clock;
        started = clock.instant().getEpochSecond();
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
        if (!isSigned(place, time, path, body, signature)) return Optional.of(Refusal.UNSIGNED);
        var now = clock.instant().getEpochSecond();
        if (!isNear(time, now)) return Optional.of(Refusal.OLD);
        var letter = new Seen(signature, now);
        var refusal = place.admit(letter, clock.nanoTime());
        if (refusal.isPresent()) return refusal;
        var line = line(body);
        if (line.isEmpty()) return Optional.of(Refusal.UNCLEAR);
        var undelivered = deliver(place.joint, line.get());
        if (undelivered.filter(Refusal.BUSY::equals).isPresent()) place.forget(letter);
        return undelivered;
    }

    private Optional<Refusal> deliver(Joint joint, Line line) {
        if (line.words.codePointCount(0, line.words.length()) > WORDS_MAX
                || line.who.codePointCount(0, line.who.length()) > NAME_MAX)
            return Optional.of(Refusal.TOO_LONG);
        var input = new Input.FromElsewhere(joint.channel(), joint.place(), line.who, line.words);
        return inboxes.offer(input) ? Optional.empty() : Optional.of(Refusal.BUSY);
    }

    private static boolean isSigned(
            Place place, String time, String path, byte[] body, String signature) {
        return MessageDigest.isEqual(
                signature.getBytes(StandardCharsets.UTF_8),
                signature(place.key, time, path, body).getBytes(StandardCharsets.UTF_8));
    }

    /** The signature of the time, a point, the path, a point, and the body. */
    private static String signature(SecretKeySpec key, String time, String path, byte[] body) {
        try {
            var mac = Mac.getInstance(SIGNED_BY);
            mac.init(key);
            mac.update((time + "." + path + ".").getBytes(StandardCharsets.UTF_8));
            return "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private boolean isNear(String time, long now) {
        if (!time.matches("\\d{1,12}")) return false;
        var second = Long.parseLong(time);
        return second >= started && Math.abs(second - now) <= CLOCKS_APART.toSeconds();
    }

    private Optional<Line> line(byte[] body) {
        try {
            var letter = json.readTree(body);
            var who = text(letter, "who").flatMap(Incoming::name);
            var words = text(letter, "words");
            return who.flatMap(name -> words.map(said -> new Line(name, said)));
        } catch (JacksonException broken) {
            return Optional.empty();
        }
    }

    private static Optional<String> text(JsonNode letter, String key) {
        return Optional.ofNullable(letter.get(key))
                .filter(JsonNode::isString)
                .map(text -> clean(text.asString()))
                .filter(text -> !text.isEmpty());
    }

    /** Cleans once more: where a sign was taken out, marks may have come together. */
    private static Optional<String> name(String text) {
        var letters = NOT_OF_A_NAME.matcher(text).replaceAll("").strip();
        return Optional.of(clean(letters)).filter(name -> !name.isEmpty());
    }

    private static String clean(String text) {
        var whole = ESCAPE.matcher(text).replaceAll("");
        return Printable.clean(BREAK.matcher(whole).replaceAll(" ")).strip();
    }
}
