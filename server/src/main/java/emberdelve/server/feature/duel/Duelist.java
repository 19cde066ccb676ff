package emberdelve.server.feature.duel;

import emberdelve.server.model.Named;

import org.jspecify.annotations.Nullable;

/** A fighter in a duel, with the hit points that are left. Thread: world. */
final class Duelist {
    private final Named named;
    private final Barbarian barbarian;
    private final DuelSide side;
    private int hp;
    private boolean gaveUp;
    private @Nullable Duelist aim;

    /**
     * @param named the barbarian's name with the player's id, so that the player reads "you"
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

    /** Whether the duelist can still strike and be struck. */
    boolean stands() {
        return hp > 0 && !gaveUp;
    }

    void giveUp() {
        gaveUp = true;
    }

    void hurt(int damage) {
        hp = Math.max(0, hp - damage);
    }

    /** Makes the duelist strike that opponent from now on, for as long as both stand. */
    void aimAt(Duelist foe) {
        aim = foe;
    }

    boolean aimsAt(Duelist foe) {
        return aim == foe;
    }
}
