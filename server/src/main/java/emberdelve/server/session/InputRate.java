package emberdelve.server.session;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.time.Clock;
import emberdelve.server.time.TokenBucket;

import jakarta.inject.Inject;

import java.util.function.Supplier;

/**
 * The rate at which a session may send lines, and the number of those that may wait. Safe for any
 * thread.
 */
record InputRate(Supplier<LimitSettings> limits, Clock clock) {
    @Inject
    InputRate {}

    /** The token bucket of a new session. */
    TokenBucket bucket() {
        return bucket(limits.get().commandBurst());
    }

    /** A token bucket that fills as fast as the others, and holds that many. */
    TokenBucket bucket(int burst) {
        return TokenBucket.perSecond(limits.get().commandsPerSecond(), burst, clock.nanoTime());
    }

    /** Takes a token from a bucket of this rate, if there is one. */
    boolean take(TokenBucket bucket) {
        return bucket.take(clock.nanoTime());
    }

    /** The present moment, to be compared with others of this method. */
    long now() {
        return clock.nanoTime();
    }

    /** The most lines that may wait for an answer from inside the server. */
    int waitingMax() {
        return limits.get().waitingCommands();
    }
}
