package emberdelve.db.world;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The complaint that the database refuses to save or to delete some rows of a checkpoint; without
 * them it takes the checkpoint. Nothing of the checkpoint was written.
 */
public final class RowsRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<RowName, String> rows;

    /**
     * @param rows the refused rows, at least one, each with the reason
     */
    public RowsRefused(Map<RowName, String> rows) {
        super("rows refused: " + rows);
        this.rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }

    /** The refused rows, each with the reason. */
    public Map<RowName, String> rows() {
        return rows;
    }
}
