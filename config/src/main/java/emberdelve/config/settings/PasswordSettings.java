package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;

/**
 * The rules by which passwords are kept: the {@code passwords:} part. The first three are
 * Argon2id's costs; each hash holds the costs with which it was made, so that a change of them
 * locks nobody out.
 *
 * @param memoryKib the memory that one hashing takes, in KiB
 * @param iterations passes over that memory
 * @param parallelism the number of lanes
 * @param lengthMin the least length of a new password, in characters
 * @param waitingMax the most logins that may wait for their hashing; the next is refused
 * @param programLogin the connections on which a client's program may hand a password over
 * @see "RFC 9106 section 4"
 */
public record PasswordSettings(
        int memoryKib,
        int iterations,
        int parallelism,
        int lengthMin,
        int waitingMax,
        ProgramLogin programLogin) {
    /**
     * The range of the memory. Each of the 16 lanes that we allow needs eight blocks of a KiB (RFC
     * 9106 section 3.1).
     */
    private static final Whole MEMORY = new Whole(128, 1_048_576);

    private static final Whole ITERATIONS = new Whole(1, 100);
    private static final Whole PARALLELISM = new Whole(1, 16);
    private static final Whole LENGTH = new Whole(1, 64);
    private static final Whole WAITING = new Whole(1, 100_000);

    private static final OneOf<ProgramLogin> PROGRAM_LOGIN = OneOf.of(ProgramLogin.class);

    public static final PasswordSettings DEFAULTS =
            new PasswordSettings(19_456, 2, 1, 8, 200, ProgramLogin.ENCRYPTED);

    public PasswordSettings {
        MEMORY.require("passwords.memory-kib", memoryKib);
        ITERATIONS.require("passwords.iterations", iterations);
        PARALLELISM.require("passwords.parallelism", parallelism);
        LENGTH.require("passwords.length-min", lengthMin);
        WAITING.require("passwords.waiting-max", waitingMax);
    }

    static PasswordSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var passwords =
                new PasswordSettings(
                        fields.optional("memory-kib", MEMORY, DEFAULTS.memoryKib),
                        fields.optional("iterations", ITERATIONS, DEFAULTS.iterations),
                        fields.optional("parallelism", PARALLELISM, DEFAULTS.parallelism),
                        fields.optional("length-min", LENGTH, DEFAULTS.lengthMin),
                        fields.optional("waiting-max", WAITING, DEFAULTS.waitingMax),
                        fields.optional("program-login", PROGRAM_LOGIN, DEFAULTS.programLogin));
        fields.end();
        return passwords;
    }

    /** Takes what is asked of new passwords, and of programs; the costs need a restart. */
    PasswordSettings goingOnWith(PasswordSettings read) {
        return new PasswordSettings(
                memoryKib, iterations, parallelism, read.lengthMin, waitingMax, read.programLogin);
    }
}
