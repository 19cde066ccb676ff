package emberdelve.server.link;

import emberdelve.server.command.Command;

/** The reader of typed lines, for inputs that were written down. */
@FunctionalInterface
public interface LineReader {
    /**
     * @throws IllegalArgumentException if it is no command
     */
    Command read(String line, ReadBy readBy);
}
