package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/** The odds of some parties against what lives in a zone, found out by letting them fight it. */
public final class ZoneOdds {
    /** The share of fights won below which the odds are too bad to try: one in twenty. */
    private static final double HARDLY_EVER = 0.05;

    /** The shares of fights won and of hit points left above which nothing is at stake. */
    private static final double ALWAYS = 0.99;

    private static final double UNHURT = 0.95;
    private final Content content;
    private final ZoneTemplate zone;
    private final Setting setting;

    /**
     * The conditions of the fights.
     *
     * @param level the level of everybody in the parties, from 1
     * @param fights the number of fights of each party against each encounter, at least 1
     */
    public record Setting(List<Muster> parties, int level, int fights, long seed) {}

    /**
     * @param zone the zone's id
     * @throws IllegalArgumentException when there is no such zone; the message names those there
     *     are
     */
    public ZoneOdds(Content content, String zone, Setting setting) {
        this.content = content;
        this.zone = ZoneLegend.of(content, zone).zone();
        this.setting = setting;
    }

    /** The level that a zone is made for: its danger. */
    public static int levelOf(Content content, String zone) {
        return Math.max(1, ZoneLegend.of(content, zone).zone().danger());
    }

    /** The number of different fights that are to be simulated. */
    public int fights() {
        var different = Encounter.of(content, zone).stream().map(Encounter::who).distinct().count();
        return Math.toIntExact(different) * setting.parties.size() * setting.fights;
    }

    /**
     * Lets the parties fight everything, which takes a while. Returns a Markdown table of the
     * shares of fights won and of hit points left, and of seconds, and a list of the encounters
     * that nobody or everybody wins.
     *
     * @param progress hears now and then how many fights are over
     */
    public String table(IntConsumer progress) throws InterruptedException {
        var table = new StringBuilder(head());
        var hopeless = new ArrayList<String>();
        var together = new ArrayList<String>();
        var trivial = new ArrayList<String>();
        var bouts = new Bouts(content, setting.seed, progress);
        for (var encounter : Encounter.of(content, zone)) {
            var outlooks = new ArrayList<Outlook>();
            for (var party : setting.parties)
                outlooks.add(
                        bouts.fight(
                                bouts.match(zone, party, encounter.who(), setting.level),
                                setting.fights));
            table.append(row(encounter, outlooks));
            var alone = outlooks.stream().filter(each -> each.match().party().size() == 1).toList();
            if (outlooks.stream().allMatch(ZoneOdds::isHopeless))
                hopeless.add(encounter.toString());
            else if (!alone.isEmpty() && alone.stream().allMatch(ZoneOdds::isHopeless))
                together.add(encounter.toString());
            if (outlooks.stream().allMatch(ZoneOdds::isTrivial)) trivial.add(encounter.toString());
        }
        return table
                + "\n"
                + list("Nobody wins", hopeless)
                + list("Nobody wins alone", together)
                + list("Trivial for everybody", trivial);
    }

    private static boolean isHopeless(Outlook outlook) {
        return outlook.wonShare() < HARDLY_EVER;
    }

    private static boolean isTrivial(Outlook outlook) {
        return outlook.wonShare() >= ALWAYS && outlook.left() >= UNHURT;
    }

    private String head() {
        var parties = setting.parties.stream().map(ZoneOdds::words).toList();
        return "| where | who | "
                + String.join(" | ", parties)
                + " |\n|---|---|"
                + "--:|".repeat(parties.size())
                + "\n";
    }

    /** The party in words; {@code barbarian} for a single one. */
    private static String words(Muster party) {
        return party.size() == 1 ? party.ranks().getFirst().id() : party.toString();
    }

    private static String row(Encounter encounter, List<Outlook> outlooks) {
        var row = new StringBuilder("| " + encounter.where() + " | " + encounter.who() + " |");
        for (var outlook : outlooks)
            row.append(
                    String.format(
                            Locale.ROOT,
                            " %.0f %%, %.0f %%, %.0f s |",
                            100 * outlook.wonShare(),
                            100 * outlook.left(),
                            outlook.seconds()));
        return row.append('\n').toString();
    }

    private static String list(String what, List<String> all) {
        return what
                + ": "
                + (all.isEmpty() ? "none" : all.stream().collect(Collectors.joining(", ")))
                + ".\n";
    }
}
