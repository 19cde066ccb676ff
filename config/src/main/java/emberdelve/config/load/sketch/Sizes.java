package emberdelve.config.load.sketch;

import java.util.EnumMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * The sizes at which a list or mapping was read without a complaint. Where a list or mapping is
 * refused for other reasons than its size, no limit is found, or too generous a one.
 */
final class Sizes {
    /** The complaints at one size that are no chance, for a list, whose items are alike. */
    static final int LIST = 5;

    /**
     * The complaints at one size that are no chance, for a mapping, whose keys differ: two of them
     * may go together, and two others not.
     */
    static final int MAPPING = 40;

    /** The size below which all are tried until one was once read without complaint. */
    private static final int LONG = 15;

    private static final int USUAL = 4;

    private final TreeMap<Integer, EnumMap<Outcome, Integer>> bySize = new TreeMap<>();
    private final int sure;

    /**
     * @param sure the number of complaints at one size that makes sure that the size is never taken
     */
    Sizes(int sure) {
        this.sure = sure;
    }

    void read(int size, Outcome outcome) {
        bySize.computeIfAbsent(size, _ -> new EnumMap<>(Outcome.class))
                .merge(outcome, 1, Integer::sum);
    }

    /** The outcome of reading a list or mapping of some size. */
    enum Outcome {
        FINE,
        REFUSED,

        /** A mistake inside, which says nothing of the size. */
        UNKNOWN
    }

    void forget() {
        bySize.clear();
    }

    /** A size to try: mostly one where a limit may be. */
    int next(RandomGenerator random) {
        var least = least();
        if (least.isEmpty()) return random.nextInt(LONG);
        if (random.nextBoolean()) return random.nextInt(USUAL + 1);
        if (least.get() > USUAL && !isRefused(least.get() - 1)) return least.get() - 1;
        return random.nextInt(2) + Math.max(0, least.get() - 1);
    }

    /** The smallest size that readers take; empty when they never refuse a smaller one. */
    Optional<Integer> min() {
        return least().filter(size -> size > 0 && isRefused(size - 1));
    }

    /** The largest size that readers take; empty when they never refuse a larger one. */
    Optional<Integer> max() {
        return bySize.entrySet().stream()
                .filter(size -> size.getValue().containsKey(Outcome.FINE))
                .map(size -> size.getKey())
                .reduce((_, later) -> later)
                .filter(size -> size > 0 && isRefused(size + 1));
    }

    private Optional<Integer> least() {
        return bySize.entrySet().stream()
                .filter(size -> size.getValue().containsKey(Outcome.FINE))
                .map(size -> size.getKey())
                .findFirst();
    }

    private boolean isRefused(int size) {
        var seen = bySize.getOrDefault(size, new EnumMap<>(Outcome.class));
        var refused = seen.getOrDefault(Outcome.REFUSED, 0);
        return !seen.containsKey(Outcome.FINE)
                && refused >= sure
                && refused >= seen.getOrDefault(Outcome.UNKNOWN, 0);
    }
}
