package emberdelve.server.kernel;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

/**
 * The light by which an actor can see. A dark room needs a light, held by somebody in the room or
 * lying on its floor. Monsters see in the dark. Thread: world.
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

    /** Whether the actor, in this room or another, can see what is in that room. */
    public static boolean canSeeIn(Actor actor, Room room) {
        return !actor.isCharacter() || isLit(room);
    }
}
