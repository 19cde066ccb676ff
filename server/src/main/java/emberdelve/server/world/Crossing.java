package emberdelve.server.world;

import emberdelve.server.world.actor.Actor;

import java.util.List;

/** Going from one zone to another: what lasts goes on by the other zone's clock. */
final class Crossing {
    private Crossing() {}

    /** {@code actor}: stands in the other zone already, and waits in no queue. */
    static void of(Actor actor, Zone from, Zone to, Turns turns) {
        var ahead = to.now() - from.now();
        turns.shiftReady(actor, ahead);
        actor.fray().shift(ahead);
        if (from.hurt().remove(actor)) to.hurt().add(actor);
        for (var affliction : List.copyOf(actor.plight().afflictions()))
            actor.plight().replace(affliction, affliction.shifted(ahead));
        if (from.afflicted().remove(actor)) to.afflicted().add(actor);
    }
}
