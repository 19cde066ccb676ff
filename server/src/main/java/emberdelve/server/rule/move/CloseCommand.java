package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code close door}, {@code close north}. */
record CloseCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "cl*ose").text(CloseCommand::new);

    @Override
    public Intent intent(Scene scene) {
        return DoorName.find(scene, what, (_, door) -> new CloseDoor(door));
    }
}
