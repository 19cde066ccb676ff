package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Melee;

import java.util.Optional;

/** The sum of an actor's weapon and armour where no dice pool decides. Thread: world. */
final class Arms {
    private Arms() {}

    /** Attack and defense for rules without a dice pool: with weapon, armour and levels. */
    static Melee melee(
            Melee own, BaseStats base, BaseStats born, Optional<ItemType.Worn> weapon, int armour) {
        var armed = weapon.flatMap(ItemType.Worn::damage).map(own::armedWith).orElse(own);
        var grown = armed.grown(base.attack() - born.attack(), base.defense() - born.defense());
        return new Melee(grown.damage(), grown.thac0(), grown.armourClass() - armour);
    }
}
