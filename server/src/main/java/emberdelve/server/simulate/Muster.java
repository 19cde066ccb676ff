package emberdelve.server.simulate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The fighters on one side.
 *
 * @param ranks the fighters by kind, in the order in which they were named
 */
public record Muster(List<Rank> ranks) {
    /**
     * The most fighters of a side: more than any room holds, but few enough that a mistyped number
     * does not run for days.
     */
    static final int MAX = 100;

    private static final Pattern RANK = Pattern.compile("([a-z][a-z-]*)(?::(\\d{1,3}))?");

    public Muster {
        ranks = List.copyOf(ranks);
    }

    /**
     * @param id the id of the class, or of the kind of monster
     */
    public record Rank(String id, int count) {}

    /**
     * Reads a side such as {@code guardian:3,striker:3}. Of each id, a beginning is enough that no
     * other id shares.
     *
     * @param ids the ids that may be named
     * @throws IllegalArgumentException when the text is no such side; the message says what was
     *     expected
     */
    public static Muster parse(String typed, Collection<String> ids) {
        var ranks = new ArrayList<Rank>();
        for (var part : typed.split(",", -1)) {
            var rank = RANK.matcher(part.strip());
            if (!rank.matches()) throw mistake(part, "NAME:COUNT");
            var count = rank.group(2) == null ? 1 : Integer.parseInt(rank.group(2));
            ranks.add(new Rank(id(rank.group(1), ids), count));
        }
        var muster = new Muster(ranks);
        if (muster.size() < 1 || muster.size() > MAX)
            throw mistake(typed, "1.." + MAX + " fighters");
        return muster;
    }

    public int size() {
        return ranks.stream().mapToInt(Rank::count).sum();
    }

    @Override
    public String toString() {
        return ranks.stream()
                .map(rank -> rank.count() + " " + rank.id())
                .collect(Collectors.joining(", "));
    }

    private static String id(String typed, Collection<String> ids) {
        if (ids.contains(typed)) return typed;
        var fitting = ids.stream().filter(id -> id.startsWith(typed)).toList();
        if (fitting.size() == 1) return fitting.getFirst();
        throw mistake(typed, "one of " + String.join(", ", ids));
    }

    private static IllegalArgumentException mistake(String typed, String expected) {
        return new IllegalArgumentException(typed + " (expected: " + expected + ")");
    }
}
