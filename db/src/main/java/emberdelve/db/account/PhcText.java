package emberdelve.db.account;

import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A hashed password as text, with all that it takes to hash another one in the same way: the format
 * of the Password Hashing Competition. Only what we ever wrote is read: Argon2id, version 19.
 */
final class PhcText {
    private static final Pattern FORM =
            Pattern.compile(
                    "\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,3}),p=(\\d{1,2})"
                            + "\\$([A-Za-z0-9+/]{11,86})\\$([A-Za-z0-9+/]{16,86})");

    private final HashCost cost;
    private final byte[] salt;
    private final byte[] hash;

    /**
     * @param salt the salt, which the caller must not change any more, as it must not the hash
     */
    PhcText(HashCost cost, byte[] salt, byte[] hash) {
        this.cost = cost;
        this.salt = salt;
        this.hash = hash;
    }

    /** Reads such a text; empty if it is damaged. */
    static Optional<PhcText> read(String text) {
        var parts = FORM.matcher(text);
        if (!parts.matches()) return Optional.empty();
        try {
            var cost =
                    new HashCost(
                            Integer.parseInt(parts.group(1)),
                            Integer.parseInt(parts.group(2)),
                            Integer.parseInt(parts.group(3)));
            var decoder = Base64.getDecoder();
            return Optional.of(
                    new PhcText(
                            cost, decoder.decode(parts.group(4)), decoder.decode(parts.group(5))));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    HashCost cost() {
        return cost;
    }

    /** The salt, not to be changed. */
    byte[] salt() {
        return salt;
    }

    /** The hash, not to be changed. */
    byte[] hash() {
        return hash;
    }

    String text() {
        var encoder = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m="
                + cost.memoryKib()
                + ",t="
                + cost.passes()
                + ",p="
                + cost.lanes()
                + "$"
                + encoder.encodeToString(salt)
                + "$"
                + encoder.encodeToString(hash);
    }
}
