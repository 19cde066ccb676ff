package emberdelve.server.model;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** A random stream that counts the numbers drawn, so that two games can be compared. */
public final class Chance implements RandomGenerator {
    private static final RandomGeneratorFactory<RandomGenerator> STREAM =
            RandomGeneratorFactory.of("L64X128MixRandom");

    private final RandomGenerator stream;
    private long drawn;

    public Chance(long seed) {
        stream = STREAM.create(seed);
    }

    /** The count of numbers that were drawn so far. */
    long drawn() {
        return drawn;
    }

    @Override
    public long nextLong() {
        drawn++;
        return stream.nextLong();
    }
}
