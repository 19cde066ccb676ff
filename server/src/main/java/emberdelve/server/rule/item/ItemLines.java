package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lines that one would type about a thing, the most usual first, for programs to offer. */
final class ItemLines {
    /**
     * The verbs to type, by the verbs in the third person with which types say what a user does;
     * {@code use} for all others.
     */
    private static final Map<String, String> USES =
            Map.of("drinks", "drink", "quaffs", "quaff", "reads", "read", "throws", "throw");

    private ItemLines() {}

    /** The lines for a thing in the pack. */
    static List<String> carried(ItemType type, String id) {
        var lines = new ArrayList<String>();
        type.worn().ifPresent(worn -> lines.add(puttingOn(worn.slot()) + " " + id));
        type.use().ifPresent(use -> lines.add(USES.getOrDefault(use.verb(), "use") + " " + id));
        lines.add("examine " + id);
        lines.add("drop " + id);
        return List.copyOf(lines);
    }

    /** The lines for a thing that is worn. */
    static List<String> worn(String id) {
        return List.of("remove " + id, "examine " + id);
    }

    /** The lines for a thing in the room. */
    static List<String> lying(String id) {
        return List.of("get " + id, "examine " + id);
    }

    private static String puttingOn(ItemType.Slot slot) {
        return slot == ItemType.Slot.WEAPON ? "wield" : "wear";
    }
}
