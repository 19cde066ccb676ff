package emberdelve.server.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A kind of moment that players may hear as a sound, if they want (docs/rules.md R8.16). */
public enum Cue {
    /** Somebody shows what it is about to do. */
    MENACE,
    /** The listener has lost hit points. */
    WOUND,
    /** The listener has got many hit points back, or has reached a level. */
    HEAL,
    /** Somebody speaks to the listener alone. */
    TELL,
    /** Somebody comes or goes, or a door moves. */
    WAY,
    /** The hour or the weather turns. */
    WEATHER;

    /** The word for it, as players type it and programs read it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All words, in order. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Cue::word).toList();
    }

    public static Optional<Cue> of(String word) {
        return Arrays.stream(values()).filter(cue -> cue.word().equals(word)).findFirst();
    }
}
