package emberdelve.server.kernel;

/** What one feature of the game adds to a world. Knows no world until it is asked. */
public interface WorldFeature {
    /**
     * Adds what the feature needs to a world that is being made.
     *
     * @param parts where the feature offers its own parts, and finds those of others: not before
     *     one of its own is made, or one of its hooks runs
     */
    void addTo(World world, Parts parts, Hooks hooks);
}
