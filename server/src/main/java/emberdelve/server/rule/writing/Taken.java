package emberdelve.server.rule.writing;

import emberdelve.server.command.Command;
import emberdelve.server.view.Note;

/** The outcome of a line that somebody has written. */
public sealed interface Taken {
    /** Plain results. */
    enum Plain implements Taken {
        KEPT
    }

    /** The writer is told something. */
    record Says(Note note) implements Taken {}

    /** The text is done; it is kept until the command has been carried out. */
    record Done(Command command) implements Taken {}
}
