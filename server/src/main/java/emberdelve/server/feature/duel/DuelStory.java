package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.config.content.Saga.Moment;
import emberdelve.server.feature.duel.DuelRound.Stroke;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.fight.AttackResult;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The story of a duel, told to its room in words that are chosen at random from the saga. Thread:
 * world.
 */
final class DuelStory {
    private final World world;
    private final Saga saga;
    private final RandomGenerator random;

    DuelStory(World world, Saga saga, RandomGenerator random) {
        this.world = world;
        this.saga = saga;
        this.random = random;
    }

    /** Tells how the sides met, as one side sees it, and who the duelists are. */
    void open(DuelBout bout, long seconds) {
        var sides = List.of(first(bout, DuelSide.CHALLENGERS), first(bout, DuelSide.CHALLENGED));
        var several = bout.duel().duelists().size() > 2;
        tell(
                bout,
                several ? Moment.OPENING_GROUPS : Moment.OPENING,
                random.nextBoolean() ? sides : sides.reversed(),
                site(bout));
        for (var duelist : bout.duel().duelists())
            world.emit(
                    bout.room(),
                    new DuelEvent.Entered(
                            bout.playerOf(duelist).map(Actor::named),
                            duelist.named(),
                            duelist.barbarian()));
        for (var fighter : bout.fighters())
            world.tell(fighter, new DuelEvent.Ready(fighter.named(), seconds));
    }

    void tell(DuelBout bout, DuelRound round) {
        var number = Integer.toString(round.number());
        tell(bout, Moment.ROUND, List.of(), Map.of("round", number));
        var order =
                round.order().stream()
                        .map(each ->
                                new DuelEvent.Initiative(each.who().named(), each.initiative()))
                        .toList();
        world.emit(bout.room(), new DuelEvent.Rolled(order, ids(bout)));
        for (var stroke : round.strokes()) tell(bout, stroke);
        if (bout.duel().isOver()) end(bout, round);
    }

    /** Tells that {@code actor} has left the duel, wherever the actor is now. */
    void gaveUp(DuelBout bout, Actor actor, DuelEvent.GaveUp.Why why) {
        var event = new DuelEvent.GaveUp(actor.named(), why);
        world.emit(bout.room(), event);
        var hasHeard = actor.isPresent() && actor.room() == bout.room();
        if (!hasHeard) world.tell(actor, event);
        if (!bout.duel().isOver()) return;
        world.emit(bout.room(), new DuelEvent.BrokenOff());
        if (!hasHeard) world.tell(actor, new DuelEvent.BrokenOff());
    }

    private void tell(DuelBout bout, Stroke stroke) {
        var attacker = stroke.attacker();
        var target = stroke.target();
        var weapon = attacker.barbarian().weapon();
        var damage = stroke.hpBefore() - stroke.hpAfter();
        var moment = stroke.result() instanceof AttackResult.Wounded ? Moment.HIT : Moment.MISS;
        var arguments =
                Map.of(
                        "blow", weapon.blow(),
                        "weapon", weapon.name(),
                        "amount", Integer.toString(damage(stroke.result())));
        var both = List.of(attacker.named(), target.named());
        var hpMax = target.barbarian().hp();
        world.emit(
                bout.room(),
                new DuelEvent.Struck(
                        told(bout, moment, both, arguments),
                        roll(stroke.result()),
                        needed(attacker, target),
                        damage == 0
                                ? Optional.empty()
                                : Condition.changed(stroke.hpBefore(), stroke.hpAfter(), hpMax),
                        stroke.hpAfter(),
                        hpMax));
        if (stroke.isFatal()) tell(bout, Moment.DEATH, both.reversed(), arguments);
    }

    private void end(DuelBout bout, DuelRound round) {
        var winner = bout.duel().winner();
        if (winner.isEmpty()) {
            var sides =
                    List.of(first(bout, DuelSide.CHALLENGERS), first(bout, DuelSide.CHALLENGED));
            tell(bout, Moment.DRAW, sides, site(bout));
            return;
        }
        var won = bout.duel().of(winner.get());
        var leader = won.getFirst();
        if (round.number() == 1) tell(bout, Moment.QUICK, List.of(), Map.of());
        world.emit(
                bout.room(),
                new DuelEvent.Won(
                        bout.playerOf(leader).map(Actor::named).orElse(leader.named()),
                        won.stream().map(each -> each.named().id()).toList()));
        var last = round.strokes().getLast().attacker();
        tell(bout, closing(last), List.of(last.named()), site(bout));
    }

    private Moment closing(Duelist victor) {
        var good =
                switch (victor.barbarian().alignment()) {
                    case LAWFUL -> true;
                    case NEUTRAL -> random.nextBoolean();
                    case CHAOTIC -> false;
                };
        return good ? Moment.VICTORY_GOOD : Moment.VICTORY_BAD;
    }

    private void tell(
            DuelBout bout, Moment moment, List<Named> actors, Map<String, String> arguments) {
        world.emit(bout.room(), told(bout, moment, actors, arguments));
    }

    private DuelEvent.Told told(
            DuelBout bout, Moment moment, List<Named> actors, Map<String, String> arguments) {
        return new DuelEvent.Told(
                moment, saga.telling(moment, random), actors, arguments, ids(bout));
    }

    private static Named first(DuelBout bout, DuelSide side) {
        return bout.duel().of(side).getFirst().named();
    }

    private static Map<String, String> site(DuelBout bout) {
        return Map.of("site", bout.site());
    }

    private static List<ActorId> ids(DuelBout bout) {
        return bout.players().stream().map(Actor::id).toList();
    }

    private static int damage(AttackResult result) {
        return result instanceof AttackResult.Wounded(_, _, var damage) ? damage : 0;
    }

    private static int roll(AttackResult result) {
        return switch (result) {
            case AttackResult.Missed(var rolls) -> rolls.getFirst();
            case AttackResult.Blocked(var rolls, _) -> rolls.getFirst();
            case AttackResult.Wounded(var rolls, _, _) -> rolls.getFirst();
        };
    }

    private static int needed(Duelist attacker, Duelist target) {
        var with = attacker.barbarian().fighter();
        var against = target.barbarian().fighter();
        return with.melee().thac0() - against.melee().armourClass() - with.strengthModifier();
    }
}
