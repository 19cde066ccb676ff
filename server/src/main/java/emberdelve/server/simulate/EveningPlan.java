package emberdelve.server.simulate;

/**
 * Who plays whole evenings, and for how long.
 *
 * @param party whose first member leads
 * @param hours of the game's time
 * @param fromLevel with which they begin, by a gift of experience
 * @param toLevel ends it, when all have reached that level
 */
public record EveningPlan(
        Muster party, Match.Manner manner, int hours, int fromLevel, int toLevel, long seed) {
    public EveningPlan withSeed(long other) {
        return new EveningPlan(party, manner, hours, fromLevel, toLevel, other);
    }

    /** {@code 1 striker, plain}. */
    @Override
    public String toString() {
        return party + (manner == Match.Manner.PLAIN ? ", plain" : "");
    }
}
