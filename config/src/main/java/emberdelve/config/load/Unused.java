package emberdelve.config.load;

import emberdelve.config.read.Problems;

/**
 * The search for kinds of monsters and items that no other file names, so that nobody will ever
 * meet or hold one.
 */
final class Unused {
    private Unused() {}

    static void warn(Draft draft) {
        warn(draft.monsters, "a zone, a delve, a rumour or an inn that names it", draft.problems);
        warn(draft.items, "a monster, a shop, a class or a delve that names it", draft.problems);
    }

    private static void warn(Register<?> kinds, String expected, Problems problems) {
        var mentioned = kinds.mentioned();
        for (var id : kinds.things().keySet()) {
            if (mentioned.contains(id)) continue;
            kinds.node(id).ifPresent(node -> problems.warn(node.named("unused", expected)));
        }
    }
}
