package emberdelve.bench.load;

import emberdelve.bench.play.Brain;
import emberdelve.bench.play.Names;
import emberdelve.bench.play.Profile;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What is asked of an opponent.
 *
 * @param players at once
 * @param perSecond commands of each player
 * @param warmUp time before that, in which everything happens but is not counted
 * @param counted time in which commands are counted
 * @param command what is typed before the token: {@code ping} or {@code say}
 * @param profile what they do besides; empty for nothing
 */
record Plan(
        int players,
        double perSecond,
        Duration warmUp,
        Duration counted,
        String command,
        Optional<Profile> profile) {
    private static final long SEED = 20_261_121L;
    private static final double NANOS_PER_SECOND = 1e9;

    /** What makes that player type, besides the command that is counted. */
    Optional<Brain> brain(int number) {
        return profile.map(
                kind ->
                        kind.brain(
                                number,
                                Names.first(players),
                                new SplittableRandom(SEED + number)));
    }

    long intervalNanos() {
        return Math.round(NANOS_PER_SECOND / perSecond);
    }

    /** Of each player; the first that is counted comes right after them. */
    int warmUpCommands() {
        return Math.toIntExact(warmUp.toNanos() / intervalNanos());
    }

    /** Of each player, those of the warm-up among them. */
    int commands() {
        return warmUpCommands() + Math.toIntExact(counted.toNanos() / intervalNanos());
    }
}
