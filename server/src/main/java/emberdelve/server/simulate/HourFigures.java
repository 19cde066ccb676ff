package emberdelve.server.simulate;

import java.util.Map;

/**
 * One hour of one character's play.
 *
 * @param hour from 1
 * @param level at its end; so for {@code xp} and {@code gold}
 * @param xpGained in it
 * @param fights begun in it
 * @param fightTicks spent in fights
 * @param harm hit points lost in fights, as a share of all of them: 1.0 is a whole life
 * @param decisions lines typed in fights
 * @param linesRead that are not empty
 * @param linesInFights of them, while it fought
 * @param ticks spent on each activity
 */
public record HourFigures(
        int hour,
        int level,
        long xp,
        long gold,
        long xpGained,
        int deaths,
        int fights,
        long fightTicks,
        double harm,
        int decisions,
        long linesRead,
        long linesInFights,
        Map<Activity, Long> ticks) {
    public HourFigures {
        ticks = Map.copyOf(ticks);
    }
}
