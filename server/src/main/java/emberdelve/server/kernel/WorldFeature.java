package emberdelve.server.kernel;

/** A feature's part in a world. The feature knows no world until {@link #addTo} is called. */
public interface WorldFeature {
    /**
     * Adds what the feature needs to a world that is being made.
     *
     * @param parts the parts of the world, to which the feature adds its own; it may ask for other
     *     features' parts only while a part of its own is made or a hook runs
     */
    void addTo(World world, Parts parts, Hooks hooks);
}
