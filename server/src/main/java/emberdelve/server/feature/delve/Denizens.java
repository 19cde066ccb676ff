package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Dice;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Prowess;
import emberdelve.server.feature.level.Experience;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Who lives in a delve: as many and as strong as those for whom it was made can bear. Where the
 * kinds of its site are too weak for that, each one has some prowess beyond its kind. Pure, but for
 * the chance that is handed in.
 *
 * @param master its owner
 * @param others everybody else
 */
record Denizens(Denizen master, List<Denizen> others) {
    /**
     * One more attack and defense for so many levels of danger, as everywhere (docs/rules.md R7.5).
     */
    private static final int LEVELS_PER_DIE = 3;

    /** Levels on average that bring one monster more. */
    private static final int LEVELS_PER_MONSTER = 3;

    /** Each member brings so many. */
    private static final int PER_MEMBER = 2;

    /**
     * Of worth that a monster is given beyond its kind one part in so many is attack, and all else
     * hit points. More defense would leave it out of reach for all but the strongest.
     */
    private static final int WORTH_PER_DIE = 25;

    /** A kind that is worth more than so many times what one should be is left out. */
    private static final int TIMES_MAX = 2;

    /** One monster to be: of that kind, with that prowess. */
    record Denizen(MonsterType type, Prowess prowess) {
        /** What it is worth on average to somebody of that level. */
        long worth(int danger, int level) {
            var growth = danger / LEVELS_PER_DIE;
            return Experience.worth(
                    mean(type.hp()) + prowess.hp(),
                    mean(type.attack()) + growth + prowess.attack(),
                    mean(type.defense()) + growth + prowess.defense(),
                    level);
        }
    }

    static Denizens of(
            DelveSeed seed,
            DelveContent.Budget budget,
            DelveSite site,
            Map<String, MonsterType> known,
            String owner,
            RandomGenerator random) {
        var all = seed.worth(budget);
        var count = count(seed);
        var master = master(all * budget.masterPercent() / 100, seed, site, known, owner, random);
        var left = all - (int) master.worth(seed.danger(), 0);
        var others = new ArrayList<Denizen>();
        var kinds = kinds(site.monsters(), known);
        while (others.size() < count - 1) {
            var each = Math.max(1, left / (count - 1 - others.size()));
            var one = strengthened(pick(kinds, each, seed.danger(), random), each, seed.danger());
            left -= (int) one.worth(seed.danger(), 0);
            others.add(one);
        }
        return new Denizens(master, List.copyOf(others));
    }

    /** Monsters in all, the master included. */
    static int count(DelveSeed seed) {
        return Math.clamp(
                DelveContent.MONSTERS_MIN
                        + PER_MEMBER * (seed.members() - 1L)
                        + seed.danger() / LEVELS_PER_MONSTER,
                DelveContent.MONSTERS_MIN,
                DelveContent.MONSTERS_MAX);
    }

    private static Denizen master(
            int worth,
            DelveSeed seed,
            DelveSite site,
            Map<String, MonsterType> known,
            String owner,
            RandomGenerator random) {
        var chosen = strongest(kinds(site.masters(), known), worth, seed.danger());
        var hoard =
                List.of(
                        SiteName.any(site.treasure(), random),
                        SiteName.any(site.treasure(), random));
        var its = strengthened(chosen, worth, seed.danger()).prowess();
        return new Denizen(
                chosen, new Prowess(owner, its.hp(), its.attack(), its.defense(), hoard));
    }

    /** The strongest that is not worth more; the weakest where all are. */
    private static MonsterType strongest(List<MonsterType> kinds, int worth, int danger) {
        return kinds.stream()
                .filter(kind -> plain(kind).worth(danger, 0) <= worth)
                .max(Comparator.comparingLong(kind -> plain(kind).worth(danger, 0)))
                .orElseGet(() -> kinds.getFirst());
    }

    /** Of two that chance names, the one that is nearer to what it should be worth. */
    private static MonsterType pick(
            List<MonsterType> kinds, int worth, int danger, RandomGenerator random) {
        var fit =
                kinds.stream()
                        .filter(kind -> plain(kind).worth(danger, 0) <= (long) TIMES_MAX * worth)
                        .toList();
        if (fit.isEmpty()) return kinds.getFirst();
        var one = SiteName.any(fit, random);
        var other = SiteName.any(fit, random);
        return distance(one, worth, danger) <= distance(other, worth, danger) ? one : other;
    }

    private static long distance(MonsterType kind, int worth, int danger) {
        return Math.abs(plain(kind).worth(danger, 0) - worth);
    }

    private static Denizen strengthened(MonsterType kind, int worth, int danger) {
        var lacks = Math.max(0, worth - (int) plain(kind).worth(danger, 0));
        var dice = lacks / WORTH_PER_DIE;
        return new Denizen(kind, new Prowess("", lacks - dice, dice, 0, List.of()));
    }

    private static Denizen plain(MonsterType kind) {
        return new Denizen(kind, Prowess.NONE);
    }

    /** The weakest first. */
    private static List<MonsterType> kinds(List<String> ids, Map<String, MonsterType> known) {
        return ids.stream()
                .flatMap(id -> Optional.ofNullable(known.get(id)).stream())
                .sorted(Comparator.comparingLong(kind -> plain(kind).worth(0, 0)))
                .toList();
    }

    private static int mean(Dice dice) {
        return (dice.min() + dice.max()) / 2;
    }
}
