package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code lock door}, {@code unlock north}. */
record LockCommand(String what, boolean locks) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.MOVE, "loc*k").text(what -> new LockCommand(what, true));
    public static final Verb UNLOCK =
            Verb.of(Verb.Kind.MOVE, "un*lock")
                    .explainedBy("lock")
                    .text(what -> new LockCommand(what, false));

    @Override
    public Intent intent(Scene scene) {
        return DoorName.find(scene, what, locks ? LockDoor::new : UnlockDoor::new);
    }
}
