package emberdelve.server.scenario;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Selector.Filter;
import emberdelve.config.content.Shop;
import emberdelve.config.content.Trigger;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The items of the scenarios: one of each selector and each effect. */
public final class Armoury {
    private static final Duration SECONDS_10 = Duration.ofSeconds(10);

    public static final ItemType POTION =
            potion("potion of healing", new Effect.Heal(Dice.flat(4)));
    public static final ItemType GREATER_POTION =
            potion("greater potion of healing", new Effect.Heal(Dice.flat(9)));

    /** Everything here has a value of 1: a potion costs 10 and brings 5. */
    static final Shop SHOP =
            new Shop(
                    "The keeper",
                    List.of("potion-of-healing", "potion-of-haste", "cape"),
                    1000,
                    500);

    public static final ItemType LIGHTNING =
            scroll(
                    "scroll of lightning",
                    new Selector.Closest(5, Filter.HOSTILE),
                    new Effect.Harm(Dice.flat(20), false, "strikes"));
    public static final ItemType CONFUSION =
            scroll(
                    "scroll of confusion",
                    new Selector.Selected(5, Filter.ANY),
                    new Effect.ChangeMind(PassingMind.CONFUSED, 10));
    public static final ItemType FIREBALL =
            scroll(
                    "scroll of fireball",
                    new Selector.AroundSelected(3, Filter.ANY),
                    new Effect.Harm(Dice.flat(3), false, "burns"));
    public static final ItemType NOVA =
            scroll(
                    "scroll of nova",
                    new Selector.AroundSelf(5, Filter.ANY),
                    new Effect.Harm(Dice.flat(3), true, "burns"));
    public static final ItemType SLEEP = mind("sleep", PassingMind.ASLEEP);
    public static final ItemType FEAR = mind("fear", PassingMind.AFRAID);
    public static final ItemType CHARM = mind("charm", PassingMind.CHARMED);
    public static final ItemType HASTE =
            potion("potion of haste", new Effect.ChangeSpeed("hasted", 50, SECONDS_10));
    public static final ItemType STRENGTH =
            potion(
                    "potion of strength",
                    new Effect.ChangeStats("strong", new Bonuses(2, 0, 1, 0, 0, 0), SECONDS_10));
    public static final ItemType SLOWNESS =
            scroll(
                    "scroll of slowness",
                    new Selector.Selected(5, Filter.ANY),
                    new Effect.ChangeSpeed("slowed", 200, SECONDS_10));
    public static final ItemType VENOM =
            scroll(
                    "vial of venom",
                    new Selector.Selected(5, Filter.ANY),
                    new Effect.OverTime(
                            "poisoned", Dice.flat(1), true, "eats", Duration.ofSeconds(1), 5));
    public static final ItemType REGENERATION =
            potion(
                    "potion of regeneration",
                    new Effect.OverTime(
                            "regenerating",
                            Dice.flat(2),
                            false,
                            "heals",
                            Duration.ofSeconds(1),
                            3));
    public static final ItemType RECALL =
            potion("scroll of recall", new Effect.Teleport(Effect.Destination.REFUGE));
    public static final ItemType ANTIDOTE =
            potion("antidote", new Effect.Cure(List.of("poisoned", "confused")));
    public static final ItemType WAND =
            new ItemType(
                    "wand",
                    "wand",
                    "wands",
                    ItemType.Kind.SCROLL,
                    "",
                    1,
                    Optional.of(
                            new ItemType.Use(
                                    "waves",
                                    new Selector.Closest(0, Filter.HOSTILE),
                                    List.of(new Effect.Harm(Dice.flat(1), true, "stings")),
                                    3)),
                    Optional.empty());
    public static final ItemType SWORD =
            worn("sword", ItemType.Slot.WEAPON, new Bonuses(1, 0, 0, 0, 0, 0), Optional.empty());
    public static final ItemType VENOM_BLADE =
            worn(
                    "venomblade",
                    ItemType.Slot.WEAPON,
                    Bonuses.NONE,
                    Optional.of(
                            new Trigger(
                                    "venom",
                                    Trigger.When.WOUND,
                                    100,
                                    new Selector.Selected(0, Filter.ANY),
                                    List.of(
                                            new Effect.OverTime(
                                                    "poisoned",
                                                    Dice.flat(1),
                                                    true,
                                                    "eats",
                                                    Duration.ofSeconds(1),
                                                    5)),
                                    Duration.ZERO)));
    public static final ItemType LAMP = shining("lamp");

    public static final ItemType KEY =
            new ItemType(
                    "brass-key",
                    "brass key",
                    "brass keys",
                    ItemType.Kind.TREASURE,
                    "",
                    1,
                    Optional.empty(),
                    Optional.empty());

    public static final ItemType OIL =
            new ItemType(
                    "flask-of-oil",
                    "flask of oil",
                    "flasks of oil",
                    ItemType.Kind.TREASURE,
                    "",
                    1,
                    Optional.empty(),
                    Optional.empty());

    public static final ItemType SACK =
            new ItemType(
                    "sack",
                    "sack",
                    "sacks",
                    ItemType.Kind.CONTAINER,
                    "",
                    1,
                    Optional.empty(),
                    Optional.empty(),
                    new ItemType.Make(100, Optional.of(new ItemType.Container(20, 10_000)), false));

    /** Too heavy for everybody; holds two things. */
    public static final ItemType CHEST =
            new ItemType(
                    "chest",
                    "chest",
                    "chests",
                    ItemType.Kind.CONTAINER,
                    "",
                    0,
                    Optional.empty(),
                    Optional.empty(),
                    new ItemType.Make(
                            200_000, Optional.of(new ItemType.Container(2, 300_000)), false));

    static final Ability MEND =
            new Ability(
                    "mend",
                    "mend",
                    "Heals somebody.",
                    1,
                    "mends",
                    new Selector.Selected(4, Filter.ALLY),
                    List.of(new Effect.Heal(Dice.flat(3))),
                    SECONDS_10);

    public static final ItemType TONIC =
            usable(
                    "tonic",
                    ItemType.Kind.POTION,
                    new Selector.SelfOrSelected(3, Filter.ALLY),
                    new Effect.Heal(Dice.flat(3)));

    /** Learned later than by beginners. */
    static final Ability ZEAL =
            new Ability(
                    "zeal",
                    "zeal",
                    "Hastens somebody.",
                    3,
                    "hastens",
                    new Selector.Selected(4, Filter.ALLY),
                    List.of(new Effect.Heal(Dice.flat(1))),
                    SECONDS_10);

    /** Interrupts, and is one blow of one damage more. */
    static final Ability SHOVE =
            new Ability(
                    "shove",
                    "shove",
                    "Shoves an enemy.",
                    1,
                    "shoves",
                    new Selector.Selected(3, Filter.HOSTILE),
                    List.of(Effect.Manoeuvre.INTERRUPT, new Effect.Strike(1, 1, 100)),
                    SECONDS_10);

    /** Turns everybody in the room on its user. */
    static final Ability JEER =
            new Ability(
                    "jeer",
                    "jeer",
                    "Jeers at everybody.",
                    2,
                    "jeers",
                    new Selector.AroundSelf(3, Filter.HOSTILE),
                    List.of(Effect.Manoeuvre.TAUNT),
                    SECONDS_10);

    public static final List<ItemType> ALL =
            List.of(
                    CHEST,
                    TONIC,
                    POTION,
                    LIGHTNING,
                    CONFUSION,
                    FIREBALL,
                    NOVA,
                    SLEEP,
                    FEAR,
                    CHARM,
                    HASTE,
                    STRENGTH,
                    SLOWNESS,
                    VENOM,
                    REGENERATION,
                    RECALL,
                    ANTIDOTE,
                    WAND,
                    SWORD,
                    VENOM_BLADE,
                    LAMP,
                    SACK,
                    KEY,
                    OIL);

    private Armoury() {}

    private static ItemType mind(String of, PassingMind mind) {
        return scroll(
                "scroll of " + of,
                new Selector.Selected(5, Filter.ANY),
                new Effect.ChangeMind(mind, 3));
    }

    private static ItemType potion(String name, Effect effect) {
        return usable(name, ItemType.Kind.POTION, Selector.Self.SELF, effect);
    }

    private static ItemType scroll(String name, Selector selector, Effect effect) {
        return usable(name, ItemType.Kind.SCROLL, selector, effect);
    }

    private static ItemType usable(
            String name, ItemType.Kind kind, Selector selector, Effect effect) {
        return new ItemType(
                name.replace(' ', '-'),
                name,
                name + "s",
                kind,
                "",
                1,
                Optional.of(new ItemType.Use("uses", selector, List.of(effect))),
                Optional.empty());
    }

    private static ItemType worn(
            String name, ItemType.Slot slot, Bonuses bonuses, Optional<Trigger> proc) {
        return new ItemType(
                name,
                name,
                name + "s",
                ItemType.Kind.WEAPON,
                "",
                10,
                Optional.empty(),
                Optional.of(
                        new ItemType.Worn(
                                slot, bonuses, Dice.parse("1d6"), Optional.of("slashes"), proc)));
    }

    private static ItemType shining(String name) {
        return new ItemType(
                name,
                name,
                name + "s",
                ItemType.Kind.LIGHT,
                "",
                1,
                Optional.empty(),
                Optional.of(
                        new ItemType.Worn(
                                ItemType.Slot.LIGHT,
                                Bonuses.NONE,
                                Optional.empty(),
                                Optional.empty())),
                new ItemType.Make(500, Optional.empty(), true));
    }
}
