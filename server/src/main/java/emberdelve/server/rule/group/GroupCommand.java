package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

/** {@code group}: lists the members of the group and their condition. */
record GroupCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "gr*oup").alone(GroupCommand::new);

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
                member.room().zone() == self.room().zone() ? member.room().number() : 0,
                member.room() == self.room(),
                member == group.leader());
    }
}
