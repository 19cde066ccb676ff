package emberdelve.server.command.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.CloseDoor;

/** {@code close door}, {@code close north}. */
public record Close(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "cl*ose").text(Close::new);

    @Override
    public Intent intent(Scene scene) {
        return DoorName.find(scene, what, (_, door) -> new CloseDoor(door));
    }
}
