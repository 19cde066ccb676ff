package emberdelve.db.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * The codes by which owners of accounts set another password, and their hashes. There are 31 to the
 * 16th codes, more than anybody can try out, so that a quick hash keeps one as well as a slow one
 * would.
 */
public final class CodeHash {
    /** Without letters and digits that are taken for each other. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int GROUPS = 4;
    private static final int IN_A_GROUP = 4;

    private CodeHash() {}

    /** A new code, such as {@code h3kd-mm7p-xw2a-9qrt}. */
    public static String make(RandomGenerator random) {
        var code = new StringBuilder();
        for (var group = 0; group < GROUPS; group++) {
            if (group > 0) code.append('-');
            for (var at = 0; at < IN_A_GROUP; at++)
                code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return code.toString();
    }

    /** The hash of what was typed; capital letters and blanks around it do not count. */
    public static String of(String typed) {
        var code = typed.strip().toLowerCase(Locale.ROOT);
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(code.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    /** Whether that was typed of which this is the hash; takes as long whether it was or not. */
    public static boolean matches(String typed, String hash) {
        return MessageDigest.isEqual(
                of(typed).getBytes(StandardCharsets.UTF_8), hash.getBytes(StandardCharsets.UTF_8));
    }
}
