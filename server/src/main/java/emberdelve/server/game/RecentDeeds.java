package emberdelve.server.game;

import emberdelve.db.account.ErasedNames;
import emberdelve.server.model.StaffDeed;

import java.util.ArrayDeque;
import java.util.List;

/** The latest deeds of staff, some of which are perhaps not stored yet. Thread: world. */
final class RecentDeeds {
    /** The most that are kept: far more than come between two checkpoints. */
    private static final int KEPT_MAX = 1_000;

    private final ArrayDeque<StaffDeed> deeds = new ArrayDeque<>();

    void add(StaffDeed deed) {
        if (deeds.size() == KEPT_MAX) deeds.removeFirst();
        deeds.addLast(deed);
    }

    List<StaffDeed> all() {
        return List.copyOf(deeds);
    }

    /** Takes the names of an erased person out of them. */
    void forget(ErasedNames names) {
        var before = all();
        deeds.clear();
        for (var deed : before)
            deeds.add(
                    deed.with(
                            names.without(deed.who()),
                            names.without(deed.target()),
                            names.without(deed.detail())));
    }
}
