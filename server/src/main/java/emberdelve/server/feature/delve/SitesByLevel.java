package emberdelve.server.feature.delve;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Encounters;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The sites of the delves of each level, and the kinds of monsters that live there (docs/rules.md
 * R11.14). Pure.
 *
 * @param levels the level of each kind that lives in zones, by the kind's id: the danger of the
 *     least dangerous of those zones
 */
record SitesByLevel(List<DelveSite> sites, Map<String, Integer> levels) {
    /** The number of levels past its own in which a kind is still met. */
    private static final int FURTHER = 6;

    /**
     * The number of levels past that of the deepest kinds after which delves stay as they are: one
     * level more, and the deepest kinds would be alone.
     */
    private static final int LAST = FURTHER - 1;

    static SitesByLevel of(DelveContent delves, Content content) {
        var levels = new HashMap<String, Integer>();
        for (var zone : content.zones().values())
            kinds(zone).forEach(kind -> levels.merge(kind, zone.danger(), Math::min));
        return new SitesByLevel(delves.sites(), Map.copyOf(levels));
    }

    private static Stream<String> kinds(ZoneTemplate zone) {
        return Stream.concat(
                zone.spawns().stream().map(SpawnTemplate::monster),
                zone.encounters().map(Encounters::table).orElse(List.of()).stream()
                        .map(Encounters.Entry::monster));
    }

    /**
     * The sites in which some kinds live at that level, with those kinds alone. If there are none,
     * those of the nearest lower level that has any; if no level has, all sites.
     */
    List<DelveSite> at(int level) {
        for (var depth = Math.clamp(level, 1, deepest() + LAST); depth > 0; depth--) {
            var found = inhabited(depth);
            if (!found.isEmpty()) return found;
        }
        return sites;
    }

    private List<DelveSite> inhabited(int depth) {
        return sites.stream()
                .map(site ->
                        site.inhabitedBy(
                                site.monsters().stream()
                                        .filter(kind -> isMet(kind, depth))
                                        .toList()))
                .filter(site -> !site.monsters().isEmpty())
                .toList();
    }

    private boolean isMet(String kind, int depth) {
        return level(kind) <= depth && depth <= level(kind) + FURTHER;
    }

    private int deepest() {
        return sites.stream()
                .flatMap(site -> site.monsters().stream())
                .mapToInt(this::level)
                .max()
                .orElse(1);
    }

    /** The level of a kind; 1 for a kind that lives in no zone. */
    private int level(String kind) {
        return Math.max(1, levels.getOrDefault(kind, 1));
    }
}
