package emberdelve.config.region;

import emberdelve.config.content.Content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A cut of the dungeon into regions, as it is suggested to operators: with about as much work in
 * each, and few exits between them. A dungeon has some dozens of zones, so that a plain search will
 * do, which gives the same cut for the same dungeon and people:
 *
 * <ol>
 *   <li>Zones that a border must not part are one block. All blocks are one region at first.
 *   <li>Until there are as many regions as wanted, the one with the most work is split. Its two
 *       pieces grow from two blocks: the piece with less work takes a block beside it, that with
 *       the least work. Of all pairs of blocks to begin with, the one that gives the most even
 *       pieces is taken.
 *   <li>After each split, as long as it makes the shares more even, a block goes over to a
 *       neighbouring region, unless that would leave a region in two pieces. Of shares that are as
 *       even, the cut with fewer exits is better.
 * </ol>
 *
 * It finds a good cut, and not always the best: who knows where people walk may know a better one.
 */
public final class RegionCut {
    /** Two sums of shares that differ by less are as even. */
    private static final double EVEN = 1e-9;

    private final ZoneGraph graph;
    private final List<NavigableSet<String>> blocks;
    private final List<NavigableSet<String>> regions;

    /**
     * A region of the cut.
     *
     * @param name the id of the zone with the most work, or of that in which characters begin
     * @param zones the ids of its zones
     * @param work its share of all work, from 0 to 1
     */
    public record Part(String name, List<String> zones, double work) {
        public Part {
            zones = List.copyOf(zones);
        }
    }

    private RegionCut(ZoneGraph graph, List<NavigableSet<String>> blocks) {
        this.graph = graph;
        this.blocks = blocks;
        regions = new ArrayList<>(List.of(together(blocks)));
    }

    /** The largest number of regions into which that content can be cut. */
    public static int partsMax(Content content) {
        return Math.min(blocks(content).size(), RegionFile.REGIONS_MAX);
    }

    /**
     * The suggested cut, the capital first and the others by their names.
     *
     * @param parts how many regions, 1..{@link #partsMax}
     * @param people how much of their time people spend in each zone, by its id; nothing if nobody
     *     knows
     */
    public static List<Part> of(Content content, int parts, Map<String, Long> people) {
        var cut = new RegionCut(ZoneGraph.of(content, people), blocks(content));
        while (cut.regions.size() < parts) {
            cut.split();
            var isBetter = true;
            while (isBetter) isBetter = cut.improve();
        }
        return cut.parts(content.rules().startRoom().zone());
    }

    /** The zones that must stay together, each in one block, in the order of their first ids. */
    private static List<NavigableSet<String>> blocks(Content content) {
        var block = new HashMap<String, NavigableSet<String>>();
        var alone = new HashMap<String, Integer>();
        for (var zone : content.zones().keySet()) {
            block.put(zone, new TreeSet<>(List.of(zone)));
            alone.put(zone, alone.size());
        }
        for (var obstacle : new BorderCheck(content, alone).obstacles()) {
            // What may be met in any zone allows no border at all.
            var joined = obstacle.zones().size() == 1 ? block.keySet() : obstacle.zones();
            var all = new TreeSet<String>();
            for (var zone : joined) Optional.ofNullable(block.get(zone)).ifPresent(all::addAll);
            for (var zone : all) block.put(zone, all);
        }
        return block.values().stream()
                .distinct()
                .sorted(Comparator.comparing(NavigableSet::first))
                .toList();
    }

    private static NavigableSet<String> together(Collection<NavigableSet<String>> blocks) {
        var all = new TreeSet<String>();
        blocks.forEach(all::addAll);
        return all;
    }

    private void split() {
        Comparator<NavigableSet<String>> byWork = Comparator.comparingDouble(this::work);
        var whole =
                regions.stream()
                        .filter(region -> blocksOf(region).size() > 1)
                        .max(byWork.thenComparing(NavigableSet::first))
                        .orElseThrow();
        var all = blocksOf(whole);
        var best = Optional.<List<NavigableSet<String>>>empty();
        for (var one : all)
            for (var other : all) {
                if (one.first().compareTo(other.first()) >= 0) continue;
                var pieces = grown(one, other, all);
                if (best.isEmpty() || unevenness(pieces) < unevenness(best.get()) - EVEN)
                    best = Optional.of(pieces);
            }
        regions.remove(whole);
        regions.addAll(best.orElseThrow());
    }

    private List<NavigableSet<String>> blocksOf(NavigableSet<String> region) {
        return blocks.stream().filter(block -> region.contains(block.first())).toList();
    }

    /** Two pieces of the blocks, of which each grows from one of them. */
    private List<NavigableSet<String>> grown(
            NavigableSet<String> one, NavigableSet<String> other, List<NavigableSet<String>> all) {
        NavigableSet<String> first = new TreeSet<>(one);
        NavigableSet<String> second = new TreeSet<>(other);
        var left = new ArrayList<>(all);
        left.removeAll(List.of(one, other));
        while (!left.isEmpty()) {
            var isFirst = work(first) <= work(second);
            var lighter = isFirst ? first : second;
            var heavier = isFirst ? second : first;
            var piece =
                    left.stream().anyMatch(block -> exits(lighter, block) > 0) ? lighter : heavier;
            Comparator<NavigableSet<String>> neighboursFirst =
                    Comparator.comparing(block -> exits(piece, block) == 0);
            var next =
                    left.stream()
                            .min(
                                    neighboursFirst
                                            .thenComparingDouble(this::work)
                                            .thenComparing(NavigableSet::first))
                            .orElseThrow();
            piece.addAll(next);
            left.remove(next);
        }
        return List.of(first, second);
    }

    /**
     * Lets the block go over whose move makes the cut better than all others; false if none does.
     */
    private boolean improve() {
        var best = Optional.<Runnable>empty();
        var unevenness = unevenness(regions);
        var exits = exits();
        for (var block : blocks) {
            var from = region(block);
            if (from.size() == block.size()) continue;
            for (var to : regions) {
                if (to.equals(from) || exits(to, block) == 0) continue;
                move(block, from, to);
                var isBetter =
                        unevenness(regions) < unevenness - EVEN
                                || (unevenness(regions) < unevenness + EVEN && exits() < exits);
                if (isBetter && isWhole(from)) {
                    unevenness = unevenness(regions);
                    exits = exits();
                    best = Optional.of(() -> move(block, from, to));
                }
                move(block, to, from);
            }
        }
        best.ifPresent(Runnable::run);
        return best.isPresent();
    }

    private NavigableSet<String> region(NavigableSet<String> block) {
        return regions.stream()
                .filter(each -> each.contains(block.first()))
                .findFirst()
                .orElseThrow();
    }

    private static void move(
            Collection<String> block, Collection<String> from, Collection<String> to) {
        from.removeAll(block);
        to.addAll(block);
    }

    /** Whether ways lead from each zone of the region to each other, through the region alone. */
    private boolean isWhole(NavigableSet<String> region) {
        var reached = new TreeSet<String>(List.of(region.first()));
        var open = new ArrayList<>(reached);
        while (!open.isEmpty()) {
            var zone = open.removeLast();
            for (var next : region)
                if (graph.between(zone, next) > 0 && reached.add(next)) open.add(next);
        }
        return reached.size() == region.size();
    }

    /** The sum of the squares of their shares. */
    private double unevenness(List<NavigableSet<String>> all) {
        return all.stream().mapToDouble(each -> work(each) * work(each)).sum();
    }

    private double work(Collection<String> zones) {
        return zones.stream().mapToDouble(zone -> graph.work().getOrDefault(zone, 0.0)).sum();
    }

    private int exits() {
        var exits = 0;
        for (var one : regions)
            for (var other : regions)
                if (one.first().compareTo(other.first()) < 0) exits += exits(one, other);
        return exits;
    }

    private int exits(Collection<String> one, Collection<String> other) {
        return one.stream()
                .mapToInt(from -> other.stream().mapToInt(to -> graph.between(from, to)).sum())
                .sum();
    }

    private List<Part> parts(String start) {
        return regions.stream()
                .map(zones -> new Part(name(zones, start), List.copyOf(zones), work(zones)))
                .sorted(
                        Comparator.comparing((Part part) -> !part.zones().contains(start))
                                .thenComparing(Part::name))
                .toList();
    }

    private String name(NavigableSet<String> zones, String start) {
        if (zones.contains(start)) return shortened(start);
        return shortened(
                zones.stream()
                        .max(
                                Comparator.comparingDouble((String zone) ->
                                                graph.work().getOrDefault(zone, 0.0))
                                        .thenComparing(Comparator.reverseOrder()))
                        .orElseThrow());
    }

    private static String shortened(String zone) {
        if (RegionFile.isName(zone)) return zone;
        var kept = zone.substring(0, RegionFile.NAME_MAX_CHARS);
        return kept.endsWith("-") ? kept.substring(0, kept.length() - 1) : kept;
    }
}
