package emberdelve.server.rule.move;

import emberdelve.server.model.Action;
import emberdelve.server.model.Door;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.model.Way;

import java.util.List;
import java.util.Map;

/** The locking of a closed door. */
record LockDoor(Way way, Door door) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!door.hasLock()) return refused("door.no-lock");
        if (door.isLocked()) return refused("door.locked-already");
        if (door.isOpen()) return refused("door.still-open");
        if (!Doors.hasKey(turn, way)) return refused("door.no-key");
        turn.part(Doors.class).lock(turn, door);
        return new Outcome.Done(Effort.HANDLE);
    }

    private Outcome refused(String key) {
        return new Outcome.Refused(key, List.of(), Map.of("door", door.name()));
    }
}
