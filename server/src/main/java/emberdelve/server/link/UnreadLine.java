package emberdelve.server.link;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;

/** The command of a line that has to be read yet. */
enum UnreadLine implements Command.Free {
    UNREAD;

    @Override
    public Reply run(Scene scene) {
        throw new IllegalStateException("the line was not read");
    }
}
