package emberdelve.db.account;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What is known of a program that shows an account's owner another code every half minute, to be
 * typed after the password. Each code is worth something once.
 *
 * @param secret in base 32, from which both sides make the codes
 * @param lastStep the last step of time whose code was used; no code of it or an earlier one is
 *     right any more
 * @param spares hashes of the codes that can be typed when the program is lost, as {@link CodeHash}
 *     makes them
 * @see "RFC 6238, TOTP, with SHA-1, six digits and steps of 30 seconds"
 */
public record Authenticator(String secret, long lastStep, List<String> spares) {
    /** The spare codes that somebody is given. */
    public static final int SPARES = 10;

    /** The steps by which the two clocks may differ. */
    static final int STEPS_OFF = 1;

    private static final Duration STEP = Duration.ofSeconds(30);

    /** The octets of a secret: as many as SHA-1 makes (RFC 4226, 4). */
    private static final int SECRET_OCTETS = 20;

    private static final int DIGITS = 6;
    private static final int ALL = 1_000_000;
    private static final String BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int LETTER_BITS = 5;
    private static final Pattern CODE = Pattern.compile("[0-9]{" + DIGITS + "}");

    public Authenticator {
        spares = List.copyOf(spares);
    }

    /** A new one, of which no code was used. */
    public static Authenticator of(String secret, List<String> spares) {
        return new Authenticator(secret, Long.MIN_VALUE, spares);
    }

    /** A new secret, of letters and digits in base 32. */
    public static String secret(RandomGenerator random) {
        var letters = new StringBuilder();
        for (var at = 0; at < SECRET_OCTETS * Byte.SIZE / LETTER_BITS; at++)
            letters.append(BASE_32.charAt(random.nextInt(BASE_32.length())));
        return letters.toString();
    }

    /**
     * The authenticator when what was typed has been used: the code of a step that is near enough
     * and later than the last one, or a spare code. Empty when it is neither.
     */
    public Optional<Authenticator> after(String typed, Instant now) {
        if (isOfProgram(typed)) return afterCode(joined(typed), step(now));
        return spares.stream()
                .filter(spare -> CodeHash.matches(typed, spare))
                .findFirst()
                .map(this::without);
    }

    /** Whether that looks like a code of the program, and not like a spare code. */
    public static boolean isOfProgram(String typed) {
        return CODE.matcher(joined(typed)).matches();
    }

    private static String joined(String typed) {
        return typed.replace(" ", "");
    }

    private Optional<Authenticator> afterCode(String code, long step) {
        var key = octets(secret);
        for (var each = step - STEPS_OFF; each <= step + STEPS_OFF; each++)
            if (each > lastStep && code(key, each).equals(code))
                return Optional.of(new Authenticator(secret, each, spares));
        return Optional.empty();
    }

    private Authenticator without(String spare) {
        var others = new ArrayList<>(spares);
        others.remove(spare);
        return new Authenticator(secret, lastStep, others);
    }

    static long step(Instant now) {
        return Math.floorDiv(now.getEpochSecond(), STEP.toSeconds());
    }

    /** The code of that step of time (RFC 4226, 5.3). */
    static String code(byte[] key, long step) {
        try {
            var mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(key, "HmacSHA1"));
            var sum = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
            var offset = sum[sum.length - 1] & 0xf;
            var number = ByteBuffer.wrap(sum).getInt(offset) & Integer.MAX_VALUE;
            return String.format(Locale.ROOT, "%0" + DIGITS + "d", number % ALL);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every JDK has HmacSHA1", impossible);
        }
    }

    /** The code of a secret at that moment, as its program shows it. */
    public static String code(String secret, Instant at) {
        return code(octets(secret), step(at));
    }

    private static byte[] octets(String letters) {
        var octets = ByteBuffer.allocate(letters.length() * LETTER_BITS / Byte.SIZE);
        var bits = 0;
        var kept = 0;
        for (var at = 0; at < letters.length(); at++) {
            bits = bits << LETTER_BITS | BASE_32.indexOf(letters.charAt(at));
            kept += LETTER_BITS;
            if (kept < Byte.SIZE) continue;
            kept -= Byte.SIZE;
            octets.put((byte) (bits >> kept));
            bits &= (1 << kept) - 1;
        }
        return octets.array();
    }
}
