package emberdelve.bench.load;

import emberdelve.bench.play.Brain;
import emberdelve.server.bot.LogIn;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The plan of a round, asked of each opponent.
 *
 * @param first the number of the first player; two troops of one server have no number in common
 * @param players the number of players, who play at the same time
 * @param way the way by which they come
 * @param warmUp time at the start of a round, in which everything happens but nothing is counted
 * @param counted the time after it that is counted
 */
public record Plan(
        int first, int players, LoadScene scene, Way way, Duration warmUp, Duration counted) {
    private static final long SEED = 20_261_121L;

    /** A plan with players from number 0 on, who come by Telnet. */
    public static Plan of(int players, LoadScene scene, Duration warmUp, Duration counted) {
        return new Plan(0, players, scene, Way.TELNET, warmUp, counted);
    }

    /** This plan with another warm-up and another counted time. */
    Plan counting(Duration warmUp, Duration counted) {
        return new Plan(first, players, scene, way, warmUp, counted);
    }

    /** This plan with players from that number on. */
    Plan from(int number) {
        return new Plan(number, players, scene, way, warmUp, counted);
    }

    /** This plan with that many players. */
    Plan with(int many) {
        return new Plan(first, many, scene, way, warmUp, counted);
    }

    /** This plan with players who come by that way. */
    public Plan by(Way other) {
        return new Plan(first, players, scene, other, warmUp, counted);
    }

    /** The brain that makes the player type, besides the commands that are timed. */
    Optional<Brain> brain(int number) {
        return scene.besides()
                .map(profile ->
                        profile.brain(
                                number,
                                LogIn.names(first + players),
                                new SplittableRandom(SEED + number)));
    }
}
