package emberdelve.server.rule.item;

import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;

/**
 * The noise of whoever wears something loud, which is heard a room away (docs/rules.md R14.5).
 * Thread: world.
 */
final class Clatter {
    private final Sight sight;

    Clatter(Sight sight) {
        this.sight = sight;
    }

    /** Makes hostile monsters next door come, if the wearer wears something loud. */
    void cameIn(Actor wearer) {
        if (!wearer.gear().has(Drawback.LOUD)) return;
        for (var near : sight.from(wearer.room())) {
            if (near.steps() > 1) return;
            for (var other : near.room().actors()) {
                if (other.isHostileTo(wearer) && !other.combat().isFighting())
                    other.minds().own().alarm(wearer.room());
            }
        }
    }
}
