package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.GroupView;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.group.Group;
import java.util.List;

/** {@code group}, {@code where}: who is in the group, and how they are. */
public record ShowGroup() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "group", "where").alone(ShowGroup::new);

    @Override
    public Reply run(Scene scene) {
        var group = scene.world().groups().of(scene.self());
        var members = group.map(Group::members).orElse(List.of());
        return Reply.of(
                new GroupView(members.stream().map(member -> line(scene, member)).toList()));
    }

    private static GroupView.Member line(Scene scene, Actor member) {
        var leader = scene.world().groups().of(member).orElseThrow().leader();
        return new GroupView.Member(
                member.name(),
                member.progress().level(),
                member.hp(),
                member.stats().hp(),
                member.room().template().name(),
                member.room() == scene.room(),
                member == leader);
    }
}
