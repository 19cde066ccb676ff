package emberdelve.server.world.action;

import emberdelve.server.world.Door;
import emberdelve.server.world.Doors;

/** Shuts a door of this room. */
public record CloseDoor(Door door) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!door.isOpen()) return new Outcome.Refused("door.already-shut");
        turn.part(Doors.class).close(turn, door);
        return new Outcome.Done(Effort.MOVE);
    }
}
