package emberdelve.bench.play;

import java.util.List;
import java.util.random.RandomGenerator;

/** The way in which a bot plays. */
public enum Profile {
    /**
     * Talks to anybody about nothing, and looks who is there; none of it takes time in the game.
     */
    CHAT(0),
    /** Goes wherever there is a way. */
    WALKERS(20),
    /** Attacks monsters, and takes what is in their corpses. */
    FIGHTERS(10),
    /** Gives things to others, drops them, gets them again, wears them and takes them off. */
    TRADERS(4),
    /**
     * Plays as one of the profiles above, which the bots take in turn. Here those who chat walk a
     * little, or else all of them would stay in the room where they begin.
     */
    MIXED(5);

    private static final List<Profile> PURE = List.of(CHAT, WALKERS, FIGHTERS, TRADERS);

    private static final List<String> SAYINGS =
            List.of(
                    "Does anybody have a lamp to spare?",
                    "I heard there is an ogre behind the office door.",
                    "North, I think. Or was it down?",
                    "$Name$0 said \"50 %\", and {0} <b>agreed</b>.",
                    "Wer gräbt, der findet.");
    private static final List<String> TALK =
            List.of("say", "'", "emote", ":", "shout", "reply", "gtell", "say");
    private static final List<String> GLANCES =
            List.of("look", "who", "score", "time", "exits", "inventory", "help say", "timeline");

    private static final List<String> FIGHT =
            List.of(
                    "kill rat",
                    "kill kobold",
                    "kill bat",
                    "kill ooze",
                    "kill hound",
                    "kill rat",
                    "kill kobold",
                    "use potion",
                    "use lightning",
                    "use confusion on kobold",
                    "get all from corpse",
                    "get gold from corpse",
                    "flee",
                    "stop",
                    "wimpy 20",
                    "wimpy 0",
                    "levelup stronger",
                    "levelup healthier",
                    "follow bot",
                    "flush");

    private static final List<String> TRADE =
            List.of(
                    "drop potion",
                    "get all",
                    "drop 1 gold",
                    "wield sword",
                    "wield mace",
                    "remove weapon",
                    "wear coat",
                    "inventory",
                    "gold",
                    "equipment",
                    "get potion",
                    "accept",
                    "leave",
                    "drop all",
                    "save");
    private static final List<String> TRADE_WITH =
            List.of("give 1 gold to ", "give potion to ", "give sword to ", "invite ", "follow ");

    private final int stepsInTwenty;

    Profile(int stepsInTwenty) {
        this.stepsInTwenty = stepsInTwenty;
    }

    /**
     * Makes the brain of a bot that plays in this way.
     *
     * @param number the number of the bot, from 0
     * @param names the names of all bots, this bot included
     */
    public Brain brain(int number, List<String> names, RandomGenerator random) {
        var pure = this == MIXED ? PURE.get(number % PURE.size()) : this;
        var steps = pure == CHAT ? stepsInTwenty : pure.stepsInTwenty;
        return new Brain(steps, () -> pure.deed(names, random), random);
    }

    private String deed(List<String> names, RandomGenerator random) {
        return switch (this) {
            case CHAT ->
                    switch (random.nextInt(4)) {
                        case 0 -> any(GLANCES, random);
                        case 1 -> "tell " + any(names, random) + " " + any(SAYINGS, random);
                        default -> any(TALK, random) + " " + any(SAYINGS, random);
                    };
            case FIGHTERS -> any(FIGHT, random);
            case TRADERS ->
                    random.nextBoolean()
                            ? any(TRADE_WITH, random) + any(names, random)
                            : any(TRADE, random);
            case WALKERS, MIXED -> "look";
        };
    }

    private static String any(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }
}
