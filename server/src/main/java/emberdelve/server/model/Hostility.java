package emberdelve.server.model;

import emberdelve.config.content.Alignment;

/** The enmity by nature (docs/rules.md R2.14). */
final class Hostility {
    private Hostility() {}

    static boolean between(Nature one, Nature other) {
        if (one instanceof Nature.Monster(var first)
                && other instanceof Nature.Monster(var second)) {
            var sameSide = !first.faction().isEmpty() && first.faction().equals(second.faction());
            return !sameSide && areOpposed(first.alignment(), second.alignment());
        }
        // By nature a player and a monster are always enemies, and two players never are.
        return !(one instanceof Nature.PlayerCharacter && other instanceof Nature.PlayerCharacter);
    }

    private static boolean areOpposed(Alignment one, Alignment other) {
        return (one == Alignment.LAWFUL && other == Alignment.CHAOTIC)
                || (one == Alignment.CHAOTIC && other == Alignment.LAWFUL);
    }
}
