package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

import java.time.OffsetDateTime;

/**
 * The digest of one row: 64 bits that depend on the table, on every column and on their order, and
 * are the same in every run and release. The world's digest is the wrapping sum of the digests of
 * all rows, so that it can be kept up to date by difference.
 *
 * <p>It finds damage and mistakes, not forgery: it has no key. Thread: the one that made it.
 */
public final class RowDigest {
    /** An odd constant whose bits are those of the golden ratio: neighbours end far apart. */
    private static final long STRIDE = 0x9E37_79B9_7F4A_7C15L;

    /** The stand-in for an empty column, which no value of a column is likely to equal. */
    private static final long ABSENT = 0x2545_F491_4F6C_DD1DL;

    private long state;

    private RowDigest() {}

    /** A digest that begins with the table's name, so that equal rows of two tables differ. */
    public static RowDigest of(String table) {
        return new RowDigest().add(table);
    }

    public RowDigest add(long value) {
        state = mixed(state * STRIDE + value + 1);
        return this;
    }

    public RowDigest add(boolean value) {
        return add(value ? 1 : 2);
    }

    /** Adds a text, its length first, so that "ab", "c" and "a", "bc" differ. */
    public RowDigest add(String value) {
        add(value.length());
        var word = 0L;
        for (var index = 0; index < value.length(); index++) {
            word = word << 16 | value.charAt(index);
            if (index % 4 == 3) {
                add(word);
                word = 0;
            }
        }
        return add(word);
    }

    /** Adds a column's value as it is stored; null stands for an empty column. */
    RowDigest addStored(@Nullable Object value) {
        return switch (value) {
            case null -> add(ABSENT);
            case String text -> add(text);
            case Boolean flag -> add(flag.booleanValue());
            case OffsetDateTime at -> add(at.toEpochSecond()).add(at.getNano());
            case Number number -> add(number.longValue());
            default -> throw new IllegalArgumentException("no column's value: " + value);
        };
    }

    public long value() {
        return state;
    }

    /** Spreads each bit over all of them: two multiplications and three folds. */
    private static long mixed(long value) {
        var folded = (value ^ value >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        folded = (folded ^ folded >>> 27) * 0x94D0_49BB_1331_11EBL;
        return folded ^ folded >>> 31;
    }
}
