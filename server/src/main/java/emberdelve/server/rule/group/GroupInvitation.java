package emberdelve.server.rule.group;

import emberdelve.server.command.Invitation;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/** An invitation to a group. */
final class GroupInvitation implements Invitation {
    @Override
    public String word() {
        return "group";
    }

    @Override
    public OptionalLong askedTick(World world, Actor asked) {
        return world.part(Groups.class).invitedTick(asked);
    }

    @Override
    public Reply accept(Scene scene) {
        return switch (scene.world().part(Groups.class).accept(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED -> Reply.note("accept.not-invited");
            case FULL -> Reply.note("group.full");
        };
    }

    @Override
    public Reply decline(Scene scene) {
        return switch (scene.world().part(Groups.class).decline(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED, FULL -> Reply.note("accept.not-invited");
        };
    }
}
