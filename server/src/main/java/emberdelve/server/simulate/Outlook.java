package emberdelve.server.simulate;

import emberdelve.server.simulate.BoutResult.End;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * The outlook of fights of one kind: all that many of them have shown.
 *
 * @param wonLow the lower end of the 95 % interval of the share of fights won, 0..1
 * @param wonHigh the upper end
 * @param turnsHalf the game turns within which half of the fights are over; within {@code
 *     turnsMost} nine in ten are
 * @param seconds the seconds of an average fight
 * @param dealt the damage of blows in an average fight; so for {@code taken}
 * @param deaths the number of deaths in the party, of all fights, by the killer's name
 * @param lengths the lengths of all fights, in game turns, in ascending order
 * @param left mean share of hit points that the party is left with, 0..1
 * @param xpAnHour the experience of the whole party in an hour, if one fight follows the other
 *     without a rest
 */
public record Outlook(
        Match match,
        int fights,
        int won,
        int drawn,
        double wonLow,
        double wonHigh,
        long turnsHalf,
        long turnsMost,
        double seconds,
        double dealt,
        double taken,
        Map<String, Integer> deaths,
        List<Integer> lengths,
        double xpAnHour,
        double left) {
    /** The quantile of the normal distribution for 95 %. */
    private static final double Z = 1.959964;

    private static final double HALF = 0.5;
    private static final double MOST = 0.9;

    static Outlook of(Match match, BoutResult[] all, Duration tick) {
        var won = count(all, End.WON);
        var lengths = Arrays.stream(all).map(BoutResult::gameTurns).sorted().toList();
        var seconds = mean(all, BoutResult::ticks) * tick.toMillis() / 1000.0;
        var deaths = new TreeMap<String, Integer>();
        for (var each : all) {
            for (var killer : each.killers()) deaths.merge(killer, 1, Integer::sum);
        }
        return new Outlook(
                match,
                all.length,
                won,
                count(all, End.DRAWN),
                bound(won, all.length, -1),
                bound(won, all.length, 1),
                within(lengths, HALF),
                within(lengths, MOST),
                seconds,
                mean(all, BoutResult::dealt),
                mean(all, BoutResult::taken),
                deaths,
                lengths,
                seconds == 0 ? 0 : mean(all, BoutResult::xp) * 3600 / seconds,
                Arrays.stream(all).mapToDouble(BoutResult::left).average().orElse(0));
    }

    public double wonShare() {
        return (double) won / fights;
    }

    /**
     * One end of Wilson's interval, which holds for shares near 0 and 1 as well.
     *
     * @param sign -1 the lower, 1 the upper end
     */
    public static double bound(int won, int fights, int sign) {
        var share = (double) won / fights;
        var z2 = Z * Z / fights;
        var spread = Z * Math.sqrt(share * (1 - share) / fights + z2 / (4 * fights));
        return Math.clamp((share + z2 / 2 + sign * spread) / (1 + z2), 0, 1);
    }

    private static int count(BoutResult[] all, End end) {
        return (int) Arrays.stream(all).filter(each -> each.end() == end).count();
    }

    private static double mean(BoutResult[] all, ToLongFunction<BoutResult> of) {
        return Arrays.stream(all).mapToLong(of).average().orElse(0);
    }

    private static long within(List<Integer> sorted, double share) {
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }
}
