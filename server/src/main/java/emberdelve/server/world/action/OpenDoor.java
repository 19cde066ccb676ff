package emberdelve.server.world.action;

import emberdelve.server.world.Door;

/** Opens a door of this room. */
public record OpenDoor(Door door) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (door.isOpen()) return new Outcome.Refused("door.already-open");
        turn.open(door);
        return new Outcome.Done(Effort.MOVE);
    }
}
