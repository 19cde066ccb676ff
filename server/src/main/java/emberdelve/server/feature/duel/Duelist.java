package emberdelve.server.feature.duel;

import emberdelve.server.model.Named;

import org.jspecify.annotations.Nullable;

/** One who fights in a duel, with what is left of their hit points. Thread: world. */
final class Duelist {
    private final Named named;
    private final Barbarian barbarian;
    private final DuelSide side;
    private int hp;
    private boolean gaveUp;
    private @Nullable Duelist aim;

    /**
     * @param named the barbarian's name with the id of whoever plays it, who is "you" to themselves
     */
    Duelist(Named named, Barbarian barbarian, DuelSide side) {
        this.named = named;
        this.barbarian = barbarian;
        this.side = side;
        hp = barbarian.hp();
    }

    Named named() {
        return named;
    }

    Barbarian barbarian() {
        return barbarian;
    }

    DuelSide side() {
        return side;
    }

    int hp() {
        return hp;
    }

    /** Whether it can still strike and be struck. */
    boolean stands() {
        return hp > 0 && !gaveUp;
    }

    boolean hasGivenUp() {
        return gaveUp;
    }

    void giveUp() {
        gaveUp = true;
    }

    void hurt(int damage) {
        hp = Math.max(0, hp - damage);
    }

    /** Strikes that one, for as long as they stand. */
    void aimAt(Duelist foe) {
        aim = foe;
    }

    boolean aimsAt(Duelist foe) {
        return aim == foe;
    }
}
