package emberdelve.server.rule.writing;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;

/**
 * The command for a text that is done. The text is given up only when the command is taken, or by
 * those who look at it later.
 */
final class Finish {
    private Finish() {}

    /**
     * @throws IllegalArgumentException if it is a command that waits for the character's turn
     */
    static Command of(Writings writings, Command command) {
        return switch (command) {
            case Command.Free free -> new ForPlayer(writings, free);
            case Command.Staff staff -> new ForStaff(writings, staff);
            case Command.Parting _, Command.Timed _, Command.OfTerminal _ ->
                    throw new IllegalArgumentException("no command for a text: " + command);
        };
    }

    /** A letter whose box is full stays with its writer, who may try again. */
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
            // It is on its way, and the answer comes later.
            if (reply.views().isEmpty()) scene.self().ifPresent(writings::hand);
            return reply;
        }
    }
}
