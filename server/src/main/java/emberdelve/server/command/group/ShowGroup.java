package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.GroupView;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.group.Group;
import emberdelve.server.world.group.Groups;

/** {@code group}, {@code where}: who is in the group, and how they are. */
public record ShowGroup() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "gr*oup", "whe*re").alone(ShowGroup::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.world(), scene.self()));
    }

    public static GroupView view(World world, Actor self) {
        var group = world.part(Groups.class).of(self);
        if (group.isEmpty()) return GroupView.NONE;
        return new GroupView(
                group.get().members().stream()
                        .map(member -> line(self, member, group.get()))
                        .toList(),
                group.get().loot());
    }

    private static GroupView.Member line(Actor self, Actor member, Group group) {
        return new GroupView.Member(
                member.name(),
                member.progress().level(),
                member.hp(),
                member.stats().hp(),
                member.room().template().name(),
                member.room() == self.room(),
                member == group.leader());
    }
}
