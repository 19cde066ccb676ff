package emberdelve.config.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A kind of item; every instance of it in the world has an id of its own.
 *
 * @param id in content and in the database: {@code potion-of-healing}
 * @param name without article: {@code potion of healing}
 * @param plural {@code potions of healing}
 * @param value the number of coins from which shops reckon their prices
 * @param use what using it does; the item is used up only if that worked
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
        Optional<Worn> worn,
        Make make) {

    /** An item without weight that holds nothing, gives no light and sets nothing off. */
    public ItemType(
            String id,
            String name,
            String plural,
            Kind kind,
            String description,
            long value,
            Optional<Use> use,
            Optional<Worn> worn) {
        this(id, name, plural, kind, description, value, use, worn, Make.PLAIN);
    }

    /** The kind of an item, which groups lists and decides the player's word for using it. */
    public enum Kind {
        POTION,
        SCROLL,
        WEAPON,
        ARMOUR,
        SHIELD,
        CLOAK,
        RING,
        TREASURE,
        CONTAINER,
        LIGHT
    }

    /**
     * @param verb what the user does with it, third person: {@code drinks}, {@code reads}
     * @param charges the number of times it works before it is used up, 1..100
     */
    public record Use(String verb, Selector selector, List<Effect> effects, int charges) {
        public Use {
            effects = List.copyOf(effects);
        }

        /** A use that works once. */
        public Use(String verb, Selector selector, List<Effect> effects) {
            this(verb, selector, effects, 1);
        }
    }

    /**
     * The properties of an item as a body.
     *
     * @param grams its own weight, without what is in it
     * @param container what it can hold, if anything
     * @param shines whether one can see by it
     * @param triggers the triggers that go off when something is done with it
     */
    public record Make(
            int grams, Optional<Container> container, boolean shines, TriggerSet triggers) {
        public static final Make PLAIN = new Make(0, Optional.empty(), false);

        /** An item with which nothing goes off. */
        public Make(int grams, Optional<Container> container, boolean shines) {
            this(grams, container, shines, TriggerSet.NONE);
        }
    }

    /**
     * The room inside an item that holds others.
     *
     * @param itemsMax the most things that lie in it directly
     * @param gramsMax the most weight of all that is in it, what lies in inner containers included
     */
    public record Container(int itemsMax, int gramsMax) {}

    /**
     * @param damage of a blow with it where no dice pool decides; empty when it is no weapon
     * @param blow what a blow with it looks like, third person: {@code slashes}; empty when it is
     *     no weapon
     * @param set the set of three things to which it belongs
     */
    public record Worn(
            Slot slot,
            Optional<Dice> damage,
            Optional<String> blow,
            List<Trait> traits,
            Optional<GearSet> set) {
        public Worn {
            traits = List.copyOf(traits);
        }

        /** A worn thing with numbers alone. */
        public Worn(Slot slot, Bonuses bonuses, Optional<Dice> damage, Optional<String> blow) {
            this(slot, bonuses, damage, blow, Optional.empty());
        }

        /** A worn thing with numbers, and perhaps a trigger that goes off by itself. */
        public Worn(
                Slot slot,
                Bonuses bonuses,
                Optional<Dice> damage,
                Optional<String> blow,
                Optional<Trigger> proc) {
            this(slot, damage, blow, plain(bonuses, proc), Optional.empty());
        }

        private static List<Trait> plain(Bonuses bonuses, Optional<Trigger> proc) {
            var traits = new ArrayList<Trait>();
            if (!bonuses.equals(Bonuses.NONE)) traits.add(new Trait.Numbers(bonuses));
            proc.map(Trait.Proc::new).ifPresent(traits::add);
            return traits;
        }

        /** This worn thing with these numbers added to its own. */
        Worn plus(Bonuses more) {
            var others = new ArrayList<Trait>(List.of(new Trait.Numbers(bonuses().plus(more))));
            traits.stream().filter(each -> !(each instanceof Trait.Numbers)).forEach(others::add);
            return new Worn(slot, damage, blow, others, set);
        }

        /** The sum of its traits in those numbers that passing effects can change as well. */
        public Bonuses bonuses() {
            var sum = Bonuses.NONE;
            for (var trait : traits)
                if (trait instanceof Trait.Numbers(var more)) sum = sum.plus(more);
            return sum;
        }

        /** The amount of that measure which it gives; 0 if it leaves it as it is. */
        public int gain(Trait.Measure measure) {
            var sum = 0;
            for (var trait : traits)
                if (trait instanceof Trait.Gain(var its, var amount) && its == measure)
                    sum += amount;
            return sum;
        }
    }

    /** The place where an item is worn; one item a slot. */
    public enum Slot {
        WEAPON,
        SHIELD,
        BODY,
        CLOAK,
        HEAD,
        HANDS,
        FEET,
        NECK,
        RING,
        /** The other hand's finger, for a second ring: content knows rings alone. */
        LEFT_RING,
        LIGHT;

        /** The slots that content speaks of. */
        public static List<Slot> named() {
            return Arrays.stream(values()).filter(slot -> slot != LEFT_RING).toList();
        }

        /** The places where something of this slot can be worn, the usual one first. */
        public List<Slot> places() {
            return this == RING ? List.of(RING, LEFT_RING) : List.of(this);
        }
    }
}
