package emberdelve.config.content;

import java.util.List;
import java.util.Set;

/**
 * A condition on the sky: one of these words holds, which are hours, kinds of weather, {@code day}
 * and {@code night}. Written {@code night|rain}.
 */
public record SkyWhen(List<String> words) {
    public SkyWhen {
        if (words.isEmpty()) throw new IllegalArgumentException("no words");
        words = List.copyOf(words);
    }

    /** Whether one of its words is among those that hold now. */
    public boolean holds(Set<String> now) {
        return words.stream().anyMatch(now::contains);
    }
}
