package emberdelve.server.feature.journal;

import emberdelve.server.gmcp.DataPage;
import emberdelve.server.gmcp.DataPage.Part;

import java.time.LocalDate;
import java.util.List;

/** The reader's journal for client programs. */
final class JournalData {
    static final DataPage<JournalView> JOURNAL =
            new DataPage<>(
                    "JOURNAL",
                    JournalView.class,
                    List.of(Part.named("Char.Journal", JournalData::journal)));

    private JournalData() {}

    /** The whole journal; {@code kinds}: the number of kinds that one can meet. */
    record Journal(int kinds, List<Met> met) {}

    /**
     * @param first the day of the first kill; empty before it, as {@code last} is
     * @param closest the fewest hit points that the reader had left at a kill; 0 before the first
     * @param called the names of the latest victims that had names of their own
     */
    record Met(
            String id,
            String name,
            long kills,
            long alone,
            long deaths,
            String first,
            String last,
            long closest,
            List<String> called,
            List<String> found) {}

    private static Journal journal(JournalView view) {
        return new Journal(view.kinds(), view.lines().stream().map(JournalData::met).toList());
    }

    private static Met met(JournalView.Line line) {
        var entry = line.entry();
        return new Met(
                line.id(),
                line.name(),
                entry.kills(),
                entry.alone(),
                entry.deaths(),
                day(entry.kills(), entry.firstDay()),
                day(entry.kills(), entry.lastDay()),
                entry.closest(),
                line.called(),
                line.found());
    }

    private static String day(long kills, long day) {
        return kills == 0 ? "" : LocalDate.ofEpochDay(day).toString();
    }
}
