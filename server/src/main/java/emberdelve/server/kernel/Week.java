package emberdelve.server.kernel;

/** Weeks by their numbers; each begins on Monday at midnight, universal time. */
public final class Week {
    private static final int DAYS = 7;

    /** The first Monday, in days since 1970, when the first of January was a Thursday. */
    private static final int FIRST_MONDAY = 4;

    private Week() {}

    /** The number of the week in which the day lies; {@code day}: in days since 1970. */
    public static long of(long day) {
        return Math.floorDiv(day - FIRST_MONDAY, DAYS);
    }

    /** The Monday on which that week begins, in days since 1970. */
    public static long monday(long week) {
        return week * DAYS + FIRST_MONDAY;
    }
}
