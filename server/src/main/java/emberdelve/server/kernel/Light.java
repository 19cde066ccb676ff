package emberdelve.server.kernel;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

/**
 * Where one can see. In a dark room it takes a light: held by somebody there, or on the floor.
 * Monsters are at home in the dark. Thread: world.
 */
public final class Light {
    private Light() {}

    public static boolean isLit(Room room) {
        if (!room.template().dark()) return true;
        for (var actor : room.actors()) {
            var light = actor.worn().get(ItemType.Slot.LIGHT);
            if (light != null && light.type().make().shines()) return true;
            if (actor.nature().shines()) return true;
        }
        return room.floor().items().stream().anyMatch(item -> item.type().make().shines());
    }

    /** Whether the actor, wherever it is, can make out what is in that room. */
    public static boolean canSeeIn(Actor actor, Room room) {
        return !actor.isCharacter() || isLit(room);
    }
}
