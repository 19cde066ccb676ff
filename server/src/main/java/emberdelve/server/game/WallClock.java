package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.Optional;

/**
 * What the clock on the wall says, once a second. It comes in as an input like any other, so that a
 * replay ends what was to end then at the same tick. Thread: world.
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

    /** Says nothing: the time is told by whoever gives the inputs. */
    static WallClock silent() {
        return new WallClock(Optional.empty());
    }

    /** The time, if it is another second than the last time. */
    Optional<Input> change() {
        if (clock.isEmpty()) return Optional.empty();
        var second = clock.get().instant().getEpochSecond();
        if (second == told) return Optional.empty();
        told = second;
        return Optional.of(new Input.WallTime(second));
    }
}
