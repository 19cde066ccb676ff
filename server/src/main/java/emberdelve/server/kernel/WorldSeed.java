package emberdelve.server.kernel;

import java.time.Duration;

/**
 * What a world is made from, besides its content.
 *
 * @param seed of all chance
 * @param tick ticks since the world began; 0 for a new one
 * @param nextId the first number not yet given
 * @param tickLength real time of one tick, for durations that content gives in seconds
 */
public record WorldSeed(long seed, long tick, long nextId, Duration tickLength) {}
