package emberdelve.server.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The texts of a file before, between and after the steps of a deed: at least two, each empty where
 * there is no such file. Each step changes one place.
 */
public record Revision(List<Optional<String>> texts) {
    /** The number of characters on each side of a change by which its place is found again. */
    private static final int CONTEXT_CHARS = 60;

    /**
     * The least characters by which a place is found again; a shorter text may stand elsewhere by
     * chance.
     */
    private static final int ALONE_CHARS = 12;

    public Optional<String> before() {
        return texts.getFirst();
    }

    public Optional<String> after() {
        return texts.getLast();
    }

    Revision then(Optional<String> text) {
        var more = new ArrayList<>(texts);
        more.add(text);
        return new Revision(List.copyOf(more));
    }

    /**
     * The revision that undoes this one in the file's present text, in which others may have
     * changed other places.
     *
     * @return empty where the changed place cannot be found
     */
    Optional<Revision> undone(Optional<String> now) {
        if (now.equals(after())) return Optional.of(new Revision(List.of(now, before())));
        if (now.isEmpty() || before().isEmpty() || after().isEmpty()) return Optional.empty();
        var text = now;
        for (var i = texts.size() - 1; i > 0 && text.isPresent(); i--)
            text = undone(texts.get(i - 1).orElseThrow(), texts.get(i).orElseThrow(), text.get());
        return text.map(its -> new Revision(List.of(now, Optional.of(its))));
    }

    private static Optional<String> undone(String before, String after, String now) {
        if (before.equals(after)) return Optional.of(now);
        var least = Math.min(before.length(), after.length());
        var from = 0;
        while (from < least && before.charAt(from) == after.charAt(from)) from++;
        var tail = 0;
        while (tail < least - from
                && before.charAt(before.length() - 1 - tail)
                        == after.charAt(after.length() - 1 - tail)) tail++;
        var added = after.substring(from, after.length() - tail);
        var removed = before.substring(from, before.length() - tail);
        var left = after.substring(Math.max(0, from - CONTEXT_CHARS), from);
        var end = after.length() - tail;
        var right = after.substring(end, Math.min(after.length(), end + CONTEXT_CHARS));
        // Others may have changed one side, or both.
        return replaced(now, left, added, right, removed)
                .or(() -> replaced(now, left, added, "", removed))
                .or(() -> replaced(now, "", added, right, removed))
                .or(() -> replaced(now, "", added, "", removed));
    }

    /**
     * The text with {@code added} replaced by {@code removed}; empty unless the place is found
     * exactly once.
     */
    private static Optional<String> replaced(
            String now, String left, String added, String right, String removed) {
        var whole = left + added + right;
        if (whole.length() < ALONE_CHARS
                || (added.isEmpty() && (left.isEmpty() || right.isEmpty())))
            return Optional.empty();
        var at = now.indexOf(whole);
        if (at < 0 || now.indexOf(whole, at + 1) >= 0) return Optional.empty();
        return Optional.of(
                now.substring(0, at + left.length())
                        + removed
                        + now.substring(at + left.length() + added.length()));
    }
}
