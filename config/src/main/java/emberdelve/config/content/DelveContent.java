package emberdelve.config.content;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The parts of which delves are made, and their numbers: the folder {@code delves} (docs/rules.md
 * R11).
 *
 * @param mouth the room where one goes in and comes out
 * @param openMax the most delves that are open at a time
 * @param emptyCloses the time from when the last character leaves a delve until it falls in
 * @param restartKeeps the time that a delve waits for its people after the server was started again
 * @param bonusPercent the bonus for whoever clears a delve, in percent of what all its monsters are
 *     worth
 * @param dailyLevels the levels for one character of which there is a delve of the day, in
 *     ascending order, at least one
 * @param ruins the name of a place in a delve that no longer exists: {@code a delve that has fallen
 *     in}
 */
public record DelveContent(
        RoomId mouth,
        int openMax,
        Duration emptyCloses,
        Duration restartKeeps,
        int bonusPercent,
        List<Integer> dailyLevels,
        String ruins,
        Budget budget,
        Making making,
        List<DelveSite> sites,
        Names names,
        Tales tales,
        Hoard hoard)
        implements ContentPart {
    /** The beginning of the ids of delves' zones; no other zone's id begins so. */
    public static final String ZONES = "delve-";

    /** The fewest rooms of one delve. */
    public static final int ROOMS_MIN = 8;

    public static final int ROOMS_MAX = 20;

    /** The fewest monsters of one delve, its master included. */
    public static final int MONSTERS_MIN = 6;

    public static final int MONSTERS_MAX = 20;

    /** Delves whose masters have no hoard. */
    public DelveContent(
            RoomId mouth,
            int openMax,
            Duration emptyCloses,
            Duration restartKeeps,
            int bonusPercent,
            List<Integer> dailyLevels,
            String ruins,
            Budget budget,
            Making making,
            List<DelveSite> sites,
            Names names,
            Tales tales) {
        this(
                mouth,
                openMax,
                emptyCloses,
                restartKeeps,
                bonusPercent,
                dailyLevels,
                ruins,
                budget,
                making,
                sites,
                names,
                tales,
                Hoard.NONE);
    }

    public DelveContent {
        dailyLevels = List.copyOf(dailyLevels);
        sites = List.copyOf(sites);
    }

    /** Whether the room is or was in a delve. */
    public static boolean isIn(RoomId room) {
        return room.zone().startsWith(ZONES);
    }

    /** The bands of levels, for each of which there is one delve of the day. */
    public List<Band> dailyBands() {
        var bands = new ArrayList<Band>();
        for (var level : dailyLevels)
            bands.add(new Band(bands.isEmpty() ? 1 : bands.getLast().madeFor() + 1, level));
        return bands;
    }

    /**
     * The band of a character of that level; whoever is above all bands belongs to the last one.
     */
    public Band dailyBand(int level) {
        var bands = dailyBands();
        return bands.stream()
                .filter(band -> level <= band.madeFor())
                .findFirst()
                .orElseGet(bands::getLast);
    }

    /**
     * A band of levels that share one delve of the day.
     *
     * @param from the lowest level
     * @param madeFor the level for which the delve is made: the band's highest, though the last
     *     band goes on above it
     */
    public record Band(int from, int madeFor) {}

    /**
     * The amount of fighting in a delve, measured by what its monsters are worth to a character of
     * level 0 (docs/rules.md R11.3).
     *
     * @param base the amount that every delve has
     * @param perMember the amount added for each character who goes in
     * @param perLevel the amount added for each of their levels
     * @param masterPercent the master's share of the whole amount
     */
    public record Budget(int base, int perMember, int perLevel, int masterPercent) {}

    /**
     * The bounds of a kind before it grows with the level: they make all kinds of a site equally
     * dangerous, whatever zones they come from.
     *
     * @param attack the number of attack dice
     * @param defense the number of defense dice
     * @param damage the damage of a hit, measured by its average
     */
    public record Bounds(int attack, int defense, Dice damage) {}

    /**
     * The rules by which a delve's monsters are made.
     *
     * @param goldPercent the percent of their kinds' gold that they have in addition, for each
     *     level after the first
     */
    public record Making(Bounds others, Bounds master, int goldPercent) {}

    /**
     * The words of delves' names. In "the Sunken Crypt of the Ashen King" they are an adjective, a
     * place of the site, and an owner.
     */
    public record Names(List<String> adjectives, List<String> owners) {
        public Names {
            adjectives = List.copyOf(adjectives);
            owners = List.copyOf(owners);
        }
    }

    /**
     * The stories that are told of a delve, with {@code {site}} and {@code {owner}} in them.
     *
     * @param party openings from the side of those who go in
     * @param monsters openings from the side of those who live there
     */
    public record Tales(
            List<String> party, List<String> monsters, List<String> victory, List<String> defeat) {
        public Tales {
            party = List.copyOf(party);
            monsters = List.copyOf(monsters);
            victory = List.copyOf(victory);
            defeat = List.copyOf(defeat);
        }
    }

    @Override
    public String folder() {
        return "delves";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("delves", true);
    }

    @Override
    public List<Gain> gains() {
        var gains = new ArrayList<Gain>();
        for (var site : sites) {
            gains.add(new Gain(mouth.value(), site.treasure(), site.monsters()));
            gains.add(new Gain(mouth.value(), List.of(), site.masters()));
        }
        for (var find : hoard.finds())
            gains.add(new Gain(Gain.SOMEWHERE, List.of(find.item()), List.of()));
        return gains;
    }
}
