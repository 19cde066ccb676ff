package emberdelve.server.rule.writing;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;

/**
 * The command for a text that is done. The text is forgotten only when the command has succeeded,
 * or when those who look at it later take it.
 */
final class Finish {
    private Finish() {}

    /**
     * @throws IllegalArgumentException if the command is neither free nor of staff
     */
    static Command of(Writings writings, Command command) {
        return switch (command) {
            case Command.Free free -> new ForPlayer(writings, free);
            case Command.Staff staff -> new ForStaff(writings, staff);
            case Command.Parting _, Command.Timed _, Command.OfTerminal _ ->
                    throw new IllegalArgumentException("no command for a text: " + command);
        };
    }

    /**
     * The command of a player; a text that is refused, such as a letter to a full box, stays with
     * its writer, who may try again.
     */
    private record ForPlayer(Writings writings, Command.Free command) implements Command.Free {
        @Override
        public boolean needsSaving() {
            return command.needsSaving();
        }

        @Override
        public Reply run(Scene scene) {
            var reply = command.run(scene);
            if (reply.whenDurable()) writings.close(scene.self());
            return reply;
        }
    }

    private record ForStaff(Writings writings, Command.Staff command) implements Command.Staff {
        @Override
        public Role least() {
            return command.least();
        }

        @Override
        public boolean isDeed() {
            return command.isDeed();
        }

        @Override
        public Reply run(StaffScene scene) {
            var reply = command.run(scene);
            // A reply without words means that the text is being looked at; the answer comes later.
            if (reply.views().isEmpty()) scene.self().ifPresent(writings::hand);
            return reply;
        }
    }
}
