package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.SkyWhen;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Match;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Outlook;
import emberdelve.server.simulate.Simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/** How hard what lives in a zone is for some parties, found out by letting them fight it. */
public final class ZoneOdds {
    /** Who wins less often than one in twenty had better not try. */
    private static final double HARDLY_EVER = 0.05;

    /** Above both, nothing is at stake. */
    private static final double ALWAYS = 0.99;

    private static final double UNHURT = 0.95;
    private final Content content;
    private final ZoneTemplate zone;
    private final Setting setting;
    private final Map<Match, Outlook> fought = new LinkedHashMap<>();

    /**
     * How it is fought.
     *
     * @param level of everybody in the parties, from 1
     * @param fights of each party against each encounter, at least 1
     */
    public record Setting(List<Muster> parties, int level, int fights, long seed) {}

    /** A place, and all that one may meet there at once, in its greatest number. */
    private record Encounter(String where, Muster who) {}

    /**
     * @param zone its id
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

    /** How many different fights there are to be simulated. */
    public int fights() {
        var different = encounters().stream().map(Encounter::who).distinct().count();
        return Math.toIntExact(different) * setting.parties.size() * setting.fights;
    }

    /**
     * Fights all of it, which takes a while, and says how it went: a Markdown table of the share
     * that is won, the share of hit points that is left, and seconds; and which encounters nobody
     * or everybody wins.
     *
     * @param progress is told now and then how many fights are over
     */
    public String table(IntConsumer progress) throws InterruptedException {
        var table = new StringBuilder(head());
        var hopeless = new ArrayList<String>();
        var together = new ArrayList<String>();
        var trivial = new ArrayList<String>();
        for (var encounter : encounters()) {
            var outlooks = new ArrayList<Outlook>();
            for (var party : setting.parties) outlooks.add(fight(encounter, party, progress));
            table.append(row(encounter, outlooks));
            var alone = outlooks.stream().filter(each -> each.match().party().size() == 1).toList();
            if (outlooks.stream().allMatch(ZoneOdds::isHopeless)) hopeless.add(named(encounter));
            else if (!alone.isEmpty() && alone.stream().allMatch(ZoneOdds::isHopeless))
                together.add(named(encounter));
            if (outlooks.stream().allMatch(ZoneOdds::isTrivial)) trivial.add(named(encounter));
        }
        return table
                + "\n"
                + list("Nobody wins", hopeless)
                + list("Nobody wins alone", together)
                + list("Trivial for everybody", trivial);
    }

    private Outlook fight(Encounter encounter, Muster party, IntConsumer progress)
            throws InterruptedException {
        var rules = zone.combat().orElse(content.rules().combat());
        var match =
                new Match(
                        party,
                        encounter.who,
                        rules,
                        setting.level,
                        zone.danger(),
                        Match.Manner.SKILLED);
        var known = fought.get(match);
        if (known != null) return known;
        var before = fought.size() * setting.fights;
        var simulation = new Simulation(content, Runtime.getRuntime().availableProcessors());
        var outlook =
                simulation.run(
                        match,
                        setting.fights,
                        setting.seed,
                        done -> progress.accept(before + done));
        fought.put(match, outlook);
        return outlook;
    }

    /** The rooms in which somebody lives, sky by sky, and who else comes by. */
    private List<Encounter> encounters() {
        var all = new ArrayList<Encounter>();
        zone.spawns().stream()
                .filter(spawn -> spawn.count().max() > 0)
                .collect(
                        Collectors.groupingBy(
                                SpawnTemplate::room, LinkedHashMap::new, Collectors.toList()))
                .forEach((room, spawns) ->
                        spawns.stream()
                                .map(SpawnTemplate::when)
                                .distinct()
                                .forEach(when -> all.add(living(room.room(), spawns, when))));
        zone.encounters()
                .ifPresent(wandering -> {
                    for (var entry : wandering.table()) {
                        var most = Math.min(entry.count().max(), wandering.cap());
                        all.add(new Encounter("wandering", muster(Map.of(entry.monster(), most))));
                    }
                });
        return all;
    }

    /** Those who are always there, and those of that sky. */
    private static Encounter living(
            String room, List<SpawnTemplate> spawns, Optional<SkyWhen> when) {
        var counts = new LinkedHashMap<String, Integer>();
        for (var spawn : spawns)
            if (spawn.when().isEmpty() || spawn.when().equals(when))
                counts.merge(spawn.monster(), spawn.count().max(), Integer::sum);
        return new Encounter(room + ZoneLegend.sky(when), muster(counts));
    }

    private static Muster muster(Map<String, Integer> counts) {
        return new Muster(
                counts.entrySet().stream()
                        .map(each -> new Muster.Rank(each.getKey(), each.getValue()))
                        .toList());
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

    /** {@code barbarian} for one alone. */
    private static String words(Muster party) {
        return party.size() == 1 ? party.ranks().getFirst().id() : party.toString();
    }

    private static String row(Encounter encounter, List<Outlook> outlooks) {
        var row = new StringBuilder("| " + encounter.where + " | " + encounter.who + " |");
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

    private static String named(Encounter encounter) {
        return encounter.where + " (" + encounter.who + ")";
    }

    private static String list(String what, List<String> all) {
        return what
                + ": "
                + (all.isEmpty() ? "none" : all.stream().collect(Collectors.joining(", ")))
                + ".\n";
    }
}
