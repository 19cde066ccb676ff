package emberdelve.config.region;

import emberdelve.config.content.Content;
import emberdelve.config.load.Schemas;
import emberdelve.config.load.YamlFile;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The regions into which {@code regions.yaml} divides the dungeon, as the file has them.
 *
 * @param all the first is the capital, which names no zones and has each that no other region
 *     names; empty without the file
 */
public record RegionFile(List<Region> all) {
    /** The dungeon in one region, as it is without the file. */
    public static final RegionFile NONE = new RegionFile(List.of());

    /** The file's name, beside {@code server.yaml}. */
    public static final String NAME = "regions.yaml";

    /** The most regions: each has all rooms in memory, and a thread. */
    public static final int REGIONS_MAX = 16;

    /** The most characters of a region's name, which is stored. */
    static final int NAME_MAX_CHARS = 60;

    private static final String NAME_EXPECTED =
            "id: at most " + NAME_MAX_CHARS + " of a-z, 0-9 and single hyphens, a letter first";
    private static final String EXPECTED = "1.." + REGIONS_MAX + " regions, the capital first";

    public RegionFile {
        all = List.copyOf(all);
    }

    /** A region and the zones that it names. */
    public record Region(String name, List<Named> zones) {
        public Region {
            zones = List.copyOf(zones);
        }
    }

    /**
     * A zone that a region names.
     *
     * @param at the place in the file
     * @param key the keys that lead there
     */
    public record Named(String zone, Position at, String key) {
        /** A mistake that concerns the zone. */
        public Problem wrong(String value, String expected) {
            return Problem.of(at, key, value, expected);
        }
    }

    /** Whether a region can have that name. */
    public static boolean isName(String name) {
        return name.length() <= NAME_MAX_CHARS && Id.ID.parse(name).isPresent();
    }

    /** The schema of {@code regions.yaml}, for editors. */
    public static Schemas.Schema schema() {
        return Schemas.beside(NAME, RegionFile::read);
    }

    /** Reads the file; each mistake that shows without the content is a problem with its place. */
    public static RegionFile load(Path file, Problems problems) {
        // A link to nowhere is somebody's mistake, not a wish for one region.
        if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) return NONE;
        return YamlFile.read(file, file.toString().replace('\\', '/'), problems)
                .map(root -> read(root, problems))
                .orElse(NONE);
    }

    private static RegionFile read(YamlNode root, Problems problems) {
        var fields = Fields.of(root, problems);
        var regions = fields.required("regions", EXPECTED).map(node -> regions(node, problems));
        fields.end();
        return new RegionFile(regions.orElse(List.of()));
    }

    private static List<Region> regions(YamlNode node, Problems problems) {
        var before = problems.size();
        var entries = node.entries(Id.ID, problems);
        var first = new HashMap<String, Named>();
        var all = new ArrayList<Region>();
        entries.forEach((name, region) -> {
            if (!isName(name)) problems.add(region.named(name, NAME_EXPECTED));
            all.add(new Region(name, zones(region, all.isEmpty(), first, problems)));
        });
        if (all.size() > REGIONS_MAX) problems.add(node.named(all.size() + " regions", EXPECTED));
        if (all.isEmpty() && problems.size() == before)
            problems.add(node.named("no region", EXPECTED));
        return all;
    }

    private static List<Named> zones(
            YamlNode region, boolean isCapital, Map<String, Named> first, Problems problems) {
        var fields = Fields.of(region, problems);
        var list = fields.optional("zones");
        fields.end();
        if (isCapital) {
            list.ifPresent(node ->
                    problems.add(
                            node.named(
                                    "zones of the first region",
                                    "none: it has every zone that no other region names")));
            return List.of();
        }
        var zones = new ArrayList<Named>();
        for (var item : list.map(node -> node.items(problems)).orElse(List.of())) {
            var zone = item.read(Id.ID, problems);
            if (zone.isEmpty()) continue;
            var named = new Named(zone.get(), item.valuePlace(), item.path());
            var before = first.putIfAbsent(zone.get(), named);
            if (before == null) zones.add(named);
            else
                problems.add(
                        named.wrong(zone.get(), "a zone that no region names; see " + before.at()));
        }
        if (list.isEmpty()) problems.add(region.missing("zones", "the ids of its zones"));
        else if (zones.isEmpty())
            problems.add(list.get().named("no zone", "the ids of its zones, at least one"));
        return zones;
    }

    /**
     * Adds a problem for each zone that the content does not have, for the zone in which characters
     * begin, if the capital does not have it, and for what cannot be at a border.
     */
    public void fit(Content content, Problems problems) {
        var before = problems.size();
        for (var region : all) {
            for (var named : region.zones()) {
                if (content.zone(named.zone()).isEmpty())
                    problems.add(
                            named.wrong(named.zone(), "a zone of the content")
                                    .suggesting(
                                            Suggestion.nearest(
                                                    named.zone(), content.zones().keySet())));
                if (named.zone().equals(content.rules().startRoom().zone()))
                    problems.add(
                            named.wrong(
                                    named.zone(),
                                    "a zone in which no character begins: that one is the first"
                                            + " region's"));
            }
        }
        if (problems.size() == before) fitBorders(content, problems);
    }

    /** Adds each obstacle at the first of its zones that the file names, or else at its first. */
    private void fitBorders(Content content, Problems problems) {
        var numbers = new HashMap<String, Integer>();
        var named = new LinkedHashMap<String, Named>();
        for (var nth = 0; nth < all.size(); nth++)
            for (var zone : all.get(nth).zones()) {
                numbers.put(zone.zone(), nth);
                named.put(zone.zone(), zone);
            }
        for (var obstacle : new BorderCheck(content, numbers).obstacles())
            obstacle.zones().stream()
                    .map(named::get)
                    .filter(Objects::nonNull)
                    .findFirst()
                    .or(() -> named.values().stream().findFirst())
                    .ifPresent(at -> problems.add(at.wrong(obstacle.value(), obstacle.expected())));
    }
}
