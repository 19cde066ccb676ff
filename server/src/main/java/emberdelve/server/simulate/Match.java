package emberdelve.server.simulate;

import emberdelve.config.content.Combat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The match that is fought.
 *
 * @param level the level of everybody in the party, from 1
 * @param danger the danger of the place, by which monsters grow
 * @param manner how well the party plays
 * @param has ids of the items that everybody in the party has besides: worn if possible, else
 *     carried
 * @param gear the gear by class, for classes that have something else than their kits
 */
public record Match(
        Muster party,
        Muster against,
        Combat rules,
        int level,
        int danger,
        Manner manner,
        List<String> has,
        Map<String, Gear> gear) {
    public Match {
        has = List.copyOf(has);
        gear = Map.copyOf(gear);
    }

    /** A match of a party in the kits of its classes. */
    public Match(Muster party, Muster against, Combat rules, int level, int danger, Manner manner) {
        this(party, against, rules, level, danger, manner, List.of(), Map.of());
    }

    /** The manner in which somebody plays. */
    public enum Manner {
        /** Strikes and drinks, and does nothing else. */
        PLAIN,
        /** Uses what the class can do, and answers what enemies show. */
        SKILLED
    }

    public Match withLevel(int newLevel) {
        return new Match(party, against, rules, newLevel, danger, manner, has, gear);
    }

    public Match withDanger(int newDanger) {
        return new Match(party, against, rules, level, newDanger, manner, has, gear);
    }

    Match withGear(Map<String, Gear> other) {
        return new Match(party, against, rules, level, danger, manner, has, other);
    }

    /**
     * The belongings of the party, on it and with it, a line a class where they differ from their
     * kits.
     */
    public List<String> belongings() {
        var besides = has.isEmpty() ? "" : "; besides, each: " + String.join(", ", has);
        if (gear.isEmpty()) return List.of("in the kit of their classes" + besides);
        return new TreeMap<>(gear)
                .entrySet().stream()
                        .map(each -> each.getKey() + ": " + each.getValue() + besides)
                        .toList();
    }

    /** The word as it is typed: {@code dice-pool}. */
    public static String word(Combat rules) {
        return rules.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return party
                + " of level "
                + level
                + " against "
                + against
                + "; "
                + word(rules)
                + ", danger "
                + danger;
    }
}
