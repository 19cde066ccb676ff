package emberdelve.server.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The choice of what a typed name means, for all kinds of names: items, monsters, players, wares,
 * doors, abilities. A whole name wins over a part of a name; equal matches keep their order.
 */
public final class NameMatch {
    private NameMatch() {}

    /**
     * All candidates that fit the typed words, those first whose whole name was typed.
     *
     * @param names the names of one candidate, such as singular and plural
     */
    public static <T> List<T> fitting(
            Collection<T> among,
            TargetName typed,
            Function<T, List<String>> names,
            Function<T, String> id) {
        var whole = new ArrayList<T>();
        var parts = new ArrayList<T>();
        for (var each : among) {
            var its = names.apply(each);
            // To write an id takes longer than to look at a name, and a room may hold thousands.
            if (typed.id().isPresent() ? !typed.isId(id.apply(each)) : !fits(typed, its)) continue;
            (isWhole(typed, its) ? whole : parts).add(each);
        }
        whole.addAll(parts);
        return List.copyOf(whole);
    }

    /** The best candidates: those whose whole name was typed, else all that fit. */
    public static <T> List<T> best(
            Collection<T> among,
            TargetName typed,
            Function<T, List<String>> names,
            Function<T, String> id) {
        var fitting = fitting(among, typed, names, id);
        var whole = fitting.stream().filter(each -> isWhole(typed, names.apply(each))).toList();
        return whole.isEmpty() ? fitting : whole;
    }

    private static boolean fits(TargetName typed, List<String> names) {
        for (var name : names) if (typed.fits(name)) return true;
        return false;
    }

    private static boolean isWhole(TargetName typed, List<String> names) {
        return names.stream().anyMatch(typed::isWhole);
    }

    /**
     * The candidate of the typed number: the first that fits, or the second for {@code 2.kobold}.
     */
    public static <T> Optional<T> one(
            Collection<T> among,
            TargetName typed,
            Function<T, List<String>> names,
            Function<T, String> id) {
        return fitting(among, typed, names, id).stream().skip(typed.ordinal() - 1L).findFirst();
    }

    /** The candidates of that name or, if there are none, whose name begins so; ignores case. */
    public static <T> List<T> beginning(
            Collection<T> among, String typed, Function<T, String> name) {
        var beginning = typed.toLowerCase(Locale.ROOT);
        var parts = new ArrayList<T>();
        for (var each : among) {
            var its = name.apply(each).toLowerCase(Locale.ROOT);
            if (its.equals(beginning)) return List.of(each);
            if (its.startsWith(beginning)) parts.add(each);
        }
        return List.copyOf(parts);
    }

    /** The candidate of that name, or the only one whose name begins so. */
    public static <T> Optional<T> only(
            Collection<T> among, String typed, Function<T, String> name) {
        var fitting = beginning(among, typed, name);
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }
}
