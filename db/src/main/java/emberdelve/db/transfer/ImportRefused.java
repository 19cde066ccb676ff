package emberdelve.db.transfer;

/** The file cannot be imported as it is; nothing has changed. One line that says why. */
public final class ImportRefused extends Exception {
    private static final long serialVersionUID = 1L;

    ImportRefused(String reason) {
        super(reason);
    }
}
