package emberdelve.db.transfer;

import java.util.List;

/** The complaint that a file cannot be imported as it is; nothing has changed. */
public final class ImportRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<String> reasons;

    ImportRefused(String reason) {
        this(List.of(reason));
    }

    ImportRefused(List<String> reasons) {
        super(reasons.getFirst());
        this.reasons = List.copyOf(reasons);
    }

    /** The reasons, each a line with its path in the file. */
    public List<String> reasons() {
        return reasons;
    }
}
