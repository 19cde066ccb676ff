package emberdelve.config.content;

import java.util.List;
import java.util.Optional;

/**
 * A kind of item; every instance of it in the world has an id of its own.
 *
 * @param id in content and in the database: {@code potion-of-healing}
 * @param name without article: {@code potion of healing}
 * @param plural {@code potions of healing}
 * @param value coins a shop reckons with
 * @param use what using it does; used up only if it worked
 * @param worn where it is worn and what that changes
 */
public record ItemType(
        String id,
        String name,
        String plural,
        Kind kind,
        String description,
        long value,
        Optional<Use> use,
        Optional<Worn> worn) {

    /** Kinds group lists and decide the player's word for using it. */
    public enum Kind {
        POTION,
        SCROLL,
        WEAPON,
        ARMOUR,
        SHIELD,
        TREASURE
    }

    /**
     * @param verb what the user does with it, third person: {@code drinks}, {@code reads}
     */
    public record Use(String verb, Selector selector, List<Effect> effects) {
        public Use {
            effects = List.copyOf(effects);
        }
    }

    /**
     * @param damage of a blow with it where no dice pool decides; empty when it is no weapon
     * @param blow what a blow with it looks like, third person: {@code slashes}; empty when it is
     *     no weapon
     */
    public record Worn(
            Slot slot, Bonuses bonuses, Optional<Dice> damage, Optional<String> blow) {}

    /** Where an item is worn; one item a slot. */
    public enum Slot {
        WEAPON,
        SHIELD,
        BODY
    }
}
