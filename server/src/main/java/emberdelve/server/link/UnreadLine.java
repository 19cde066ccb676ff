package emberdelve.server.link;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;

/** The stand-in for the command of a line that has yet to be read. */
enum UnreadLine implements Command.Free {
    UNREAD;

    @Override
    public Reply run(Scene scene) {
        throw new IllegalStateException("the line was not read");
    }
}
