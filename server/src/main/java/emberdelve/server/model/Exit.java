package emberdelve.server.model;

import emberdelve.config.content.Direction;

/** The exit that an actor finds when it tries to leave a room in some direction. */
public sealed interface Exit {
    record Open(Room to) implements Exit {}

    record Shut(Door door) implements Exit {}

    /** An enemy stands in this room and holds the exit. */
    record Held(Actor blocker) implements Exit {}

    /** The room beyond is another world's, and nobody may step over the border for now. */
    enum Barred implements Exit {
        BARRED
    }

    enum None implements Exit {
        NONE
    }

    /** The exit that {@code mover} finds there: an enemy that holds it comes before a door. */
    static Exit of(Room room, Direction direction, Actor mover) {
        var way = room.way(direction);
        if (way.isEmpty()) return None.NONE;

        for (var actor : room.actors()) {
            if (actor.holds(direction) && actor.isHostileTo(mover)) return new Held(actor);
        }
        var door = way.get().door();
        if (door.isPresent() && !door.get().isOpen()) return new Shut(door.get());
        return new Open(way.get().to());
    }
}
