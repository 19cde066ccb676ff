package emberdelve.config.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The hours of the dungeon and its weather: {@code town/sky.yaml}. How long they last is in the
 * rules.
 *
 * @param hours the parts of the day, in the order of the hours in which they begin
 * @param kinds of weather, the first of them at the beginning of a world
 * @param seasons the parts of the year, in their order, the first of them at the beginning of a
 *     world; a sky may have none
 */
public record Sky(List<Hour> hours, List<Weather> kinds, List<Season> seasons)
        implements ContentPart {
    public static final int HOURS_A_DAY = 24;

    /** The hour that it is where there is no sky. */
    public static final int NOON = 12;

    /** The word for all hours that are not night; {@link #NIGHT} is the word for those that are. */
    public static final String DAY = "day";

    public static final String NIGHT = "night";

    /**
     * A part of the day.
     *
     * @param from the hour of 24 in which it begins; it lasts until the next one
     * @param name within a sentence: {@code the small hours}
     * @param says told when it begins, under the open sky
     */
    public record Hour(String id, int from, String name, boolean night, String says) {}

    /**
     * A kind of weather.
     *
     * @param weight how often it comes, measured against the sum of all weights, at least 1
     * @param seems the sentence that describes it while it lasts
     * @param says told when it comes, under the open sky
     */
    public record Weather(String id, int weight, String seems, String says) {}

    /**
     * A part of the year.
     *
     * @param name within a sentence: {@code the frost}
     * @param days how long it lasts, in days of the dungeon, at least 1
     * @param weights the weights of kinds of weather while it lasts, by their ids; others keep
     *     their own
     * @param says told when it begins, under the open sky
     */
    public record Season(
            String id, String name, int days, Map<String, Integer> weights, String says) {
        public Season {
            weights = Map.copyOf(weights);
        }

        /** The weight of that weather in this season; 0 = it does not come. */
        public int weight(Weather kind) {
            return weights.getOrDefault(kind.id(), kind.weight());
        }
    }

    /**
     * A day of the year.
     *
     * @param day of the season, from 1 on
     */
    public record Date(Season season, int day) {}

    public Sky {
        hours = hours.stream().sorted(Comparator.comparingInt(Hour::from)).toList();
        kinds = List.copyOf(kinds);
        seasons = List.copyOf(seasons);
    }

    /**
     * The date of a day; empty where there are no seasons.
     *
     * @param day of the world, the first being 0
     */
    public Optional<Date> on(long day) {
        var year = seasons.stream().mapToInt(Season::days).sum();
        if (year == 0) return Optional.empty();
        var left = (int) Math.floorMod(day, (long) year);
        for (var season : seasons) {
            if (left < season.days()) return Optional.of(new Date(season, left + 1));
            left -= season.days();
        }
        throw new IllegalStateException("the days of the seasons do not add up");
    }

    public Season after(Season season) {
        return seasons.get((seasons.indexOf(season) + 1) % seasons.size());
    }

    /**
     * The part of the day at that hour of 24; before the first part begins, the last one goes on.
     */
    public Hour at(int hour) {
        var now = hours.getLast();
        for (var each : hours) if (each.from() <= hour) now = each;
        return now;
    }

    /** All words that {@link SkyWhen} may have. */
    public List<String> words() {
        var words = new ArrayList<String>();
        hours.forEach(hour -> words.add(hour.id()));
        kinds.forEach(kind -> words.add(kind.id()));
        seasons.forEach(season -> words.add(season.id()));
        words.add(DAY);
        words.add(NIGHT);
        return words;
    }

    @Override
    public String folder() {
        return "town";
    }
}
