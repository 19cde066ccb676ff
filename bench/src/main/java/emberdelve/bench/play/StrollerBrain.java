package emberdelve.bench.play;

import java.util.random.RandomGenerator;

/**
 * The brain that does what another one wants, and goes on now and then: else a crowd never leaves
 * its yard.
 */
final class StrollerBrain implements Brain {
    private static final int LINES_A_STEP = 4;

    private final Brain deeds;
    private final WalkerBrain legs;
    private final RandomGenerator random;

    StrollerBrain(Brain deeds, RandomGenerator random) {
        this.deeds = deeds;
        this.random = random;
        legs = new WalkerBrain(random);
    }

    @Override
    public void hears(String line) {
        deeds.hears(line);
        legs.hears(line);
    }

    @Override
    public String next() {
        return random.nextInt(LINES_A_STEP) == 0 ? legs.next() : deeds.next();
    }
}
