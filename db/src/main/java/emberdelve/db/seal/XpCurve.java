package emberdelve.db.seal;

/**
 * The curve by which stored experience is counted: level L ends above {@code L^exponent × factor}.
 */
public record XpCurve(double exponent, int factor) {
    /** The largest exponent that content may say. */
    public static final int EXPONENT_MAX = 10;

    public static final int FACTOR_MAX = 1_000_000;

    /** The curve of a world whose experience has never been counted anew. */
    public static final XpCurve FIRST = new XpCurve(1.5, 20);

    @Override
    public String toString() {
        return "L^" + exponent + " × " + factor;
    }
}
