package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code open door}, {@code open north}. */
record OpenCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "op*en").text(OpenCommand::new);

    @Override
    public Intent intent(Scene scene) {
        return DoorName.find(scene, what, (_, door) -> new OpenDoor(door));
    }
}
