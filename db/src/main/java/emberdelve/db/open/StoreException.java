package emberdelve.db.open;

import java.nio.file.Path;

/**
 * The complaint that the store cannot be used, or will not be: one line for the operator that names
 * the file, the reason, and what to do.
 */
public final class StoreException extends RuntimeException {
    /** The advice to the operator about a file that cannot be trusted; see Store#restoring. */
    public static final String RESTORE = "restore a backup (./emberdelve restore latest)";

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** The kind of trouble, which decides what the caller does next. */
    public enum Kind {
        /** The surroundings failed (disk, lock, rights): {@link Store#reopen} may help. */
        UNAVAILABLE,
        /** What is stored cannot be trusted: a person has to decide. */
        UNSOUND,
        /** The rows break a rule of the database: our fault, and no second try will help. */
        REJECTED
    }

    public StoreException(Kind kind, Path file, String reason, String remedy) {
        super(file + ": " + reason + "; " + remedy);
        this.kind = kind;
    }

    public StoreException(Kind kind, Path file, String reason, String remedy, Throwable cause) {
        super(file + ": " + reason + "; " + remedy, cause);
        this.kind = kind;
    }

    /**
     * The complaint about a file that can be read but makes no sense: whatever was thrown on the
     * way, the file is damaged, and a person has to decide.
     *
     * @param restoring how a backup of the world is restored
     */
    public static StoreException unreadable(Path file, RuntimeException thrown, String restoring) {
        if (thrown instanceof StoreException told) return told;

        var message = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
        var reason = "damaged: it makes no sense (" + message + ")";
        return new StoreException(Kind.UNSOUND, file, reason, restoring, thrown);
    }

    public Kind kind() {
        return kind;
    }
}
