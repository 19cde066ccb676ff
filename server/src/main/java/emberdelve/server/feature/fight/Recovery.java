package emberdelve.server.feature.fight;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

/** Heals hurt actors while they rest. Thread: world. */
public final class Recovery {
    private final Healing healing;

    public Recovery(Healing healing) {
        this.healing = healing;
    }

    /** Notes an actor that may be hurt. */
    public void watch(Actor actor) {
        if (actor.hp() < actor.stats().hp()) actor.room().zone().hurt().add(actor);
    }

    public void forget(Actor actor) {
        actor.room().zone().hurt().remove(actor);
    }

    /** Heals for one tick. */
    public void heal(Zone zone) {
        heal(zone, 1);
    }

    /** Heals for that many ticks at once, up to the zone's present tick. */
    public void heal(Zone zone, long ticks) {
        var hurt = zone.hurt();
        if (hurt.isEmpty()) return;
        for (var each = hurt.iterator(); each.hasNext(); ) {
            var actor = each.next();
            var rested = zone.now() - actor.combat().lastBlowTick();
            var helpings = healing.helpings(rested) - healing.helpings(rested - ticks);
            if (helpings == 0) continue;
            var max = actor.stats().hp();
            var healed = helpings * healing.helping(max, isInRefuge(actor));
            actor.setHp((int) Math.min(max, actor.hp() + healed));
            if (actor.hp() < max) continue;
            each.remove();
            actor.combat().forgetFoes();
        }
    }

    private static boolean isInRefuge(Actor actor) {
        var room = actor.room();
        return room.zone().template().refuge().equals(room.id());
    }
}
