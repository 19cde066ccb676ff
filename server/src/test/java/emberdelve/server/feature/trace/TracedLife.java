package emberdelve.server.feature.trace;

import emberdelve.server.model.ItemId;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;

/** A life with an entry of each kind, as staff are shown it. */
public final class TracedLife {
    private static final ItemId SWORD = new ItemId(26);

    private TracedLife() {}

    /** The pages that a life can have: one, the first of several, and one that is not there. */
    public static List<View> views() {
        return List.of(
                new TraceView("sword", "#1a", 1, 1, 0, entries()),
                new TraceView("sword", "#1a", 1, 2, 1, entries()),
                new TraceView("sword", "#1a", 3, 2, 1, List.of()));
    }

    private static List<LifeEntry> entries() {
        var entries = new ArrayList<LifeEntry>();
        entries.add(entry(1, What.MADE, Whom.NOBODY, Whom.NOBODY, "hall"));
        for (var what : What.values())
            entries.add(entry(entries.size() + 1, what, whom("Mira"), whom("Tolo"), "hall"));
        return entries;
    }

    private static Whom whom(String name) {
        return new Whom(0, name);
    }

    private static LifeEntry entry(int number, What what, Whom who, Whom other, String room) {
        return new LifeEntry(SWORD, "sword", number, what, number, 0, who, other, room, "staff");
    }
}
