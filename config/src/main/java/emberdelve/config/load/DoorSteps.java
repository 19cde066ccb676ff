package emberdelve.config.load;

import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Step;

import java.util.Optional;

/** The check of the doors that steps of triggers move, once all rooms are known. */
final class DoorSteps {
    private DoorSteps() {}

    static void check(Draft draft) {
        for (var step : draft.doorSteps) {
            var room = draft.rooms.get(step.room());
            // A room that does not exist is reported elsewhere.
            if (room.isEmpty()) continue;
            var door =
                    Optional.ofNullable(room.get().exits().get(step.exit()))
                            .filter(exit -> exit.door().isPresent());
            var turns = step.act() == Step.Act.LOCK || step.act() == Step.Act.UNLOCK;
            if (door.isEmpty())
                draft.problems.add(
                        step.node()
                                .wrong(
                                        "an exit "
                                                + step.exit().word()
                                                + " of "
                                                + step.room()
                                                + " that has a door"));
            else if (turns && !hasLock(step.room(), door.get(), draft))
                draft.problems.add(step.node().wrong("a door with a key"));
        }
    }

    /** A door has a lock if either side needs a key. */
    private static boolean hasLock(RoomId from, ExitTemplate door, Draft draft) {
        if (door.key().isPresent()) return true;
        return draft.rooms
                .get(door.to())
                .filter(other ->
                        other.exits().values().stream()
                                .filter(back -> back.to().equals(from))
                                .anyMatch(back -> back.key().isPresent()))
                .isPresent();
    }
}
