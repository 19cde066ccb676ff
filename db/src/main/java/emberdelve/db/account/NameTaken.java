package emberdelve.db.account;

/** The complaint that somebody has the name already, or one that folds to the same. */
public final class NameTaken extends Exception {
    private static final long serialVersionUID = 1L;

    /** The complaint about the name that somebody has, or one that folds to the same. */
    public NameTaken(String name) {
        super("name: " + name + " (expected: one that nobody has)");
    }
}
