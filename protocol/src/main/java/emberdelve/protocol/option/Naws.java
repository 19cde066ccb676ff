package emberdelve.protocol.option;

import java.util.Optional;

/** The size of the peer's window: NAWS, RFC 1073. */
public final class Naws {
    /** Narrower than this no sentence can be read; such a window wraps by itself. */
    public static final int COLUMNS_MIN = 20;

    /** Wider than any screen; keeps a claim of 65,535 columns from costing anything. */
    public static final int COLUMNS_MAX = 500;

    /** Fewer rows than a line and a prompt are no window. */
    public static final int ROWS_MIN = 2;

    /** Higher than any screen. */
    public static final int ROWS_MAX = 500;

    /** Two octets for the columns and two for the rows, the higher one first. */
    private static final int LENGTH = 4;

    private Naws() {}

    /** Both within the limits, or 0 where the peer does not know. */
    public record Size(int columns, int rows) {}

    /** The size that the peer says; empty if that is none. */
    public static Optional<Size> read(Octets payload) {
        if (payload.length() != LENGTH) return Optional.empty();

        var columns = payload.at(0) << 8 | payload.at(1);
        var rows = payload.at(2) << 8 | payload.at(3);
        return Optional.of(
                new Size(
                        clampColumns(columns),
                        rows == 0 ? 0 : Math.clamp(rows, ROWS_MIN, ROWS_MAX)));
    }

    /** Within the limits; 0, "unknown", stays 0. */
    public static int clampColumns(int columns) {
        return columns == 0 ? 0 : Math.clamp(columns, COLUMNS_MIN, COLUMNS_MAX);
    }
}
