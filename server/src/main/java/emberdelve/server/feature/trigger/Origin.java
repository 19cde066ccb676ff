package emberdelve.server.feature.trigger;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.TriggerSet;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * The place or thing to which a trigger belongs.
 *
 * @param key the kind of place or thing, with an id that is the same after a restart: {@code room
 *     old-mine/stables}, {@code monster mason}
 * @param actor the monster to which the trigger belongs; empty for rooms and items
 */
record Origin(String key, TriggerSet triggers, Optional<Actor> actor) {
    static final String ROOM = "room ";
    static final String ITEM = "item ";

    static Origin of(Room room) {
        return new Origin(ROOM + room.id(), room.triggers(), Optional.empty());
    }

    boolean isThing() {
        return key.startsWith(ITEM);
    }

    boolean isRoom() {
        return key.startsWith(ROOM);
    }

    /** The name of one of its triggers for logs and staff. */
    String name(Trigger trigger) {
        return name(key, trigger.name());
    }

    static String name(String origin, String trigger) {
        return origin + ": " + trigger;
    }
}
