package emberdelve.server.schedule;

/** The cost of a deed in time (docs/rules.md R1.2). */
public final class Weight {
    private Weight() {}

    /**
     * Ticks until the next turn.
     *
     * @param speed ticks of a turn of weight 1
     * @param weight the weight of the deed in turns, at least 0
     * @return {@code max(1, round(speed × weight))}, halves up
     */
    public static int costTicks(int speed, double weight) {
        return (int) Math.max(1, Math.round(speed * weight));
    }

    /**
     * The rest of a wait when the speed changes during it.
     *
     * @return {@code ceil(remaining × newSpeed / oldSpeed)}, at least 1
     */
    public static long remainingTicks(long remaining, int oldSpeed, int newSpeed) {
        return Math.max(1, Math.ceilDiv(remaining * newSpeed, oldSpeed));
    }
}
