package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.region.RegionCut;
import emberdelve.db.Database;
import emberdelve.db.open.StoreException;
import emberdelve.server.feature.Features;
import emberdelve.server.game.RegionPlan;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * {@code emberdelve regions}: the regions of the dungeon, or with {@code --suggest} others that one
 * could have.
 */
@Command(
        name = "regions",
        description = {
            "Shows the regions of regions.yaml: zones, rooms, exits to other regions, danger.",
            "With --suggest it prints a regions.yaml instead, cut by what lives in the zones and,",
            "if the server is stopped, by where its players were."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ShowRegions implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--suggest",
            paramLabel = "N",
            arity = "0..1",
            fallbackValue = "2",
            description = "suggests a cut into so many regions (default: ${FALLBACK-VALUE})")
    private Optional<Integer> suggest = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var line = spec.commandLine();
        var isShown = suggest.map(this::suggest).orElseGet(this::show);
        line.getOut().flush();
        return isShown ? ExitCode.OK : ExitCode.MISTAKE;
    }

    private boolean show() {
        var line = spec.commandLine();
        var loaded = Loaded.from(folders, line.getErr());
        loaded.ifPresent(its -> show(its.content(), RegionPlan.of(its.regions()), line.getOut()));
        return loaded.isPresent();
    }

    /** Suggests a cut without a look at regions.yaml, which may be what it is printed into. */
    private boolean suggest(int parts) {
        var line = spec.commandLine();
        var content = Loaded.content(folders, line.getErr());
        content.ifPresent(its -> suggest(its, parts, line.getOut()));
        return content.isPresent();
    }

    private static void show(Content content, RegionPlan plan, PrintWriter out) {
        var width = plan.shares().stream().mapToInt(share -> share.name().length()).max();
        var row = "%-" + Math.max(width.orElse(0), "region".length()) + "s %6s %6s %7s %7s%n";
        out.printf(row, "region", "zones", "rooms", "exits", "danger");
        for (var share : plan.shares()) {
            var zones =
                    content.zones().values().stream()
                            .filter(zone -> plan.regionOf(zone.id()).equals(share.name()))
                            .toList();
            var rooms = zones.stream().mapToInt(zone -> zone.rooms().size()).sum();
            out.printf(row, share.name(), zones.size(), rooms, exits(plan, zones), danger(zones));
        }
        if (!plan.isDivided())
            out.println("There is one region. To suggest several: ./emberdelve regions --suggest");
    }

    /** The number of exits from these zones of one region to other regions. */
    private static long exits(RegionPlan plan, List<ZoneTemplate> zones) {
        return zones.stream()
                .flatMap(zone -> zone.rooms().stream())
                .flatMap(room ->
                        room.exits().values().stream()
                                .filter(exit -> isBorder(plan, room.id(), exit.to())))
                .count();
    }

    private static boolean isBorder(RegionPlan plan, RoomId from, RoomId to) {
        return !plan.regionOf(from.zone()).equals(plan.regionOf(to.zone()));
    }

    private static String danger(List<ZoneTemplate> zones) {
        var dangers = zones.stream().mapToInt(ZoneTemplate::danger).summaryStatistics();
        if (dangers.getCount() == 0) return "-";
        return dangers.getMin() == dangers.getMax()
                ? Integer.toString(dangers.getMin())
                : dangers.getMin() + "-" + dangers.getMax();
    }

    private void suggest(Content content, int parts, PrintWriter out) {
        var most = RegionCut.partsMax(content);
        if (parts < 1 || parts > most)
            throw new ParameterException(
                    spec.commandLine(),
                    "--suggest: "
                            + parts
                            + " (expected: 1.."
                            + most
                            + ", for this dungeon has so many parts that a border can part)");
        out.println("# Suggested by ./emberdelve regions --suggest " + parts + ".");
        var people = people(out);
        var cut = RegionCut.of(content, parts, people);
        for (var part : cut)
            out.printf(
                    Locale.ROOT,
                    "# %s: %.0f percent of the work%n",
                    part.name(),
                    100 * part.work());
        out.println("regions:");
        for (var part : cut)
            out.println(
                    part.equals(cut.getFirst())
                            ? "  " + part.name() + ": {}"
                            : "  "
                                    + part.name()
                                    + ": {zones: ["
                                    + String.join(", ", part.zones())
                                    + "]}");
    }

    /**
     * The ticks that characters have played, by the zone in which they are or were last; nothing,
     * with a line that says so, if no stopped world can be read.
     */
    private Map<String, Long> people(PrintWriter out) {
        var played = new HashMap<String, Long>();
        try {
            StoppedWorld.requireSound(folders.data());
            try (var database = Database.open(folders.data(), false, Features.tables())) {
                database.characters()
                        .each(row ->
                                played.merge(
                                        new RoomId(row.room()).zone(),
                                        row.playedTicks(),
                                        Long::sum));
            }
        } catch (StoreException none) {
            out.println("# By what lives in the zones, and not by players: " + none.getMessage());
            return Map.of();
        }
        out.println(
                played.isEmpty()
                        ? "# By what lives in the zones: nobody has played yet."
                        : "# By what lives in the zones, and by how long those have played who were"
                                + " last in each.");
        return played;
    }
}
