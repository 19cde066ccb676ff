package emberdelve.server.command.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.OpenDoor;

/** {@code open door}, {@code open north}. */
public record Open(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "op*en").text(Open::new);

    @Override
    public Intent intent(Scene scene) {
        return DoorName.find(scene, what, (_, door) -> new OpenDoor(door));
    }
}
