package emberdelve.server.text;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trigger;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A ring with every trait, each effect and each occasion. */
final class Enchanted {
    private static final Duration WHILE = Duration.ofSeconds(8);

    static final GearSet SET =
            new GearSet(
                    "set",
                    "the foreman's things",
                    List.of(new Trait.Gain(Trait.Measure.HP, 5)),
                    List.of(Trait.Drawback.LOUD));

    static final ItemType RING =
            new ItemType(
                    "ring",
                    "ring",
                    "rings",
                    ItemType.Kind.RING,
                    "Round.",
                    1,
                    Optional.empty(),
                    Optional.of(
                            new ItemType.Worn(
                                    ItemType.Slot.RING,
                                    Optional.empty(),
                                    Optional.empty(),
                                    traits(),
                                    Optional.of(SET))));

    private Enchanted() {}

    private static List<Trait> traits() {
        var traits = new ArrayList<Trait>();
        for (var measure : Trait.Measure.values()) traits.add(new Trait.Gain(measure, -3));
        traits.addAll(Arrays.asList(Trait.Drawback.values()));
        for (var effect : effects())
            traits.add(proc(Trigger.When.WOUND, new Selector.Selected(0, any()), effect));
        traits.add(proc(Trigger.When.STRUCK, Selector.Self.SELF, Effect.Manoeuvre.TAUNT));
        traits.add(proc(Trigger.When.STRUCK, new Selector.Closest(3, any()), harm(false)));
        traits.add(proc(Trigger.When.KILL, new Selector.Group(3), harm(true)));
        traits.add(proc(Trigger.When.KILL, new Selector.AroundSelf(3, any()), harm(true)));
        return traits;
    }

    private static Selector.Filter any() {
        return Selector.Filter.ANY;
    }

    private static Trait proc(Trigger.When when, Selector selector, Effect effect) {
        return new Trait.Proc(
                new Trigger("gall", when, 20, selector, List.of(effect), Duration.ZERO));
    }

    private static Effect harm(boolean pierces) {
        return new Effect.Harm(new Dice(1, 4, 0), pierces, "burns");
    }

    private static List<Effect> effects() {
        var bonuses = new Bonuses(1, -5, 0, 0, 0, 0);
        return List.of(
                new Effect.Heal(new Dice(1, 6, 0)),
                new Effect.Heal(Dice.flat(0), 25),
                new Effect.Strike(1, 0, 50),
                Effect.Manoeuvre.INTERRUPT,
                new Effect.ChangeMind(Effect.PassingMind.AFRAID, 1),
                new Effect.ChangeSpeed("slowed", 150, WHILE),
                new Effect.ChangeStats("shaken", bonuses, WHILE),
                new Effect.OverTime("poisoned", Dice.flat(1), true, "burns", WHILE, 2),
                new Effect.OverTime("mending", Dice.flat(1), false, "heals", WHILE, 2),
                new Effect.Teleport(Effect.Destination.REFUGE),
                new Effect.Teleport(Effect.Destination.ZONE),
                new Effect.Cure(List.of("poisoned", "afraid")));
    }
}
