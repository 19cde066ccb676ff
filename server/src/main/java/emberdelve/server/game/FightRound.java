package emberdelve.server.game;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.RoundView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The blows of one round as one reader sums them up. Thread: world. */
final class FightRound {
    private final long number;
    private final Map<ActorId, Sum> sums = new LinkedHashMap<>();

    private static final class Sum {
        private final Named who;
        private int dealt;
        private int taken;
        private Optional<Condition> condition = Optional.empty();

        private Sum(Named who) {
            this.who = who;
        }
    }

    /**
     * @param number the number of the zone's game turn
     */
    FightRound(long number) {
        this.number = number;
    }

    long number() {
        return number;
    }

    /** Whether one of these actors took part in the round. */
    boolean concerns(List<Named> actors) {
        return actors.stream().anyMatch(actor -> sums.containsKey(actor.id()));
    }

    void add(FightEvent.Blow blow) {
        var attacker = sum(blow.attacker());
        var target = sum(blow.target());
        if (blow.result() instanceof AttackResult.Wounded wounded) {
            attacker.dealt += wounded.damage();
            target.taken += wounded.damage();
        }
        if (blow.condition().isPresent()) target.condition = blow.condition();
    }

    /**
     * The round in sums, without the condition of the dead, whose death is a line of its own.
     *
     * @param friends the reader and their group
     */
    RoundView view(Set<ActorId> friends) {
        var shares = new ArrayList<RoundView.Share>();
        for (var sum : sums.values())
            shares.add(
                    new RoundView.Share(
                            sum.who,
                            friends.contains(sum.who.id()),
                            sum.dealt,
                            sum.taken,
                            sum.condition.filter(now -> now != Condition.DEAD)));
        return new RoundView(shares);
    }

    private Sum sum(Named who) {
        return sums.computeIfAbsent(who.id(), _ -> new Sum(who));
    }
}
