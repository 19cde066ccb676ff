package emberdelve.server.feature.journal;

import emberdelve.server.view.DataView;

import java.util.List;

/**
 * The reader's journal for client programs.
 *
 * @param kinds the number of kinds that one can meet
 * @param lines the kinds that the reader has met, in the order of their names
 */
public record JournalView(int kinds, List<Line> lines) implements DataView {
    public JournalView {
        lines = List.copyOf(lines);
    }

    /**
     * @param called the names of victims that had names of their own, the latest first
     * @param found the names of the items that were found on victims; empty until there are as many
     *     kills as the text asks for
     */
    public record Line(
            String id, String name, JournalEntry entry, List<String> called, List<String> found) {
        public Line {
            called = List.copyOf(called);
            found = List.copyOf(found);
        }
    }
}
