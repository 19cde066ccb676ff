package emberdelve.server.simulate;

import emberdelve.config.content.Content;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.simulate.BoutResult.End;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One fight, in a world of its own, until one side has nobody left. */
final class SimulatedFight {
    /** The most game turns of a fight; one that lasts longer is a draw. */
    static final int GAME_TURNS_MAX = 500;

    private static final Duration TICK = Duration.ofMillis(200);
    private static final Guard.FaultListener FAULT =
            (who, tick, fault, _) -> {
                throw new IllegalStateException(who + " failed at tick " + tick, fault);
            };

    private final World world;
    private final Room pit;
    private final List<Actor> party;
    private final List<Actor> foes = new ArrayList<>();
    private final List<String> deaths = new ArrayList<>();
    private final Tactics tactics;
    private final long turnsBefore;
    private final long xpBefore;
    private long dealt;
    private long taken;
    private @Nullable WorldEvent last;

    private SimulatedFight(Content arena, Match match, long seed) {
        world = new World(arena, new WorldSeed(seed, 0, 1, TICK), FAULT, Features.registry());
        world.part(NoticeBoard.class).listen(this::notice);
        tactics = new Tactics(world, match.manner());
        pit = world.map().room(Arena.PIT);
        party = Contestants.party(world, match, pit);
        for (var rank : match.against().ranks()) {
            var type = arena.monsters().get(rank.id());
            if (type == null) throw new IllegalArgumentException("no monster " + rank.id());
            for (var i = 0; i < rank.count(); i++)
                foes.add(world.part(MonsterMaker.class).make(type, pit));
        }
        turnsBefore = pit.zone().gameTurn().number();
        xpBefore = xp();
    }

    /**
     * Fights it out.
     *
     * @param arena the content made by {@link Arena}
     */
    static BoutResult fight(Content arena, Match match, long seed) {
        return new SimulatedFight(arena, match, seed).fight();
    }

    private BoutResult fight() {
        while (!isOver()) {
            for (var hero : party) decide(hero);
            world.tick();
            join();
        }
        var xp = xp() - xpBefore;
        var turns = Math.min(gameTurns(), GAME_TURNS_MAX);
        return new BoutResult(end(), turns, world.now(), dealt, taken, deaths, xp, left());
    }

    /**
     * Adds monsters that a trigger has brought in the meantime to the foes, as they have to be
     * killed, too.
     */
    private void join() {
        for (var actor : pit.actors())
            if (actor.isPresent()
                    && actor.nature() instanceof Nature.Monster
                    && actor.minds().master().isEmpty()
                    && !party.contains(actor)
                    && !foes.contains(actor)) foes.add(actor);
    }

    private long xp() {
        return party.stream().mapToLong(hero -> hero.progress().xp()).sum();
    }

    private double left() {
        return party.stream()
                .mapToDouble(
                        hero -> hero.room() == pit ? (double) hero.hp() / hero.stats().hp() : 0)
                .average()
                .orElse(0);
    }

    private boolean isOver() {
        return foes.isEmpty() || nobodyStands() || gameTurns() > GAME_TURNS_MAX;
    }

    private End end() {
        if (foes.isEmpty()) return End.WON;
        return nobodyStands() ? End.LOST : End.DRAWN;
    }

    /** The number of game turns begun, the last one included. */
    private int gameTurns() {
        return Math.toIntExact(pit.zone().gameTurn().number() - turnsBefore) + 1;
    }

    private boolean nobodyStands() {
        for (var hero : party) if (hero.room() == pit) return false;
        return true;
    }

    private void decide(Actor hero) {
        if (hero.room() != pit || !(hero.minds().own() instanceof PlayerMind mind)) return;
        if (mind.hasOrders() || !Tactics.isNext(world, hero)) return;
        var order = tactics.order(hero, foes);
        if (order.isPresent() && mind.offer(order.get())) world.turns().serve(hero);
    }

    /** Counts each event once, though everybody who sees it notices it. */
    // Identity counts: two equal blows are two events, but one event is noticed several times.
    @SuppressWarnings("ReferenceEquality")
    private void notice(Noticed noticed) {
        if (noticed.event() == last) return;
        last = noticed.event();
        switch (noticed.event()) {
            case FightEvent.Blow(_, var target, _, AttackResult.Wounded(_, _, var damage), _) ->
                    count(world.population().find(target.id()), damage);
            case FightEvent.Died(var victim, var killer) -> {
                if (!foes.removeIf(foe -> foe.id().equals(victim.id()))) deaths.add(killer.name());
            }
            // A trigger called the monster, or raised it from the dead: the fight is not over while
            // it stands.
            case MoveEvent.Appeared(var who) ->
                    world.population().find(who.id()).filter(this::isFoe).ifPresent(foes::add);
            default -> {}
        }
    }

    private boolean isFoe(Actor actor) {
        return !actor.isCharacter() && actor.room() == pit && !foes.contains(actor);
    }

    private void count(Optional<Actor> target, int damage) {
        if (target.isEmpty()) return;
        if (target.get().isCharacter()) taken += damage;
        else dealt += damage;
    }
}
