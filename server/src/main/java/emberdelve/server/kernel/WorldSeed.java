package emberdelve.server.kernel;

import emberdelve.server.model.Chance;

import java.time.Duration;

/**
 * The values from which a world is made, besides its content.
 *
 * @param seed the seed of all chance
 * @param tick ticks since the world began; 0 for a new one
 * @param nextId the first number not yet given
 * @param tickLength real time of one tick, for durations that content gives in seconds
 */
public record WorldSeed(
        long seed, long tick, long nextId, Duration tickLength, Territory territory) {
    /** The values of a world that has everything. */
    public WorldSeed(long seed, long tick, long nextId, Duration tickLength) {
        this(seed, tick, nextId, tickLength, Territory.WHOLE);
    }

    /**
     * A new stream of chance. Each zone has its own, and so has each feature that needs one; a new
     * one changes nothing in the others.
     *
     * @param name the zone's id, or the feature's name
     */
    public Chance stream(String name) {
        return new Chance(seed ^ tick ^ Seeds.mix(name));
    }
}
