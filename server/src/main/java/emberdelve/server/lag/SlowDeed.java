package emberdelve.server.lag;

/**
 * A deed that took long.
 *
 * @param name the doer and the deed
 * @param nanos the time that it took itself, without the slow deeds within it
 */
public record SlowDeed(DeedName name, long nanos) {
    /** The doer and the deed in words, for staff: {@code command look, Mira #2a}. */
    public String what() {
        return name.told();
    }
}
