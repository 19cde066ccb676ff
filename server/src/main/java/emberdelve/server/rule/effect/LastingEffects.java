package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.StatusEffect;
import emberdelve.server.model.Zone;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;

import java.time.Duration;
import java.util.List;

/**
 * The status effects of actors, which begin and end: haste, poison, strength. An actor has at most
 * one status effect of each name; a repeated one lasts as long as the longer of the two. Thread:
 * world.
 */
public final class LastingEffects {
    /** The most status effects that one actor can have; a further one does not begin. */
    public static final int MAX = 16;

    private final World world;
    private final Fights fights;

    public LastingEffects(World world, Fights fights) {
        this.world = world;
        this.fights = fights;
    }

    /** Whether {@link #befall} would begin or prolong a status effect. */
    boolean canBefall(Actor target, String name, Duration lasts) {
        var end = target.room().zone().now() + world.ticks(lasts);
        for (var known : target.effects().active()) {
            if (known.name().equals(name)) return known.endTick() < end;
        }
        return target.effects().active().size() < MAX;
    }

    /** Begins the status effect, or prolongs it; its event is told first. */
    public void befall(
            Actor target, String name, Effect.Lasting effect, Duration lasts, Actor cause) {
        var zone = target.room().zone();
        var end = zone.now() + world.ticks(lasts);
        var next =
                effect instanceof Effect.OverTime over
                        ? zone.now() + world.ticks(over.every())
                        : end;
        world.emit(target.room(), new EffectEvent.Befell(target.named(), name));
        world.turns()
                .changeSpeed(
                        target,
                        () -> {
                            target.effects().end(known -> known.name().equals(name));
                            target.effects()
                                    .begin(new StatusEffect(name, effect, cause, next, end));
                        });
        zone.afflicted().add(target);
    }

    /**
     * Restores a stored status effect of a character, without an event.
     *
     * @param status the status effect, whose ticks count from now
     */
    public void resume(Actor actor, StatusEffect status) {
        var zone = actor.room().zone();
        world.turns().changeSpeed(actor, () -> actor.effects().begin(status.shifted(zone.now())));
        zone.afflicted().add(actor);
    }

    /** Ends the target's status effects of that name; answers whether there were any. */
    boolean end(Actor target, String name) {
        if (!target.effects().is(name)) return false;

        world.emit(target.room(), new EffectEvent.Passed(target.named(), name));
        world.turns()
                .changeSpeed(target, () -> target.effects().end(each -> each.name().equals(name)));
        return true;
    }

    /** Ends all status effects without events, as death does. */
    public void forget(Actor actor) {
        actor.effects().end(_ -> true);
        actor.room().zone().afflicted().remove(actor);
    }

    /**
     * Applies the effects over time that are due in the zone, and ends the status effects that are
     * over.
     */
    public void work(Zone zone) {
        if (zone.afflicted().isEmpty()) return;
        for (var actor : List.copyOf(zone.afflicted())) {
            for (var status : List.copyOf(actor.effects().active())) {
                if (!actor.isPresent()) break;
                world.part(Guard.class).run(actor, () -> work(zone, actor, status));
            }
            if (actor.effects().active().isEmpty()) zone.afflicted().remove(actor);
        }
    }

    private void work(Zone zone, Actor actor, StatusEffect status) {
        var at = status;
        while (at.effect() instanceof Effect.OverTime over
                && at.nextTick() <= Math.min(zone.now(), at.endTick())) {
            work(over, actor, at.cause());
            if (!actor.isPresent() || actor.room().zone() != zone) return;
            at = at.worksNextAt(at.nextTick() + world.ticks(over.every()));
            actor.effects().replace(status, at);
            status = at;
        }
        if (at.endTick() <= zone.now()) end(actor, at.name());
    }

    private void work(Effect.OverTime over, Actor actor, Actor cause) {
        var rolled = over.amount().roll(actor.room().zone().random());
        if (!over.hurts()) {
            var amount = Math.min(rolled, actor.stats().hp() - actor.hp());
            if (amount <= 0) return;
            world.emit(actor.room(), new EffectEvent.Healed(actor.named(), amount));
            actor.setHp(actor.hp() + amount);
            return;
        }
        var amount = Math.min(rolled, actor.hp());
        if (amount <= 0 || Sides.isSafe(actor)) return;
        world.emit(
                actor.room(),
                new EffectEvent.Wasted(actor.named(), over.name(), over.verb(), amount));
        actor.combat().blow(actor.room().zone().now());
        fights.wound(actor, amount, cause);
    }
}
