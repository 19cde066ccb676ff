package emberdelve.server.feature.journal;

import emberdelve.server.view.DataView;

import java.util.List;

/**
 * The reader's journal as programs are told it.
 *
 * @param kinds how many kinds there are to meet
 * @param lines the kinds that the reader has met, in the order of their names
 */
public record JournalView(int kinds, List<Line> lines) implements DataView {
    public JournalView {
        lines = List.copyOf(lines);
    }

    /**
     * @param called the names of victims that had names of their own, the latest first
     * @param found what was found on it: names of things, from as many kills on as the text tells
     *     it
     */
    public record Line(
            String id, String name, JournalEntry entry, List<String> called, List<String> found) {
        public Line {
            called = List.copyOf(called);
            found = List.copyOf(found);
        }
    }
}
