package emberdelve.server.kernel;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.model.Actor;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The counts of characters, each asked of the feature that keeps it, and the feats that they are
 * known for. A measure that no feature counts is 0. Thread: world.
 */
public final class Measures {
    private final Map<Measure, Count> counts = new EnumMap<>(Measure.class);
    private BiPredicate<Actor, String> isKnownFor = (_, _) -> false;

    /** A count of something that a character has. */
    public interface Count {
        /**
         * @param of the id of the zone, kind of monster or quest that is counted; empty for all of
         *     them together
         */
        long of(Actor who, Optional<String> of);
    }

    /** Adds a count; to be called when its feature is added to the world. */
    public void add(Measure measure, Count count) {
        counts.put(measure, count);
    }

    /** Sets what knows whether a character has earned a feat, which is named by its id. */
    public void knownFor(BiPredicate<Actor, String> earned) {
        isKnownFor = earned;
    }

    /** Whether the character has earned that feat. */
    public boolean isKnownFor(Actor who, String feat) {
        return isKnownFor.test(who, feat);
    }

    /** The character's amount of the measure; see {@link Count#of}. */
    public long of(Measure measure, Actor who, Optional<String> of) {
        return Optional.ofNullable(counts.get(measure)).map(its -> its.of(who, of)).orElse(0L);
    }
}
