package emberdelve.server.rule.move;

import emberdelve.server.model.Action;
import emberdelve.server.model.Door;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/** The opening of a door of this room. */
record OpenDoor(Door door) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (door.isOpen()) return new Outcome.Refused("door.already-open");
        if (door.isLocked())
            return new Outcome.Refused("door.locked", List.of(), Map.of("door", door.name()));
        turn.part(Doors.class).open(turn, door);
        return new Outcome.Done(Effort.MOVE);
    }
}
