package emberdelve.db.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.text.Normalizer;

/**
 * Turns passwords into Argon2id strings and checks them (RFC 9106; the strings are in the PHC
 * format, so that each carries its own cost and salt and old ones stay valid when the cost grows).
 *
 * <p>Safe for any thread, and slow on purpose: never on the world's thread or an event loop.
 */
public final class PasswordHash {
    private static final int SALT_OCTETS = 16;
    private static final int HASH_OCTETS = 32;

    private final Argon2Function argon2;
    private final String nobodys;

    public PasswordHash(HashCost cost) {
        argon2 = Argon2Function.getInstance(
                cost.memoryKib(), cost.passes(), cost.lanes(), HASH_OCTETS, Argon2.ID);
        nobodys = hash("nobody has this password");
    }

    /** A PHC string with a fresh salt: two hashes of one password differ. */
    public String hash(String password) {
        return Password.hash(same(password)).addRandomSalt(SALT_OCTETS).with(argon2).getResult();
    }

    /** Whether the string was made from this password; false for a string that is damaged. */
    public boolean matches(String password, String phc) {
        try {
            var made = Argon2Function.getInstanceFromHash(phc);
            return Password.check(same(password), phc).with(made);
        } catch (IllegalArgumentException damaged) {
            // Whoever owns the account is told "wrong", and an admin sets a new password.
            return false;
        }
    }

    /**
     * Takes as long as {@link #matches} and is always false: for names that nobody has, so that the
     * clock does not tell which names exist.
     */
    public boolean matchesNobody(String password) {
        var ignored = matches(password, nobodys);
        return false;
    }

    /** Terminals send one accented letter in two ways; both are the same password (RFC 8265). */
    private static String same(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFC);
    }
}
