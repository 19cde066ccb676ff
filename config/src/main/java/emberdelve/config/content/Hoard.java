package emberdelve.config.content;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The things that masters of delves may have on them beside what lies about: the delve's level
 * decides which of them there are, and their rarity how often they come (docs/rules.md R14.7).
 *
 * @param chance whole percent of masters that have one of the finds
 * @param weights how often each rarity comes, measured against the sum of all weights
 */
public record Hoard(int chance, Map<Rarity, Integer> weights, List<Find> finds) {
    public static final Hoard NONE = new Hoard(0, Map.of(), List.of());

    public Hoard {
        weights = Map.copyOf(weights);
        finds = List.copyOf(finds);
    }

    /** The rarity of a find. */
    public enum Rarity {
        COMMON,
        UNCOMMON,
        RARE
    }

    /**
     * @param item the id of its kind
     * @param from the first level of delves in which it is found
     * @param to the last such level
     */
    public record Find(String item, Rarity rarity, int from, int to) {
        boolean isFoundAt(int level) {
            return level >= from && level <= to;
        }
    }

    /** Draws one of the finds of delves of that level; empty if chance gives the master none. */
    public Optional<String> any(int level, RandomGenerator random) {
        if (random.nextInt(100) >= chance) return Optional.empty();
        var here = finds.stream().filter(find -> find.isFoundAt(level)).toList();
        var rarities =
                Arrays.stream(Rarity.values())
                        .filter(rarity -> here.stream().anyMatch(find -> find.rarity == rarity))
                        .toList();
        var left = rarities.stream().mapToInt(this::weight).sum();
        if (left == 0) return Optional.empty();
        left = random.nextInt(left);
        for (var rarity : rarities) {
            left -= weight(rarity);
            if (left >= 0) continue;
            var fitting = here.stream().filter(find -> find.rarity == rarity).toList();
            return Optional.of(fitting.get(random.nextInt(fitting.size())).item);
        }
        throw new IllegalStateException("weights do not add up");
    }

    private int weight(Rarity rarity) {
        return weights.getOrDefault(rarity, 0);
    }
}
