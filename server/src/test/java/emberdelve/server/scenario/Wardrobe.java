package emberdelve.server.scenario;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.ItemType.Slot;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.config.content.Trait.Measure;
import emberdelve.config.content.Trigger;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Things to wear of the scenarios: each trait, and a set of three. */
public final class Wardrobe {
    private static final Selector OTHER = new Selector.Selected(0, Selector.Filter.ANY);

    static final GearSet TRIO =
            new GearSet(
                    "trio",
                    "the trio's things",
                    List.of(gain(Measure.HP, 5)),
                    List.of(new Trait.Numbers(new Bonuses(1, 0, 0, 0, 0, 0))));

    public static final ItemType BAND = worn("band", Slot.RING, 5, gain(Measure.HP, 10));
    public static final ItemType KNUCKLE =
            worn("knuckle", Slot.RING, 9, new Trait.Numbers(Bonuses.keen(50)));
    public static final ItemType LOOP =
            worn("loop", Slot.RING, 7, gain(Measure.RECOVERY_PERCENT, 50));
    public static final ItemType STONE_CLOAK =
            worn(
                    "stonecloak",
                    Slot.CLOAK,
                    5,
                    new Trait.Numbers(Bonuses.sturdy(50)),
                    gain(Measure.HASTE, -2),
                    gain(Measure.HP, -5));
    public static final ItemType CAPE = worn("cape", Slot.CLOAK, 5, gain(Measure.HP, 2));
    public static final ItemType THORNS =
            worn("thornmail", Slot.BODY, 5, proc(Trigger.When.STRUCK, OTHER, harm(3)));
    public static final ItemType ECHO =
            worn(
                    "echo",
                    Slot.SHIELD,
                    5,
                    proc(Trigger.When.WOUND, OTHER, new Effect.Strike(1, 0, 100)));
    public static final ItemType FEAST =
            worn(
                    "feast",
                    Slot.BODY,
                    5,
                    proc(Trigger.When.KILL, Selector.Self.SELF, new Effect.Heal(Dice.flat(5))));
    public static final ItemType IRONS =
            worn("irons", Slot.FEET, 5, Drawback.NO_FLEEING, Drawback.NO_DODGING);
    public static final ItemType BELLS = worn("bells", Slot.FEET, 5, Drawback.LOUD);
    public static final ItemType HAT = piece("hat", Slot.HEAD);
    public static final ItemType SCARF = piece("scarf", Slot.NECK);
    public static final ItemType MITTENS = piece("mittens", Slot.HANDS);

    public static final List<ItemType> ALL =
            List.of(
                    BAND,
                    KNUCKLE,
                    LOOP,
                    STONE_CLOAK,
                    CAPE,
                    THORNS,
                    ECHO,
                    FEAST,
                    IRONS,
                    BELLS,
                    HAT,
                    SCARF,
                    MITTENS);

    private Wardrobe() {}

    private static Trait gain(Measure measure, int amount) {
        return new Trait.Gain(measure, amount);
    }

    private static Effect harm(int amount) {
        return new Effect.Harm(Dice.flat(amount), true, "pricks");
    }

    private static Trait proc(Trigger.When when, Selector whom, Effect effect) {
        return new Trait.Proc(
                new Trigger("spite", when, 100, whom, List.of(effect), Duration.ZERO));
    }

    private static ItemType piece(String name, Slot slot) {
        return thing(name, slot, 5, List.of(), Optional.of(TRIO));
    }

    private static ItemType worn(String name, Slot slot, long value, Trait... traits) {
        return thing(name, slot, value, List.of(traits), Optional.empty());
    }

    private static ItemType thing(
            String name, Slot slot, long value, List<Trait> traits, Optional<GearSet> set) {
        return new ItemType(
                name,
                name,
                name + "s",
                ItemType.Kind.ARMOUR,
                "",
                value,
                Optional.empty(),
                Optional.of(
                        new ItemType.Worn(slot, Optional.empty(), Optional.empty(), traits, set)));
    }
}
