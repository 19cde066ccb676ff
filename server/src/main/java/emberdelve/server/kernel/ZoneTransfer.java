package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.util.List;

/** The transfer of an actor's timed state from one zone's clock to another's. */
final class ZoneTransfer {
    private ZoneTransfer() {}

    /**
     * Transfers the state of {@code actor}, which is in the other zone already, and in no queue.
     */
    static void of(Actor actor, Zone from, Zone to, Turns turns) {
        var ahead = to.now() - from.now();
        turns.shiftReady(actor, ahead);
        actor.combat().shift(ahead);
        if (from.hurt().remove(actor)) to.hurt().add(actor);
        for (var status : List.copyOf(actor.effects().active()))
            actor.effects().replace(status, status.shifted(ahead));
        if (from.afflicted().remove(actor)) to.afflicted().add(actor);
    }
}
