package emberdelve.server.game;

import emberdelve.server.time.Clock;
import emberdelve.server.time.TokenBucket;

import jakarta.inject.Inject;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The brake on guessing passwords and codes for each address, so that the account's owner can still
 * log in from elsewhere. Right passwords cost nothing. Safe for any thread.
 */
public final class Throttle {
    /**
     * The wrong passwords that one address may send each second in the long run (docs/operating.md
     * A7).
     */
    static final int PER_SECOND = 2;

    /**
     * The wrong passwords that one address may send at once: enough for two people of one household
     * who have forgotten theirs.
     */
    static final int BURST = 6;

    /**
     * The most addresses that are remembered; of more, the one that has been quiet for the longest
     * is forgotten.
     */
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
    public Throttle(Clock clock) {
        this.clock = clock;
    }

    // A lock is enough, though several threads ask: it is held for less time than a hand-over would
    // take.
    public synchronized boolean allows(String place) {
        var bucket = guessing.get(place);
        return bucket == null || bucket.hasOne(clock.nanoTime());
    }

    /** Notes a wrong password from that place. */
    public synchronized void wrong(String place) {
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
