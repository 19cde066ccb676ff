package emberdelve.server.session;

import emberdelve.db.row.PlainText;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The faults that were found with a character, a line each: {@code path: value (expected: …)}. */
final class Faults {
    /** The largest number in effects and the like: content may not give so much. */
    private static final int NUMBER_MAX = 1_000;

    /** The most ticks or seconds for which something may befall somebody: the ticks of a day. */
    private static final long LASTS_MAX = Duration.ofDays(1).toSeconds() * 10;

    /**
     * The most characters of a word in a list: a list of the longest words still fits in its
     * column.
     */
    static final int WORD_CHARS_MAX = 100;

    private final String place;
    private final List<String> all;
    private final Set<String> told;

    Faults() {
        this("", new ArrayList<>(), new HashSet<>());
    }

    private Faults(String place, List<String> all, Set<String> told) {
        this.place = place;
        this.all = all;
        this.told = told;
    }

    /** The same list of faults, to which paths are added below that key. */
    Faults in(String key) {
        return new Faults(place + key + ".", all, told);
    }

    List<String> all() {
        return List.copyOf(all);
    }

    void add(String path, String value, String expected) {
        var what = place + path + ": " + PlainText.of(value);
        // Two rules may find the same value; one line is enough for whoever mends it.
        if (told.add(what)) all.add(what + " (expected: " + expected + ")");
    }

    void require(boolean isTrue, String path, String value, String expected) {
        if (!isTrue) add(path, value, expected);
    }

    void range(String path, long value, long least, long most) {
        require(
                value >= least && value <= most,
                path,
                Long.toString(value),
                least == most ? Long.toString(least) : least + ".." + most);
    }

    void count(String path, int count, int most) {
        require(count <= most, path, count + " of them", "0.." + most);
    }

    void length(String path, String text, int most) {
        require(text.length() <= most, path, text.length() + " characters", "0.." + most);
    }

    /** Checks that there are at most so many words, and that none is too long. */
    void words(String path, Collection<String> words, int most) {
        count(path, words.size(), most);
        for (var word : words) length(path, word, WORD_CHARS_MAX);
    }

    void oneOf(String path, String value, List<String> words) {
        require(words.contains(value), path, value, "one of " + LawfulCharacters.words(words));
    }

    /** Checks that no text in the value, at any depth, has signs that steer a terminal. */
    void signs(String path, Object value) {
        each(
                path,
                value,
                (where, part) -> {
                    if (part instanceof String text && !PlainText.isPlain(text))
                        add(where, text, "signs that one can see");
                });
    }

    /** Checks that all numbers in the value, at any depth, are of a size that content may give. */
    void numbers(String path, Object value) {
        each(
                path,
                value,
                (where, part) -> {
                    switch (part) {
                        case Integer number -> range(where, number, -NUMBER_MAX, NUMBER_MAX);
                        case Long number -> range(where, number, 0, LASTS_MAX);
                        case Duration time -> range(where, time.toSeconds(), 0, LASTS_MAX);
                        default -> {}
                    }
                });
    }

    private interface Visit {
        void of(String path, Object part);
    }

    private static void each(String path, Object value, Visit visit) {
        switch (value) {
            case Record parts -> {
                for (var component : parts.getClass().getRecordComponents())
                    each(path + "." + component.getName(), value(parts, component), visit);
            }
            case Optional<?> maybe -> maybe.ifPresent(its -> each(path, its, visit));
            case Map<?, ?> map ->
                    map.forEach((key, its) -> {
                        visit.of(path, key);
                        each(path + "." + PlainText.of(key.toString()), its, visit);
                    });
            case Collection<?> parts -> {
                var at = 0;
                for (var part : parts) each(path + "[" + at++ + "]", part, visit);
            }
            default -> visit.of(path, value);
        }
    }

    private static Object value(Record row, RecordComponent component) {
        try {
            return component.getAccessor().invoke(row);
        } catch (IllegalAccessException | InvocationTargetException hidden) {
            throw new LinkageError(component.getName(), hidden);
        }
    }
}
