package emberdelve.server.feature.fame;

import emberdelve.server.model.Fate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The best characters by experience, and the latest deaths, a character's last one each. Both are
 * made of the characters' own rows, so that nothing can be said here that is not true of them.
 * Thread: world, once the game runs.
 */
public final class Fame {
    /** So many of either are remembered; what is shown is fewer. */
    public static final int REMEMBERED_MAX = 100;

    private static final Comparator<Renown> BEST =
            Comparator.comparingLong(Renown::xp).reversed().thenComparingLong(Renown::id);

    private static final Comparator<Renown> LATEST =
            Comparator.comparingLong(Fame::deathTick).reversed().thenComparingLong(Renown::id);

    private final Map<Long, Renown> best = new TreeMap<>();
    private final Map<Long, Renown> dead = new TreeMap<>();

    /** That is how it is with that character now; what was said of it before is forgotten. */
    public void remember(Renown renown) {
        forget(renown.id());
        keep(best, renown, BEST);
        if (renown.fate().lastDeath().isPresent()) keep(dead, renown, LATEST);
    }

    /** Nothing is said of it any more: its player has given it up. */
    public void forget(long id) {
        best.remove(id);
        dead.remove(id);
    }

    /** Most experience first; of equals, the older one. */
    public List<Renown> best(int most) {
        return sorted(best, BEST).stream().limit(most).toList();
    }

    /** Those who have died, the latest first. */
    public List<Renown> dead(int most) {
        return sorted(dead, LATEST).stream().limit(most).toList();
    }

    /** The best or the dead one of that name; of several, the one that lives. */
    public Optional<Renown> named(String name) {
        return Stream.of(best, dead)
                .flatMap(known -> known.values().stream())
                .filter(renown -> renown.name().equalsIgnoreCase(name))
                .min(Comparator.comparing(renown -> renown.fate() instanceof Fate.Fallen));
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
