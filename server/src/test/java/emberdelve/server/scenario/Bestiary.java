package emberdelve.server.scenario;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Channel;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.ClassPath;
import emberdelve.config.content.Combat;
import emberdelve.config.content.Content;
import emberdelve.config.content.ContentPart;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Hires;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Messages;
import emberdelve.config.content.MonsterHabits;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.MonsterType.MindType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rank;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Rules;
import emberdelve.config.content.Selector;
import emberdelve.config.content.TriggerSet;
import emberdelve.config.content.ZoneTemplate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The small content of the scenarios. Most of it always hits for the same damage, so that a story
 * can be told in ticks; where chance matters the test brings a seed.
 */
public final class Bestiary {
    public static final RoomId REFUGE = RoomId.of(DrawnMap.ZONE, "refuge");

    /** Brings 5 hit points, and a word of its own. */
    static final ClassPath CALM =
            new ClassPath(
                    "calm",
                    "calm",
                    "less of everything",
                    new BaseStats(5, 0, 0, 0, 0, 0, 0),
                    List.of(Armoury.JEER));

    public static final ClassPath WRATH =
            new ClassPath(
                    "wrath",
                    "wrath",
                    "more of everything",
                    new BaseStats(0, 1, 0, 0, 0, 0, 0),
                    List.of());

    /** The numbers that the game began with. */
    static final Rules RULES =
            rules(
                    new Rules.Experience(1.5, 20, 2, 2, Optional.empty(), 10),
                    new Rules.Death(Duration.ofMinutes(10), Duration.ofMinutes(60), 10, 0));

    /** Every enemy strikes at who leaves a fight. */
    public static final Rules JEALOUS = rules(RULES.experience(), RULES.death(), 100);

    /** With the numbers of experience and death that ship. */
    public static final Rules STEEPER =
            rules(
                    new Rules.Experience(1.5, 20, 2, 2, Optional.of(33), 20),
                    new Rules.Death(Duration.ofMinutes(10), Duration.ofMinutes(60), 10, 10));

    /** Hits for 2 at every blow, defends by nothing, acts every 10 ticks. */
    public static final CharacterClass HERO =
            new CharacterClass(
                    "hero",
                    "Hero",
                    "",
                    "",
                    new BaseStats(20, 2, 100, 0, 0, 10, 3),
                    Melee.USUAL,
                    List.of(),
                    0,
                    List.of(Armoury.MEND, Armoury.ZEAL, Armoury.SHOVE),
                    List.of(CALM, WRATH));

    public static final ItemType POTION = Armoury.POTION;
    public static final ItemType LIGHTNING = Armoury.LIGHTNING;
    public static final ItemType CONFUSION = Armoury.CONFUSION;
    public static final ItemType SWORD = Armoury.SWORD;

    /** Takes 10 hit points of a hero; everything helps against it. */
    static final Menace BEAM =
            new Menace(
                    "beam",
                    "beam",
                    "lifts the beam",
                    "brings the beam down",
                    new Selector.Selected(3, Selector.Filter.HOSTILE),
                    List.of(new Effect.Harm(Dice.flat(10), true, "crushes")),
                    Duration.ofSeconds(30),
                    Menace.ALWAYS,
                    Set.of(Menace.Answer.values()));

    /** Ten dice of the monster's own damage at everybody around; only to dodge helps. */
    static final Menace SWEEP =
            new Menace(
                    "sweep",
                    "arm",
                    "draws back an arm",
                    "sweeps",
                    new Selector.AroundSelf(3, Selector.Filter.HOSTILE),
                    List.of(new Effect.Strike(1, 10, 100)),
                    Duration.ofSeconds(30),
                    Menace.ALWAYS,
                    Set.of(Menace.Answer.DODGE));

    /** Takes 6 hit points of everybody around; only to brace helps. */
    static final Menace STAMP =
            new Menace(
                    "stamp",
                    "floor",
                    "lifts a foot",
                    "stamps",
                    new Selector.AroundSelf(3, Selector.Filter.HOSTILE),
                    List.of(new Effect.Harm(Dice.flat(6), true, "shakes")),
                    Duration.ofSeconds(30),
                    50,
                    Set.of(Menace.Answer.BRACE));

    /** Takes 10 hit points of everybody around, unless two brace. */
    static final Menace PROP =
            of(
                    STAMP,
                    new Selector.AroundSelf(3, Selector.Filter.HOSTILE),
                    Set.of(Menace.Answer.BRACE),
                    new Menace.Band(2, 2, false));

    /** The same, unless two interrupt it. */
    static final Menace HYMN =
            of(
                    STAMP,
                    new Selector.AroundSelf(3, Selector.Filter.HOSTILE),
                    Set.of(Menace.Answer.INTERRUPT),
                    new Menace.Band(2, 2, false));

    /** Takes 10 hit points of one whom it holds. */
    static final Menace CLAW =
            of(
                    BEAM,
                    new Selector.Selected(3, Selector.Filter.HOSTILE),
                    Set.of(Menace.Answer.INTERRUPT),
                    new Menace.Band(2, 1, true));

    /** Heals those of its side around it, and nobody else. */
    static final Menace OFFICE =
            new Menace(
                    "office",
                    "office",
                    "kneels",
                    "lays on hands",
                    new Selector.AroundSelf(3, Selector.Filter.ALLY),
                    List.of(new Effect.Heal(Dice.flat(5))),
                    Duration.ofSeconds(30),
                    Menace.ALWAYS,
                    Set.of(Menace.Answer.INTERRUPT));

    /** By the letter that stands for them on maps. */
    public static final Map<Character, MonsterType> MONSTERS = monsters();

    /** At level 1 a spearman costs 15 for two minutes, a bearer 5 for one. */
    public static final Hires HIRES =
            new Hires(
                    "The keeper",
                    List.of(
                            new Hires.Offer("spearman", 10, 5, Duration.ofMinutes(2)),
                            new Hires.Offer("bearer", 5, 0, Duration.ofMinutes(1))));

    private Bestiary() {}

    public static Content content(List<RoomTemplate> drawn, Ground ground) {
        var rooms = new ArrayList<RoomTemplate>();
        for (var room : drawn) rooms.add(dressed(room, ground));
        rooms.add(
                new RoomTemplate(
                        REFUGE, "refuge", "", new Coordinates(0, 99, 0), Map.of(), Map.of()));
        var zones = new LinkedHashMap<String, ZoneTemplate>();
        for (var id : List.of(DrawnMap.ZONE, DrawnMap.NEXT_ZONE)) {
            var its = rooms.stream().filter(room -> room.id().zone().equals(id)).toList();
            if (!its.isEmpty()) zones.put(id, zone(id, its, ground));
        }
        var types = new LinkedHashMap<String, MonsterType>();
        for (var type : MONSTERS.values()) types.put(type.id(), type);
        var items = new LinkedHashMap<String, ItemType>();
        for (var type : Armoury.ALL) items.put(type.id(), type);
        for (var type : Wardrobe.ALL) items.put(type.id(), type);
        return new Content(
                "scenario",
                ground.rules(),
                zones,
                types,
                items,
                Map.of(HERO.id(), HERO),
                new Messages(Map.of(), Map.of()),
                Map.of(),
                List.of(),
                Map.of("chat", new Channel("chat", "talk", false)),
                Map.of(),
                Map.of(),
                parts());
    }

    private static List<ContentPart> parts() {
        var parts = new ArrayList<ContentPart>(List.of(Sagas.SHORT, Deeps.delves()));
        parts.addAll(Aims.ALL);
        parts.addAll(Streets.ALL);
        return parts;
    }

    private static ZoneTemplate zone(String id, List<RoomTemplate> rooms, Ground ground) {
        return new ZoneTemplate(
                id,
                "Drawn",
                Optional.empty(),
                ground.danger(),
                ZoneTemplate.MADE_FOR,
                ground.safe() || rooms.getFirst().name().startsWith("farhaven"),
                ground.pvp(),
                ground.pace(),
                ground.combat(),
                REFUGE,
                rooms,
                ground.spawns(),
                ground.encounters(),
                Map.of());
    }

    /** A room whose name begins with "dark" is dark. */
    private static RoomTemplate dressed(RoomTemplate room, Ground ground) {
        return new RoomTemplate(
                room.id(),
                room.name(),
                room.description(),
                room.at(),
                room.exits(),
                Map.of("altar", "A bare stone."),
                room.name().startsWith("dark"),
                ground.traps(),
                room.name().startsWith("shop") ? Optional.of(Armoury.SHOP) : Optional.empty(),
                room.name().startsWith("bank"),
                room.name().startsWith("square"),
                room.name().startsWith("inn") ? Optional.of(HIRES) : Optional.empty(),
                room.sky());
    }

    /** The numbers of the scenarios, with others for experience and for death. */
    private static Rules rules(Rules.Experience experience, Rules.Death death) {
        return rules(experience, death, /* partingPercent= */ 0);
    }

    private static Rules rules(Rules.Experience experience, Rules.Death death, int partingPercent) {
        return new Rules(
                REFUGE,
                Combat.DICE_POOL,
                new Rules.Weights(1, 1, 0.5, 0.25),
                5,
                new Rules.Pacing(Duration.ofSeconds(20), 2, Duration.ofMinutes(1)),
                new Rules.Travel(4, Duration.ofMinutes(5)),
                new Rules.Healing(25, 25, 50, 4),
                death,
                experience,
                new Rules.LevelOptions(10, 2, 2, 1),
                new Rules.Growth(0, 1, 2),
                new Rules.Scores(1, 2, 8, 10),
                new Rules.Fighting(
                        Duration.ofSeconds(4),
                        Duration.ofSeconds(6),
                        Duration.ofSeconds(6),
                        50,
                        partingPercent),
                new Rules.Teamwork(50, Duration.ofSeconds(60)),
                new Rules.Limits(
                        6, 40, 40_000, 5_000, Duration.ofMinutes(2), Duration.ofSeconds(60), 1),
                new Rules.Heavens(
                        Duration.ofHours(2),
                        Duration.ofMinutes(8),
                        Duration.ofMinutes(25),
                        Duration.ofMinutes(3)));
    }

    private static Map<Character, MonsterType> monsters() {
        var byLetter = new LinkedHashMap<Character, MonsterType>();
        // Peaceful until struck; falls at the second blow of a hero, with seven coins on it.
        byLetter.put('k', monster("kobold", "4", "1", "7", 14, MindType.IDLE, true));
        // Can be struck for ever and never strikes back to any effect.
        byLetter.put('d', monster("dummy", "1000", "0", "0", 10, MindType.IDLE, false));
        // Starts fights, and ends them soon.
        byLetter.put('o', monster("ogre", "60", "30", "25", 20, MindType.GUARD, false));
        // Starts fights, but does not hurt much.
        byLetter.put('b', monster("bat", "30", "1", "0", 8, MindType.GUARD, false));
        // Knows how to use things, and picks them up; does not hurt.
        byLetter.put('u', crafty(monster("urchin", "20", "0", "0", 10, MindType.IDLE, false)));
        // Peaceful, of one clan: flee below half, and call one another.
        byLetter.put('g', goblin());
        // Lawful, and harmless to heroes too.
        byLetter.put('l', lawful(monster("paladin", "30", "0", "0", 10, MindType.IDLE, false)));
        // No mind comes over it.
        byLetter.put('m', immune(monster("master", "90", "0", "0", 10, MindType.IDLE, false)));
        // Shows what it is about to do to its opponent, and does nothing else that hurts.
        byLetter.put('a', menacing("warden", BEAM));
        // A blow at everybody around; dodging helps.
        byLetter.put('c', menacing("colossus", SWEEP));
        // The same to everybody around, and only when it is hurt.
        byLetter.put('t', menacing("troll", STAMP));
        // What only several can answer: who props up the roof, a choir, a crab.
        byLetter.put('p', menacing("propper", PROP));
        byLetter.put('y', menacing("chorister", HYMN));
        byLetter.put('n', menacing("crab", CLAW));
        // Helps its own.
        byLetter.put('v', menacing("acolyte", OFFICE));
        // Rare: people talk of it.
        byLetter.put('w', monster("wonder", "50", "0", "0", 10, MindType.IDLE, false));
        // For hire.
        byLetter.put('s', monster("spearman", "40", "2", "0", 10, MindType.IDLE, false));
        byLetter.put('e', bearer(monster("bearer", "20", "1", "0", 10, MindType.IDLE, false)));
        // Takes 20 gold with each wound, and runs.
        byLetter.put('f', thieving(monster("footpad", "200", "1", "0", 10, MindType.GUARD, false)));
        // By chance from here on.
        byLetter.put('r', monster("rat", "2d4", "1d2", "1d6", 9, MindType.WANDER, true));
        byLetter.put('h', monster("hound", "3d6", "1d4", "2d6", 11, MindType.HUNT, true));
        return byLetter;
    }

    private static MonsterType monster(
            String name,
            String hp,
            String attack,
            String gold,
            int speed,
            MindType mind,
            boolean drops) {
        return new MonsterType(
                name,
                name,
                name + "s",
                "a",
                Pronouns.IT,
                Alignment.CHAOTIC,
                "",
                "",
                Dice.parse(hp).orElseThrow(),
                Dice.parse(attack).orElseThrow(),
                Dice.flat(100),
                Dice.flat(0),
                Dice.flat(0),
                Dice.parse(gold).orElseThrow(),
                speed,
                3,
                mind,
                0,
                false,
                "bites",
                Melee.USUAL,
                MonsterHabits.NONE,
                drops ? List.of(new MonsterType.Drop(POTION.id(), 100)) : List.of());
    }

    private static MonsterType crafty(MonsterType type) {
        return like(
                type, type.alignment(), "", 0, false, new MonsterHabits(true, true, Rank.FRONT));
    }

    private static MonsterType immune(MonsterType type) {
        var habits =
                new MonsterHabits(
                        false, false, Rank.FRONT, false, Set.of(Effect.PassingMind.values()));
        return like(type, type.alignment(), "", 0, false, habits);
    }

    private static Menace of(
            Menace like, Selector selector, Set<Menace.Answer> answers, Menace.Band band) {
        return new Menace(
                like.id(),
                like.name(),
                like.sign(),
                like.verb(),
                selector,
                List.of(new Effect.Harm(Dice.flat(10), true, "crushes")),
                like.recovers(),
                Menace.ALWAYS,
                answers,
                band);
    }

    private static MonsterType menacing(String name, Menace menace) {
        var type = monster(name, "100", "0", "0", 10, MindType.IDLE, false);
        var habits = new MonsterHabits(false, false, Rank.FRONT, false, Set.of(), List.of(menace));
        return like(type, type.alignment(), "", 0, false, habits);
    }

    private static MonsterType thieving(MonsterType type) {
        var habits =
                new MonsterHabits(
                        false,
                        false,
                        Rank.FRONT,
                        false,
                        Set.of(),
                        List.of(),
                        TriggerSet.NONE,
                        Optional.empty(),
                        Optional.empty(),
                        Dice.flat(20));
        return like(type, type.alignment(), "", 0, false, habits);
    }

    private static MonsterType bearer(MonsterType type) {
        var habits = new MonsterHabits(false, false, Rank.BACK, true);
        return like(type, Alignment.NEUTRAL, "", 0, false, habits);
    }

    private static MonsterType lawful(MonsterType type) {
        return like(type, Alignment.LAWFUL, "", 0, false, MonsterHabits.NONE);
    }

    private static MonsterType goblin() {
        var type = monster("goblin", "6", "1", "0", 10, MindType.IDLE, false);
        return like(type, Alignment.CHAOTIC, "goblins", 50, true, MonsterHabits.NONE);
    }

    private static MonsterType like(
            MonsterType type,
            Alignment alignment,
            String faction,
            int fleesBelow,
            boolean callsForHelp,
            MonsterHabits habits) {
        return new MonsterType(
                type.id(),
                type.name(),
                type.plural(),
                type.article(),
                type.pronouns(),
                alignment,
                faction,
                type.description(),
                type.hp(),
                type.attack(),
                type.attackChance(),
                type.defense(),
                type.defenseChance(),
                type.gold(),
                type.speed(),
                type.vision(),
                type.mind(),
                fleesBelow,
                callsForHelp,
                type.blow(),
                type.melee(),
                habits,
                type.drops());
    }
}
