package emberdelve.bench.load;

import emberdelve.bench.play.Brain;
import emberdelve.bench.play.Names;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What is asked of each opponent.
 *
 * @param players at once
 * @param warmUp time at the start of a round, in which everything happens but nothing is counted
 * @param counted time in which it is
 */
record Plan(int players, Scene scene, Duration warmUp, Duration counted) {
    private static final long SEED = 20_261_121L;

    /** What makes that player type, besides the commands that are timed. */
    Optional<Brain> brain(int number) {
        return scene.besides()
                .map(profile ->
                        profile.brain(
                                number, Names.first(players), new SplittableRandom(SEED + number)));
    }
}
