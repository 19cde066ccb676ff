package emberdelve.server.model;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** A stream of chance that counts what was drawn, so that two games can be compared. */
public final class Chance implements RandomGenerator {
    private static final RandomGeneratorFactory<RandomGenerator> STREAM =
            RandomGeneratorFactory.of("L64X128MixRandom");

    private final RandomGenerator stream;
    private long drawn;

    public Chance(long seed) {
        stream = STREAM.create(seed);
    }

    /** Numbers so far. */
    long drawn() {
        return drawn;
    }

    @Override
    public long nextLong() {
        drawn++;
        return stream.nextLong();
    }
}
