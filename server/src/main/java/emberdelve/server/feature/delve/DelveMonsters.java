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
 * The monsters of a delve: as many and as strong as the group for which it was made can fight.
 * Where the kinds of the site are too weak for that, each monster has some prowess beyond its kind.
 * Pure, but for the random generator that is handed in.
 *
 * @param master the delve's owner
 * @param others all other monsters
 */
record DelveMonsters(PlannedMonster master, List<PlannedMonster> others) {
    /** One more attack and defense for this many levels of danger (docs/rules.md R7.5). */
    private static final int LEVELS_PER_DIE = 3;

    /** Levels on average that bring one monster more. */
    private static final int LEVELS_PER_MONSTER = 5;

    /** More monsters for each member of the group after the first. */
    private static final int PER_MEMBER = 2;

    /**
     * One part in this many of a monster's worth beyond its kind is attack, the rest is hit points.
     * More defense would let only the strongest hit the monster.
     */
    private static final int WORTH_PER_DIE = 95;

    /** A kind that is worth more than this many times the wanted worth is left out. */
    private static final int TIMES_MAX = 2;

    /** One monster of the delve, before it is made. */
    record PlannedMonster(MonsterType type, Prowess prowess) {
        /** The monster's average worth to somebody of level 0. */
        long worth(int danger) {
            var growth = danger / LEVELS_PER_DIE;
            return Experience.strength(
                    mean(type.hp()) + prowess.hp(),
                    mean(type.attack()) + growth + prowess.attack(),
                    mean(type.defense()) + growth + prowess.defense());
        }

        private PlannedMonster having(Optional<String> find) {
            var hoard = new ArrayList<>(prowess.hoard());
            find.ifPresent(hoard::add);
            return new PlannedMonster(
                    type,
                    new Prowess(
                            prowess.title(),
                            prowess.hp(),
                            prowess.attack(),
                            prowess.defense(),
                            hoard));
        }
    }

    static DelveMonsters of(
            DelveSeed seed,
            DelveContent.Budget budget,
            DelveSite site,
            Map<String, MonsterType> known,
            String owner,
            Optional<String> find,
            RandomGenerator random) {
        var all = seed.worth(budget);
        var count = count(seed);
        var master =
                master(all * budget.masterPercent() / 100, seed, site, known, owner, random)
                        .having(find);
        var left = all - (int) master.worth(seed.danger());
        var others = new ArrayList<PlannedMonster>();
        var kinds = kinds(site.monsters(), known);
        while (others.size() < count - 1) {
            var each = Math.max(1, left / (count - 1 - others.size()));
            var one = strengthened(pick(kinds, each, seed.danger(), random), each, seed.danger());
            left -= (int) one.worth(seed.danger());
            others.add(one);
        }
        return new DelveMonsters(master, List.copyOf(others));
    }

    /** The number of monsters, the master included. */
    static int count(DelveSeed seed) {
        return Math.clamp(
                DelveContent.MONSTERS_MIN
                        + PER_MEMBER * (seed.members() - 1L)
                        + seed.danger() / LEVELS_PER_MONSTER,
                DelveContent.MONSTERS_MIN,
                DelveContent.MONSTERS_MAX);
    }

    private static PlannedMonster master(
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
        return new PlannedMonster(
                chosen, new Prowess(owner, its.hp(), its.attack(), its.defense(), hoard));
    }

    /** The strongest kind of at most that worth; the weakest if all are worth more. */
    private static MonsterType strongest(List<MonsterType> kinds, int worth, int danger) {
        return kinds.stream()
                .filter(kind -> plain(kind).worth(danger) <= worth)
                .max(Comparator.comparingLong(kind -> plain(kind).worth(danger)))
                .orElseGet(() -> kinds.getFirst());
    }

    /** Of two random kinds, the one whose worth is nearer to the wanted one. */
    private static MonsterType pick(
            List<MonsterType> kinds, int worth, int danger, RandomGenerator random) {
        var fit =
                kinds.stream()
                        .filter(kind -> plain(kind).worth(danger) <= (long) TIMES_MAX * worth)
                        .toList();
        if (fit.isEmpty()) return kinds.getFirst();
        var one = SiteName.any(fit, random);
        var other = SiteName.any(fit, random);
        return distance(one, worth, danger) <= distance(other, worth, danger) ? one : other;
    }

    private static long distance(MonsterType kind, int worth, int danger) {
        return Math.abs(plain(kind).worth(danger) - worth);
    }

    private static PlannedMonster strengthened(MonsterType kind, int worth, int danger) {
        var lacks = Math.max(0, worth - (int) plain(kind).worth(danger));
        var dice = lacks / WORTH_PER_DIE;
        return new PlannedMonster(kind, new Prowess("", lacks - dice, dice, 0, List.of()));
    }

    private static PlannedMonster plain(MonsterType kind) {
        return new PlannedMonster(kind, Prowess.NONE);
    }

    /** The weakest first. */
    private static List<MonsterType> kinds(List<String> ids, Map<String, MonsterType> known) {
        return ids.stream()
                .flatMap(id -> Optional.ofNullable(known.get(id)).stream())
                .sorted(Comparator.comparingLong(kind -> plain(kind).worth(0)))
                .toList();
    }

    private static int mean(Dice dice) {
        return (dice.min() + dice.max()) / 2;
    }
}
