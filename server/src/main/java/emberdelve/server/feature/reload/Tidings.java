package emberdelve.server.feature.reload;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The news to characters of what changed content has done to them. A character that is not in the
 * dungeon is told when it comes in. Thread: world.
 */
final class Tidings {
    private final World world;
    private final Map<ActorId, List<ReloadEvent>> untold = new LinkedHashMap<>();

    Tidings(World world) {
        this.world = world;
    }

    void tell(Actor actor, ReloadEvent event) {
        if (actor.isPresent()) world.tell(actor, event);
        else if (actor.isCharacter())
            untold.computeIfAbsent(actor.id(), _ -> new ArrayList<>()).add(event);
    }

    /** Tells those who have come in since the last tick. */
    void tick() {
        if (untold.isEmpty()) return;
        for (var id : List.copyOf(untold.keySet()))
            world.population().find(id).ifPresent(this::tellAll);
    }

    private void tellAll(Actor actor) {
        var events = untold.remove(actor.id());
        if (events != null) for (var event : events) world.tell(actor, event);
    }
}
