package emberdelve.protocol.option;

import java.util.Optional;

/** The size of the peer's window: NAWS, RFC 1073. */
public final class Naws {
    /**
     * The fewest columns that count: in a narrower window no sentence can be read anyway, and it
     * wraps lines by itself.
     */
    public static final int COLUMNS_MIN = 20;

    /**
     * The most columns that count: wider than any screen, so that a claim of 65,535 columns costs
     * nothing.
     */
    public static final int COLUMNS_MAX = 500;

    /** The fewest rows that count: a line and a prompt. */
    public static final int ROWS_MIN = 2;

    /** The most rows that count: higher than any screen. */
    public static final int ROWS_MAX = 500;

    /** The octets of a size: two for the columns and two for the rows, the higher octet first. */
    private static final int LENGTH = 4;

    private Naws() {}

    /** The size of a window, its numbers within the limits, or 0 where the peer does not know. */
    public record Size(int columns, int rows) {}

    /** The size that the peer says; empty if it has not four octets. */
    public static Optional<Size> read(Octets payload) {
        if (payload.length() != LENGTH) return Optional.empty();

        var columns = payload.at(0) << 8 | payload.at(1);
        var rows = payload.at(2) << 8 | payload.at(3);
        return Optional.of(
                new Size(
                        clampColumns(columns),
                        rows == 0 ? 0 : Math.clamp(rows, ROWS_MIN, ROWS_MAX)));
    }

    /** The nearest number of columns within the limits; 0, "unknown", stays 0. */
    public static int clampColumns(int columns) {
        return columns == 0 ? 0 : Math.clamp(columns, COLUMNS_MIN, COLUMNS_MAX);
    }
}
