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
 * @param openMax most that are open at a time
 * @param emptyCloses so long after the last one has left it falls in
 * @param restartKeeps so long it waits for people after the server was started again
 * @param bonusPercent of what all its monsters are worth, for who clears it
 * @param dailyLevels the levels for one character of which there is a delve of the day, in
 *     ascending order, at least one
 * @param ruins what a place in one is called that is no more: {@code a delve that has fallen in}
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
    /** The beginning of the ids of delves' zones, and of no others'. */
    public static final String ZONES = "delve-";

    /** Rooms of one delve. */
    public static final int ROOMS_MIN = 8;

    public static final int ROOMS_MAX = 20;

    /** Monsters of one delve, its master included. */
    public static final int MONSTERS_MIN = 6;

    public static final int MONSTERS_MAX = 20;

    /** Delves whose masters have what lies about, and no more. */
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

    /** The levels of those for whom there is a delve of the day of their own. */
    public List<Band> dailyBands() {
        var bands = new ArrayList<Band>();
        for (var level : dailyLevels)
            bands.add(new Band(bands.isEmpty() ? 1 : bands.getLast().madeFor() + 1, level));
        return bands;
    }

    /** The band of somebody of that level: the last one has no end. */
    public Band dailyBand(int level) {
        var bands = dailyBands();
        return bands.stream()
                .filter(band -> level <= band.madeFor())
                .findFirst()
                .orElseGet(bands::getLast);
    }

    /**
     * Levels that have one delve of the day.
     *
     * @param from the lowest
     * @param madeFor the highest of them, unless no other follows
     */
    public record Band(int from, int madeFor) {}

    /**
     * The amount of fighting, in what its monsters are worth to somebody of level 0 (docs/rules.md
     * R11.3).
     *
     * @param base for whoever comes
     * @param perMember for each who goes in
     * @param perLevel for each level of theirs
     * @param masterPercent of all of it is the master's
     */
    public record Budget(int base, int perMember, int perLevel, int masterPercent) {}

    /**
     * The bounds of a kind before it grows with the level: all kinds of a site are as dangerous,
     * whatever zone they are from.
     *
     * @param attack dice
     * @param defense dice
     * @param damage of a hit, on the average
     */
    public record Bounds(int attack, int defense, Dice damage) {}

    /**
     * The rules by which a delve's monsters are made.
     *
     * @param goldPercent for each level after the first, so much more gold than their kinds have
     */
    public record Making(Bounds others, Bounds master, int goldPercent) {}

    /** "the Sunken Crypt of the Ashen King": an adjective, a place of the site's, an owner. */
    public record Names(List<String> adjectives, List<String> owners) {
        public Names {
            adjectives = List.copyOf(adjectives);
            owners = List.copyOf(owners);
        }
    }

    /**
     * The stories that are told of a delve, with {@code {site}} and {@code {owner}} in them.
     *
     * @param party openings as those see it who go in
     * @param monsters openings as those see it who live there
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
