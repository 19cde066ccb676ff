package emberdelve.server.feature.build;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * The command that hands a builder's wish to the upkeep, which checks it and carries it out; the
 * answer comes later.
 *
 * @param begunIn the room where the builder began to write a text line by line, for which the deed
 *     is meant; empty if the deed came in one line
 */
record BuildCommand(BuildDeed deed, Optional<RoomId> begunIn) implements Command.Staff {
    BuildCommand(BuildDeed deed) {
        this(deed, Optional.empty());
    }

    static Verb.Builder verb(String word) {
        return Verb.of(Verb.Kind.STAFF, word).from(Role.BUILDER);
    }

    @Override
    public Role least() {
        return Role.BUILDER;
    }

    @Override
    public boolean isDeed() {
        return !(deed instanceof BuildDeed.See || deed instanceof BuildDeed.Show);
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var from = begunIn.orElseGet(scene.room().get()::id);
        var order =
                new BuildOrder(
                        deed, scene.who(), scene.role(), scene.from(), from, begunIn.isPresent());
        return scene.directory().upkeep().build(order) ? Reply.NOTHING : Reply.note("reload.busy");
    }
}
