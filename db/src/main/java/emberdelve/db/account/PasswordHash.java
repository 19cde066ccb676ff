package emberdelve.db.account;

import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;

/**
 * The hashing of passwords: makes Argon2id strings of them and checks them (RFC 9106; the strings
 * are in the PHC format, so that each carries its own cost and salt and old ones stay valid when
 * the cost grows).
 *
 * <p>Safe for any thread, and slow on purpose, so passwords must be neither hashed nor checked on
 * the world's thread or an event loop. A call also waits while other calls use the memory for
 * hashes.
 */
public final class PasswordHash {
    private static final int SALT_OCTETS = 16;
    private static final int HASH_OCTETS = 32;

    private final HashCost cost;
    private final HashMemory memory;
    private final SecureRandom random = new SecureRandom();
    private final PhcText unmatched;

    public PasswordHash(HashCost cost, HashMemory memory) {
        this.cost = cost;
        this.memory = memory;
        // Its octets are random and come from no password, so that no password is known to match.
        unmatched = new PhcText(cost, octets(SALT_OCTETS), octets(HASH_OCTETS));
    }

    /** Makes a PHC string with a fresh salt: two hashes of one password differ. */
    public String hash(String password) {
        var salt = octets(SALT_OCTETS);
        return new PhcText(cost, salt, fill(password, cost, salt, HASH_OCTETS)).text();
    }

    /**
     * Whether the string was made from this password; false for a string that is damaged.
     *
     * @throws IllegalStateException if the string asks for more memory than hashes may use in all
     */
    public boolean matches(String password, String phc) {
        // A player whose hash is damaged is told that the password is wrong; an admin then sets a
        // new password.
        return PhcText.read(phc).map(stored -> matches(password, stored)).orElse(false);
    }

    /**
     * Whether the string is an undamaged hash that this server can afford to check.
     *
     * @param ours the cost of this server's own hashes, which it can always afford
     */
    public static boolean isHash(String phc, HashCost ours) {
        return PhcText.read(phc)
                .map(PhcText::cost)
                .filter(its -> its.isModest() || its.isAtMost(ours))
                .isPresent();
    }

    /**
     * Takes as long as {@link #matches} and is always false. It is called for names without an
     * account, so that the time of the answer does not tell which names exist.
     */
    public boolean matchesNobody(String password) {
        var ignored = matches(password, unmatched);
        return false;
    }

    /**
     * A PHC string that no password matches, for accounts nobody logs in to again. A check against
     * it takes as long as any other; making the string takes no time.
     */
    public String ofNobody() {
        return unmatched.text();
    }

    private boolean matches(String password, PhcText stored) {
        var made = fill(password, stored.cost(), stored.salt(), stored.hash().length);
        return MessageDigest.isEqual(made, stored.hash());
    }

    private byte[] fill(String password, HashCost its, byte[] salt, int octets) {
        return memory.lend(
                its.memoryKib(),
                blocks -> {
                    var argon2 = new Argon2BytesGenerator();
                    argon2.init(
                            new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                                    .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                                    .withMemoryAsKB(its.memoryKib())
                                    .withIterations(its.passes())
                                    .withParallelism(its.lanes())
                                    .withSalt(salt)
                                    .withBlockPool(blocks)
                                    .build());
                    var made = new byte[octets];
                    argon2.generateBytes(
                            normalized(password).getBytes(StandardCharsets.UTF_8), made);
                    return made;
                });
    }

    private byte[] octets(int count) {
        var octets = new byte[count];
        random.nextBytes(octets);
        return octets;
    }

    /** The password in one form, as terminals send accented letters in two forms (RFC 8265). */
    private static String normalized(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFC);
    }
}
