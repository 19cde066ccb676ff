package emberdelve.server.world.effect;

import emberdelve.config.content.Effect;
import emberdelve.server.world.World;
import emberdelve.server.world.Zone;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.fight.Sides;

import java.time.Duration;
import java.util.List;

/**
 * What has befallen actors for a while: haste, poison, strength. One of a name at a time: what
 * comes again lasts as long as the longer of the two. Thread: world.
 */
public final class Afflictions {
    /** So many at once; a further one does not take hold. Ten potions are enough for a screen. */
    public static final int MAX = 16;

    private final World world;
    private final Fights fights;

    public Afflictions(World world, Fights fights) {
        this.world = world;
        this.fights = fights;
    }

    /** Whether {@link #befall} would change anything. */
    boolean canBefall(Actor target, String name, Duration lasts) {
        var end = target.room().zone().now() + world.ticks(lasts);
        for (var known : target.plight().afflictions()) {
            if (known.name().equals(name)) return known.endTick() < end;
        }
        return target.plight().afflictions().size() < MAX;
    }

    /** Lets it befall the target; told before it is done. */
    void befall(Actor target, String name, Effect.Lasting effect, Duration lasts, Actor cause) {
        var zone = target.room().zone();
        var end = zone.now() + world.ticks(lasts);
        var next =
                effect instanceof Effect.OverTime over
                        ? zone.now() + world.ticks(over.every())
                        : end;
        world.emit(target.room(), new Magic.Befell(target.named(), name));
        world.turns()
                .changeSpeed(
                        target,
                        () -> {
                            target.plight().end(known -> known.name().equals(name));
                            target.plight().begin(new Affliction(name, effect, cause, next, end));
                        });
        zone.afflicted().add(target);
    }

    /**
     * Goes on with what had befallen a character before the server stopped; silently.
     *
     * @param affliction its ticks count from now
     */
    public void resume(Actor actor, Affliction affliction) {
        var zone = actor.room().zone();
        world.turns()
                .changeSpeed(actor, () -> actor.plight().begin(affliction.shifted(zone.now())));
        zone.afflicted().add(actor);
    }

    /** Ends those of that name; answers whether there were any. */
    boolean end(Actor target, String name) {
        if (!target.plight().is(name)) return false;

        world.emit(target.room(), new Magic.Passed(target.named(), name));
        world.turns()
                .changeSpeed(target, () -> target.plight().end(each -> each.name().equals(name)));
        return true;
    }

    /** All at once and silently, as death does. */
    public void forget(Actor actor) {
        actor.plight().end(_ -> true);
        actor.room().zone().afflicted().remove(actor);
    }

    /** What is due in that zone by now works, and what is over ends. */
    public void work(Zone zone) {
        if (zone.afflicted().isEmpty()) return;
        for (var actor : List.copyOf(zone.afflicted())) {
            for (var affliction : List.copyOf(actor.plight().afflictions())) {
                if (!actor.isPresent()) break;
                world.guard().run(actor, () -> work(zone, actor, affliction));
            }
            if (actor.plight().afflictions().isEmpty()) zone.afflicted().remove(actor);
        }
    }

    private void work(Zone zone, Actor actor, Affliction affliction) {
        var at = affliction;
        while (at.effect() instanceof Effect.OverTime over
                && at.nextTick() <= Math.min(zone.now(), at.endTick())) {
            work(over, actor, at.cause());
            if (!actor.isPresent() || actor.room().zone() != zone) return;
            at = at.worksNextAt(at.nextTick() + world.ticks(over.every()));
            actor.plight().replace(affliction, at);
            affliction = at;
        }
        if (at.endTick() <= zone.now()) end(actor, at.name());
    }

    private void work(Effect.OverTime over, Actor actor, Actor cause) {
        var rolled = over.amount().roll(actor.room().zone().random());
        if (!over.hurts()) {
            var amount = Math.min(rolled, actor.stats().hp() - actor.hp());
            if (amount <= 0) return;
            world.emit(actor.room(), new Magic.Healed(actor.named(), amount));
            actor.setHp(actor.hp() + amount);
            return;
        }
        var amount = Math.min(rolled, actor.hp());
        if (amount <= 0 || Sides.isSafe(actor)) return;
        world.emit(actor.room(), new Magic.Wasted(actor.named(), over.name(), over.verb(), amount));
        actor.fray().blow(actor.room().zone().now());
        fights.wound(actor, amount, cause);
    }
}
