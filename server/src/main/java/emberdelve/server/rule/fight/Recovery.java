package emberdelve.server.rule.fight;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The healing of hurt actors while they rest. Thread: world. */
public final class Recovery {
    /** The factor by which actors heal faster at home than in a refuge (docs/rules.md R16.2). */
    private static final int AT_HOME = 2;

    private final Healing healing;
    private final List<Predicate<Room>> comforts = new ArrayList<>();

    public Recovery(Healing healing) {
        this.healing = healing;
    }

    /** Makes actors heal twice as fast in those rooms as in a refuge. */
    public void comfort(Predicate<Room> rooms) {
        comforts.add(rooms);
    }

    /** Notes an actor that may be hurt. */
    public void watch(Actor actor) {
        if (actor.hp() < actor.stats().hp()) actor.room().zone().hurt().add(actor);
    }

    public void forget(Actor actor) {
        actor.room().zone().hurt().remove(actor);
    }

    /** Heals the hurt actors of the zone for one tick. */
    public void heal(Zone zone) {
        heal(zone, 1);
    }

    /** Heals the hurt actors of the zone for that many ticks at once, up to its present tick. */
    public void heal(Zone zone, long ticks) {
        var hurt = zone.hurt();
        if (hurt.isEmpty()) return;
        for (var each = hurt.iterator(); each.hasNext(); ) {
            var actor = each.next();
            var rested = zone.now() - actor.combat().lastBlowTick();
            var helpings = healing.helpings(rested) - healing.helpings(rested - ticks);
            if (helpings == 0) continue;
            var max = actor.stats().hp();
            var healed = helpings * helping(actor);
            actor.setHp((int) Math.min(max, actor.hp() + healed));
            if (actor.hp() < max) continue;
            each.remove();
            actor.combat().forgetFoes();
        }
    }

    private int helping(Actor actor) {
        var isAtHome = comforts.stream().anyMatch(rooms -> rooms.test(actor.room()));
        var helping = healing.helping(actor.stats().hp(), isAtHome || isInRefuge(actor));
        return isAtHome ? AT_HOME * helping : helping;
    }

    private static boolean isInRefuge(Actor actor) {
        var room = actor.room();
        return room.zone().template().refuge().equals(room.id());
    }
}
