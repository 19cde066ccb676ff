package emberdelve.bench.play;

import java.util.random.RandomGenerator;

/**
 * The brain of a bot that goes on, wherever that leads; now and then it looks, or opens what is
 * shut.
 */
final class WalkerBrain implements Brain {
    private final Surroundings surroundings = new Surroundings();
    private final RandomGenerator random;

    WalkerBrain(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public void hears(String line) {
        surroundings.hears(line);
    }

    @Override
    public String next() {
        var ways = surroundings.ways();
        if (ways.isEmpty() || random.nextInt(10) == 0) return "look";
        var way = ways.get(random.nextInt(ways.size()));
        return switch (random.nextInt(20)) {
            case 0 -> "open " + way;
            case 1 -> "close " + way;
            default -> way;
        };
    }
}
