package emberdelve.server.model;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.config.content.Trait.Measure;
import emberdelve.config.content.Trigger;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sum of all that somebody wears (docs/rules.md R14). It is summed up when something is put on
 * or taken off, and not at each blow. Immutable.
 *
 * @param pieces the number of pieces worn of each set, where there are any
 */
public record Gear(
        Bonuses bonuses,
        Map<Measure, Integer> gains,
        Map<Trigger.When, List<Trigger>> procs,
        Set<Drawback> drawbacks,
        List<Pieces> pieces) {
    public static final Gear NONE = of(List.of());

    /** The number of different things of a set that are worn, 1..3. */
    public record Pieces(GearSet set, int worn) {}

    /** The sum of what is worn, in the order of the places. */
    static Gear of(Collection<Item> worn) {
        var traits = new ArrayList<Trait>();
        var sets = new LinkedHashMap<GearSet, Set<ItemType>>();
        for (var item : worn) {
            item.type().worn().map(ItemType.Worn::traits).ifPresent(traits::addAll);
            item.type()
                    .worn()
                    .flatMap(ItemType.Worn::set)
                    .ifPresent(set ->
                            sets.computeIfAbsent(set, _ -> new HashSet<>()).add(item.type()));
        }
        var pieces = new ArrayList<Pieces>();
        sets.forEach((set, types) -> pieces.add(new Pieces(set, types.size())));
        for (var each : pieces) {
            if (each.worn() >= 2) traits.addAll(each.set().two());
            if (each.worn() >= GearSet.PIECES) traits.addAll(each.set().three());
        }
        return sum(traits, pieces);
    }

    private static Gear sum(List<Trait> traits, List<Pieces> pieces) {
        var bonuses = Bonuses.NONE;
        var gains = new EnumMap<Measure, Integer>(Measure.class);
        var procs = new EnumMap<Trigger.When, List<Trigger>>(Trigger.When.class);
        var drawbacks = EnumSet.noneOf(Drawback.class);
        for (var trait : traits) {
            switch (trait) {
                case Trait.Numbers(var more) -> bonuses = bonuses.plus(more);
                case Trait.Gain(var measure, var amount) ->
                        gains.merge(measure, amount, Integer::sum);
                case Trait.Proc(var trigger) ->
                        procs.computeIfAbsent(trigger.when(), _ -> new ArrayList<>()).add(trigger);
                case Drawback drawback -> drawbacks.add(drawback);
            }
        }
        procs.replaceAll((_, its) -> List.copyOf(its));
        return new Gear(
                bonuses,
                // Most gear has none of these, and each character has its own sum.
                gains.isEmpty() ? Map.of() : Collections.unmodifiableMap(gains),
                procs.isEmpty() ? Map.of() : Collections.unmodifiableMap(procs),
                drawbacks.isEmpty() ? Set.of() : Collections.unmodifiableSet(drawbacks),
                List.copyOf(pieces));
    }

    /** The gain of that measure; 0 if none. */
    public int gain(Measure measure) {
        return gains.getOrDefault(measure, 0);
    }

    /** The triggers that may go off then, in the order of the places. */
    public List<Trigger> procs(Trigger.When when) {
        return procs.getOrDefault(when, List.of());
    }

    public boolean has(Drawback drawback) {
        return drawbacks.contains(drawback);
    }
}
