package emberdelve.server.time;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The time outside the game. Safe for any thread.
 *
 * @param wall the wall clock; it may be set back
 * @param nanos the nanoseconds that have passed since some moment; they never go back
 */
public record Clock(InstantSource wall, LongSupplier nanos) {
    public static final Clock SYSTEM = new Clock(InstantSource.system(), System::nanoTime);

    public Instant instant() {
        return wall.instant();
    }

    public long nanoTime() {
        return nanos.getAsLong();
    }
}
