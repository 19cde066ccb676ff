package emberdelve.server.world.fight;

import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.rules.Healing;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Gives the hurt their hit points back while they rest. Thread: world. */
public final class Recovery {
    private final World world;
    private final Healing healing;
    private final Set<Actor> hurt = new LinkedHashSet<>();

    public Recovery(World world, Healing healing) {
        this.world = world;
        this.healing = healing;
    }

    /** Somebody may be hurt now. */
    public void watch(Actor actor) {
        if (actor.hp() < actor.stats().hp()) hurt.add(actor);
    }

    public void forget(Actor actor) {
        hurt.remove(actor);
    }

    /** One tick of it. */
    public void heal() {
        if (hurt.isEmpty()) return;
        for (var actor : List.copyOf(hurt)) {
            if (!healing.isDue(world.now() - actor.fray().lastBlowTick())) continue;
            var max = actor.stats().hp();
            actor.setHp(actor.hp() + healing.helping(max, isInRefuge(actor)));
            if (actor.hp() == max) hurt.remove(actor);
        }
    }

    private static boolean isInRefuge(Actor actor) {
        var room = actor.room();
        return room.zone().template().refuge().equals(room.id());
    }
}
