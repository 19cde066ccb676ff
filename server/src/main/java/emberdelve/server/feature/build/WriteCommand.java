package emberdelve.server.feature.build;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.view.Writing;

import java.util.Map;

/**
 * {@code edit write KEY}: the lines that follow are the value.
 *
 * @param key with whose it is: {@code monster rat description}
 */
record WriteCommand(String key) implements Command.Staff {
    /** The longest text that content takes (docs/building.md: Building in the game). */
    static final int CHARS_MAX = 8_000;

    @Override
    public Role least() {
        return Role.BUILDER;
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var writing = new Writing("build.write", Map.of("key", key), "edit " + key, CHARS_MAX);
        return Reply.of(writing);
    }
}
