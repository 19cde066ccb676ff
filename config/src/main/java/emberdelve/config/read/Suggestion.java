package emberdelve.config.read;

import emberdelve.config.spelling.EditDistance;

import java.util.Collection;
import java.util.Optional;

/** The search for the word that somebody probably meant. */
public final class Suggestion {
    /**
     * The most known words that are compared: as many as the largest zone we think of has rooms.
     */
    public static final int WORDS_MAX = 10_000;

    /** The longest word that is compared: a longer one is hardly ever off by a letter or two. */
    public static final int WORD_MAX_CHARS = 64;

    /** The letters at the beginning that make two words akin. */
    private static final int BEGINNING_CHARS = 3;

    private Suggestion() {}

    /**
     * The known word with the fewest typing slips between it and the given one; a slip is a letter
     * too many, too few, wrong, or swapped with its neighbour. Of several at equal distance, the
     * first. When all are further away than a third of the word's letters, the known word that
     * begins alike, if there is just one.
     */
    public static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() > WORD_MAX_CHARS) return Optional.empty();
        var best = Optional.<String>empty();
        var slipsBelow = Math.max(1, word.length() / 3) + 1;
        var compared = 0;
        for (var candidate : known) {
            if (++compared > WORDS_MAX) break;
            if (candidate.length() > WORD_MAX_CHARS) continue;
            if (Math.abs(candidate.length() - word.length()) >= slipsBelow) continue;
            var slips = EditDistance.between(word, candidate);
            if (slips >= slipsBelow) continue;
            slipsBelow = slips;
            best = Optional.of(candidate);
        }
        return best.or(() -> beginningLike(word, known));
    }

    /**
     * The known word that begins as the given one does, because it may be another form of that:
     * {@code entry} for {@code enter}.
     */
    private static Optional<String> beginningLike(String word, Collection<String> known) {
        if (word.length() < BEGINNING_CHARS) return Optional.empty();
        var beginning = word.substring(0, BEGINNING_CHARS);
        var alike =
                known.stream()
                        .limit(WORDS_MAX)
                        .filter(candidate -> candidate.length() <= WORD_MAX_CHARS)
                        .filter(candidate -> candidate.startsWith(beginning))
                        .filter(candidate -> Math.abs(candidate.length() - word.length()) <= 2)
                        .toList();
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
    }
}
