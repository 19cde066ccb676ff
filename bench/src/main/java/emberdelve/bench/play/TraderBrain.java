package emberdelve.bench.play;

import java.util.List;
import java.util.random.RandomGenerator;

/** The brain of a bot that hands things on: to others, to the floor, to itself. */
final class TraderBrain implements Brain {
    private static final List<String> ALONE =
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
    private static final List<String> TO_OTHERS =
            List.of("give 1 gold to ", "give potion to ", "give sword to ", "invite ", "follow ");

    private final List<String> names;
    private final WalkerBrain legs;
    private final RandomGenerator random;

    TraderBrain(List<String> names, RandomGenerator random) {
        this.names = names;
        this.random = random;
        legs = new WalkerBrain(random);
    }

    @Override
    public void hears(String line) {
        legs.hears(line);
    }

    @Override
    public String next() {
        return switch (random.nextInt(5)) {
            case 0 -> legs.next();
            case 1, 2 ->
                    TO_OTHERS.get(random.nextInt(TO_OTHERS.size()))
                            + names.get(random.nextInt(names.size()));
            default -> ALONE.get(random.nextInt(ALONE.size()));
        };
    }
}
