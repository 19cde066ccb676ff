package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Bonuses;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Melee;

import java.util.Collection;
import java.util.Optional;

/** What an actor's things make of it. Thread: world. */
final class Arms {
    private Arms() {}

    /** What it strikes and is struck with where no dice pool decides: armed, armoured, grown. */
    static Melee melee(
            Melee own, BaseStats base, BaseStats born, Optional<ItemType.Worn> weapon, int armour) {
        var armed = weapon.flatMap(ItemType.Worn::damage).map(own::armedWith).orElse(own);
        var grown = armed.grown(base.attack() - born.attack(), base.defense() - born.defense());
        return new Melee(grown.damage(), grown.thac0(), grown.armourClass() - armour);
    }

    /** {@code befallen}: what effects add. */
    static Bonuses bonuses(Bonuses befallen, Collection<Item> worn) {
        var sum = befallen;
        for (var item : worn) {
            if (item.type().worn().isPresent()) sum = sum.plus(item.type().worn().get().bonuses());
        }
        return sum;
    }
}
