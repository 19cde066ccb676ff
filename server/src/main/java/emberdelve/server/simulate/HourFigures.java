package emberdelve.server.simulate;

import java.util.Map;

/**
 * One hour of one character's play.
 *
 * @param hour from 1
 * @param level the level at its end; so for {@code xp} and {@code gold}
 * @param xpGained the experience gained in it
 * @param fights the number of fights begun in it
 * @param fightTicks the ticks spent in fights
 * @param harm the hit points lost in fights, as a share of the most that it can have: 1.0 is a
 *     whole life
 * @param decisions the number of lines typed in fights
 * @param linesRead the number of lines read that are not empty
 * @param linesInFights the number of those that were read while it fought
 * @param ticks the ticks spent on each activity
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
