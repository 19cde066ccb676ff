package emberdelve.server.lag;

/**
 * A deed that took long.
 *
 * @param what the doer and the deed in words, such as {@code command look, Mira #2a}
 * @param nanos the time that it took itself, without the slow deeds within it
 */
public record SlowDeed(String what, long nanos) {}
