package emberdelve.bench.play;

import java.util.List;
import java.util.random.RandomGenerator;

/** The brain of a bot that looks for trouble, and takes home what it finds. */
final class FighterBrain implements Brain {
    private static final List<String> WORDS =
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

    /** The number of lines in four that are steps. */
    private static final int STEPS_IN_FOUR = 2;

    private final WalkerBrain legs;
    private final RandomGenerator random;

    FighterBrain(RandomGenerator random) {
        this.random = random;
        legs = new WalkerBrain(random);
    }

    @Override
    public void hears(String line) {
        legs.hears(line);
    }

    @Override
    public String next() {
        if (random.nextInt(4) < STEPS_IN_FOUR) return legs.next();
        return WORDS.get(random.nextInt(WORDS.size()));
    }
}
