package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.fight.Fights;

import java.time.Duration;

/**
 * The pace at which the gist of a fight is told. Listening takes three times as long as reading;
 * whoever listens and has few hit points left is told sooner what takes more of them.
 */
record GistPace(Steps read, Steps spoken, Steps spokenInNeed) {
    /**
     * @param ownTicks the time from one gist of what the reader does and suffers to the next
     * @param restTicks the time from one gist of what others do to the next
     */
    record Steps(long ownTicks, long restTicks) {}

    static GistPace of(World world) {
        return new GistPace(steps(world, 3, 6), steps(world, 10, 20), steps(world, 4, 20));
    }

    private static Steps steps(World world, int own, int rest) {
        return new Steps(
                world.ticks(Duration.ofSeconds(own)), world.ticks(Duration.ofSeconds(rest)));
    }

    Steps of(Actor reader) {
        if (!reader.preferences().screenReader()) return read;
        return Fights.isBelowThird(reader.hp(), reader.stats().hp()) ? spokenInNeed : spoken;
    }
}
