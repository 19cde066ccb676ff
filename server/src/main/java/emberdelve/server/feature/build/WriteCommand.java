package emberdelve.server.feature.build;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.WritingKind;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.rule.writing.Writings;

/**
 * {@code edit write KEY}: the lines that follow are the value.
 *
 * @param key the thing and its key: {@code monster rat description}
 */
record WriteCommand(String key) implements Command.Staff {
    /** The longest text that content takes (docs/building.md: Building in the game). */
    static final int CHARS_MAX = 8_000;

    /** The most lines: as many as anybody types by hand or pastes. */
    static final int LINES_MAX = 1_000;

    static final WritingKind VALUE =
            new WritingKind(
                    "value",
                    "build.write",
                    "build.resumed",
                    new WritingSpace(CHARS_MAX, LINES_MAX),
                    EditVerbs::written);

    @Override
    public boolean beginsWriting() {
        return true;
    }

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
        return scene.world().part(Writings.class).begin(scene.self().get(), VALUE, key);
    }
}
