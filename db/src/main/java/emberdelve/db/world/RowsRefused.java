package emberdelve.db.world;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The database does not take these rows, or does not let go of them; without them it takes the
 * checkpoint. Nothing of it was written.
 */
public final class RowsRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<RowName, String> rows;

    /**
     * @param rows each with the reason, one at least
     */
    public RowsRefused(Map<RowName, String> rows) {
        super("rows refused: " + rows);
        this.rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }

    /** Each with the reason. */
    public Map<RowName, String> rows() {
        return rows;
    }
}
