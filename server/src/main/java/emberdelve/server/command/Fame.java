package emberdelve.server.command;

import emberdelve.server.model.Fate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The best characters by experience, and the last death of each character. Both are made from the
 * characters' own rows, so that they cannot disagree with them. Safe for any thread: all worlds
 * share it.
 */
public final class Fame {
    /** The number of best characters, and of dead ones, that are remembered; fewer are shown. */
    public static final int REMEMBERED_MAX = 100;

    private static final Comparator<Renown> BEST =
            Comparator.comparingLong(Renown::xp).reversed().thenComparingLong(Renown::id);

    private static final Comparator<Renown> LATEST =
            Comparator.comparingLong(Fame::deathTick).reversed().thenComparingLong(Renown::id);

    private final Map<Long, Renown> best = new TreeMap<>();
    private final Map<Long, Renown> dead = new TreeMap<>();

    /** Replaces what is known of a character. */
    public synchronized void remember(Renown renown) {
        forget(renown.id());
        keep(best, renown, BEST);
        if (renown.fate().lastDeath().isPresent()) keep(dead, renown, LATEST);
    }

    /** Removes a character, because its player has deleted it. */
    public synchronized void forget(long id) {
        best.remove(id);
        dead.remove(id);
    }

    /** Gives a character another name. */
    public synchronized void rename(long id, String now) {
        best.computeIfPresent(id, (_, renown) -> renown.named(now));
        dead.computeIfPresent(id, (_, renown) -> renown.named(now));
    }

    /** Puts another name in the place of some killers' names. */
    public synchronized void rename(UnaryOperator<String> killers) {
        best.replaceAll((_, renown) -> renown.killedBy(killers));
        dead.replaceAll((_, renown) -> renown.killedBy(killers));
    }

    /** The characters with the most experience first; of equals, the older character. */
    public synchronized List<Renown> best(int most) {
        return ranked(best, most);
    }

    /**
     * The characters with the most experience first, some of them as they are now: those in the
     * dungeon have changed since they were last remembered. Remembers nothing.
     */
    public synchronized List<Renown> best(int most, Collection<Renown> now) {
        var all = new TreeMap<>(best);
        for (var renown : now) all.put(renown.id(), renown);
        return ranked(all, most);
    }

    /** Characters that have died, the latest death first. */
    public synchronized List<Renown> dead(int most) {
        return sorted(dead, LATEST).stream().limit(most).toList();
    }

    /** The character of that name among the best and the dead; a living one first. */
    public synchronized Optional<Renown> named(String name) {
        return Stream.of(best, dead)
                .flatMap(known -> known.values().stream())
                .filter(renown -> renown.name().equalsIgnoreCase(name))
                .min(Comparator.comparing(renown -> renown.fate() instanceof Fate.Fallen));
    }

    private static List<Renown> ranked(Map<Long, Renown> among, int most) {
        return sorted(among, BEST).stream().filter(Renown::ranked).limit(most).toList();
    }

    private static void keep(Map<Long, Renown> among, Renown renown, Comparator<Renown> order) {
        among.put(renown.id(), renown);
        if (among.size() > REMEMBERED_MAX) among.remove(sorted(among, order).getLast().id());
    }

    private static List<Renown> sorted(Map<Long, Renown> among, Comparator<Renown> order) {
        var all = new ArrayList<>(among.values());
        all.sort(order);
        return all;
    }

    private static long deathTick(Renown renown) {
        return renown.fate().lastDeath().map(Fate.Death::tick).orElse(0L);
    }
}
