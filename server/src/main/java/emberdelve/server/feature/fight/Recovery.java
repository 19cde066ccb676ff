package emberdelve.server.feature.fight;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

/** Gives the hurt their hit points back while they rest. Thread: world. */
public final class Recovery {
    private final Healing healing;

    public Recovery(Healing healing) {
        this.healing = healing;
    }

    /** Somebody may be hurt now. */
    public void watch(Actor actor) {
        if (actor.hp() < actor.stats().hp()) actor.room().zone().hurt().add(actor);
    }

    public void forget(Actor actor) {
        actor.room().zone().hurt().remove(actor);
    }

    /** One tick of it. */
    public void heal(Zone zone) {
        heal(zone, 1);
    }

    /** That many ticks of it at once, up to the zone's now. */
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
