package emberdelve.server.rule.move;

import emberdelve.server.model.Action;
import emberdelve.server.model.Door;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The closing of a door of this room. */
record CloseDoor(Door door) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!door.isOpen()) return new Outcome.Refused("door.already-shut");
        turn.part(Doors.class).close(turn, door);
        return new Outcome.Done(Effort.MOVE);
    }
}
