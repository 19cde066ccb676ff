package emberdelve.server.session;

import emberdelve.server.time.Clock;
import emberdelve.server.time.TokenBucket;

import jakarta.inject.Inject;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The brake on guessing passwords for each address, so that the account's owner can still log in
 * from elsewhere. Right passwords cost nothing. Safe for any thread.
 */
final class Throttle {
    /** docs/operating.md A7: guesses of one address in the long run. */
    static final int PER_SECOND = 2;

    /** Enough for two people of one household who have forgotten their passwords. */
    static final int BURST = 6;

    /** Addresses that are remembered; of more, the one quiet for the longest is forgotten. */
    static final int PLACES_MAX = 10_000;

    private final Clock clock;
    private final Map<String, TokenBucket> guessing =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
                    return size() > PLACES_MAX || eldest.getValue().isFull(clock.nanoTime());
                }
            };

    @Inject
    Throttle(Clock clock) {
        this.clock = clock;
    }

    // Several jobs and loops ask; what they ask is over in less than a hand-over would take.
    synchronized boolean allows(String place) {
        var bucket = guessing.get(place);
        return bucket == null || bucket.hasOne(clock.nanoTime());
    }

    /** Notes a wrong password from that place. */
    synchronized void wrong(String place) {
        var now = clock.nanoTime();
        var known = guessing.get(place);
        var bucket = known == null ? TokenBucket.perSecond(PER_SECOND, BURST, now) : known;
        bucket.owe(now);
        guessing.put(place, bucket);
    }

    synchronized int places() {
        return guessing.size();
    }
}
