package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.server.feature.duel.DuelRound.Rolled;
import emberdelve.server.feature.duel.DuelRound.Stroke;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.Bx;
import emberdelve.server.rule.fight.CombatRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One duel as its rules see it (docs/rules.md R10): each round, all duelists who stand roll for the
 * order and then strike one of the other side. It knows no players, no room and no time.
 */
final class Duel {
    private static final int INITIATIVE_SIDES = 6;
    private static final CombatRules RULES = new Bx();

    private final List<Duelist> duelists;
    private final int roundsMax;
    private int round;

    /**
     * @param duelists the duelists of both sides
     * @param roundsMax the number of rounds after which the duel ends without a winner
     */
    Duel(List<Duelist> duelists, int roundsMax) {
        this.duelists = List.copyOf(duelists);
        this.roundsMax = roundsMax;
    }

    /** All duelists, those who have fallen or given up included. */
    List<Duelist> duelists() {
        return duelists;
    }

    List<Duelist> of(DuelSide side) {
        return duelists.stream().filter(each -> each.side() == side).toList();
    }

    /** The number of rounds that have been fought. */
    int round() {
        return round;
    }

    /** The side that has won, because only it has duelists who stand. */
    Optional<DuelSide> winner() {
        for (var side : DuelSide.values())
            if (standing(side.other()).isEmpty()) return Optional.of(side);
        return Optional.empty();
    }

    boolean isOver() {
        return winner().isPresent() || round >= roundsMax;
    }

    /**
     * Fights the next round.
     *
     * @throws IllegalStateException when the duel is over
     */
    DuelRound fight(RandomGenerator random) {
        if (isOver()) throw new IllegalStateException("the duel is over");
        round++;
        var order = order(random);
        var strokes = new ArrayList<Stroke>();
        for (var rolled : order) {
            var attacker = rolled.who();
            var foes = standing(attacker.side().other());
            // A duelist who fell earlier in the round strikes no more.
            if (attacker.stands() && !foes.isEmpty())
                strokes.add(strike(attacker, target(attacker, foes, random), random));
        }
        return new DuelRound(round, order, List.copyOf(strokes));
    }

    private List<Duelist> standing(DuelSide side) {
        return duelists.stream().filter(each -> each.side() == side && each.stands()).toList();
    }

    private List<Rolled> order(RandomGenerator random) {
        var order = new ArrayList<Rolled>();
        for (var duelist : duelists) {
            if (!duelist.stands()) continue;
            var die = random.nextInt(1, INITIATIVE_SIDES + 1);
            order.add(new Rolled(duelist, die + duelist.barbarian().initiativeModifier()));
        }
        order.sort(Comparator.comparingInt(Rolled::initiative).reversed());
        shuffleTies(order, random);
        return List.copyOf(order);
    }

    private static void shuffleTies(List<Rolled> order, RandomGenerator random) {
        for (var from = 0; from < order.size(); ) {
            var to = from + 1;
            while (to < order.size() && order.get(to).initiative() == order.get(from).initiative())
                to++;
            for (var at = to - 1; at > from; at--)
                Collections.swap(order, at, random.nextInt(from, at + 1));
            from = to;
        }
    }

    private static Duelist target(Duelist attacker, List<Duelist> foes, RandomGenerator random) {
        // With a single opponent there is no choice, and no random number is drawn.
        if (foes.size() == 1) return foes.getFirst();
        return foes.stream()
                .filter(attacker::aimsAt)
                .findFirst()
                .orElseGet(() -> Saga.one(foes, random));
    }

    private static Stroke strike(Duelist attacker, Duelist target, RandomGenerator random) {
        var result =
                RULES.resolve(attacker.barbarian().fighter(), target.barbarian().fighter(), random);
        var before = target.hp();
        if (result instanceof AttackResult.Wounded(_, _, var damage)) target.hurt(damage);
        return new Stroke(attacker, target, result, before, target.hp());
    }
}
