package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Dice;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Prowess;
import emberdelve.server.kernel.Experience;

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
    /**
     * The levels of danger that bring a monster one more die of attack and one of defense
     * (docs/rules.md R7.5).
     */
    private static final int LEVELS_PER_DIE = 3;

    /** The levels of danger that bring one monster more. */
    private static final int LEVELS_PER_MONSTER = 5;

    /** The number of monsters more for each member of the group after the first. */
    private static final int PER_MEMBER = 2;

    /**
     * The worth for which a monster that is worth too little gets a die of attack; hit points make
     * up the rest. More defense would let only the strongest hit the monster.
     */
    private static final int WORTH_PER_DIE = 95;

    /** A kind that is worth more than this many times the wanted worth is left out. */
    private static final int TIMES_MAX = 2;

    /** A monster of the delve, before it is made. */
    record PlannedMonster(MonsterType type, Prowess prowess) {
        /** The monster's average worth to somebody of level 0. */
        long worth(int danger) {
            var growth = danger / LEVELS_PER_DIE;
            return Experience.strength(
                    mean(type.hp()) + prowess.hp(),
                    mean(type.attack()) + growth + prowess.attack(),
                    mean(type.defense()) + growth + prowess.defense());
        }

        private PlannedMonster with(int hp, int attack) {
            return new PlannedMonster(
                    type,
                    new Prowess(
                            prowess.title(),
                            prowess.hp() + hp,
                            prowess.attack() + attack,
                            prowess.defense(),
                            prowess.damage(),
                            prowess.goldPercent(),
                            prowess.hoard()));
        }

        private PlannedMonster as(String title, List<String> hoard) {
            return new PlannedMonster(
                    type,
                    new Prowess(
                            title,
                            prowess.hp(),
                            prowess.attack(),
                            prowess.defense(),
                            prowess.damage(),
                            prowess.goldPercent(),
                            hoard));
        }
    }

    static DelveMonsters of(
            DelveSeed seed,
            DelveContent delves,
            DelveSite site,
            Map<String, MonsterType> known,
            String owner,
            Optional<String> find,
            RandomGenerator random) {
        var making = delves.making();
        var danger = seed.danger();
        var all = seed.worth(delves.budget());
        var count = count(seed);
        var masters = kinds(site.masters(), known, making.master(), seed, making.goldPercent());
        var wanted = all * delves.budget().masterPercent() / 100;
        var hoard = new ArrayList<String>();
        hoard.add(SiteName.any(site.treasure(), random));
        hoard.add(SiteName.any(site.treasure(), random));
        find.ifPresent(hoard::add);
        var master = fitted(strongest(masters, wanted, danger), wanted, danger).as(owner, hoard);
        var left = all - (int) master.worth(danger);
        var others = new ArrayList<PlannedMonster>();
        var kinds = kinds(site.monsters(), known, making.others(), seed, making.goldPercent());
        while (others.size() < count - 1) {
            var each = Math.max(1, left / (count - 1 - others.size()));
            var one = fitted(pick(kinds, each, danger, random), each, danger);
            left -= (int) one.worth(danger);
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

    /**
     * The kind that is worth most of those worth no more than that; the weakest if all are worth
     * more.
     */
    private static PlannedMonster strongest(List<PlannedMonster> kinds, int worth, int danger) {
        return kinds.stream()
                .filter(kind -> kind.worth(danger) <= worth)
                .max(Comparator.comparingLong(kind -> kind.worth(danger)))
                .orElseGet(kinds::getFirst);
    }

    /** The better of two random kinds: the kind whose worth is nearer to the wanted worth. */
    private static PlannedMonster pick(
            List<PlannedMonster> kinds, int worth, int danger, RandomGenerator random) {
        var fit =
                kinds.stream()
                        .filter(kind -> kind.worth(danger) <= (long) TIMES_MAX * worth)
                        .toList();
        if (fit.isEmpty()) return kinds.getFirst();
        var one = SiteName.any(fit, random);
        var other = SiteName.any(fit, random);
        return distance(one, worth, danger) <= distance(other, worth, danger) ? one : other;
    }

    private static long distance(PlannedMonster kind, int worth, int danger) {
        return Math.abs(kind.worth(danger) - worth);
    }

    /**
     * The kind with more hit points and attack if it is worth less than wanted, with fewer hit
     * points if it is worth more than twice as much.
     */
    private static PlannedMonster fitted(PlannedMonster kind, int worth, int danger) {
        var over = kind.worth(danger) - (long) TIMES_MAX * worth;
        if (over > 0) return kind.with((int) -over, 0);
        var lacks = Math.max(0, worth - (int) kind.worth(danger));
        var dice = lacks / WORTH_PER_DIE;
        return kind.with(lacks - dice, dice);
    }

    /**
     * The kinds with these ids, lowered to the bounds where they exceed them, the weakest first.
     */
    private static List<PlannedMonster> kinds(
            List<String> ids,
            Map<String, MonsterType> known,
            DelveContent.Bounds bounds,
            DelveSeed seed,
            int goldPercent) {
        var gold = 100 + goldPercent * Math.max(0, seed.danger() - 1);
        return ids.stream()
                .flatMap(id -> Optional.ofNullable(known.get(id)).stream())
                .map(kind -> bounded(kind, bounds, gold))
                .sorted(Comparator.comparingLong(kind -> kind.worth(0)))
                .toList();
    }

    private static PlannedMonster bounded(
            MonsterType kind, DelveContent.Bounds bounds, int goldPercent) {
        var isHard = kind.melee().damage().mean() > bounds.damage().mean();
        return new PlannedMonster(
                kind,
                new Prowess(
                        "",
                        0,
                        Math.min(0, bounds.attack() - mean(kind.attack())),
                        Math.min(0, bounds.defense() - mean(kind.defense())),
                        isHard ? Optional.of(bounds.damage()) : Optional.empty(),
                        goldPercent,
                        List.of()));
    }

    private static int mean(Dice dice) {
        return (dice.min() + dice.max()) / 2;
    }
}
