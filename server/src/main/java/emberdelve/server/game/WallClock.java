package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.Optional;

/**
 * The wall clock, which gives the time of day once a second, as an input like any other, so that a
 * replay ends sanctions and delves of the day at the same tick. Thread: world.
 */
final class WallClock {
    private final Optional<Clock> clock;
    private long told = -1;

    @Inject
    WallClock(Clock clock) {
        this(Optional.of(clock));
    }

    private WallClock(Optional<Clock> clock) {
        this.clock = clock;
    }

    /** A clock that gives no time: the recorded inputs hold it. */
    static WallClock silent() {
        return new WallClock(Optional.empty());
    }

    /** The time as an input, if the second has changed since the last call. */
    Optional<Input> change() {
        if (clock.isEmpty()) return Optional.empty();
        var second = clock.get().instant().getEpochSecond();
        if (second == told) return Optional.empty();
        told = second;
        return Optional.of(new Input.WallTime(second));
    }
}
