package emberdelve.config.content;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The condition on a deed, by which it sets a trigger off.
 *
 * @param words the words of which one must be said, used, looked at or opened; empty: any word does
 * @param of the kind of item or monster that the deed must be about; empty for any kind
 * @param count the number of members of a group who have to stand here
 * @param every how often a timer goes off
 * @param condition what must hold besides; empty for nothing
 * @param voice who speaks in a room where nobody stands; empty for nobody
 */
public record Cue(
        List<String> words,
        Optional<String> of,
        int count,
        Duration every,
        Optional<Expression> condition,
        String voice) {
    public static final Cue ANY =
            new Cue(List.of(), Optional.empty(), 1, Duration.ZERO, Optional.empty(), "");

    public Cue {
        words = List.copyOf(words);
    }
}
