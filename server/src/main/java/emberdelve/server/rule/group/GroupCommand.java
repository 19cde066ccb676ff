package emberdelve.server.rule.group;

import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.ArrayList;
import java.util.List;

/** {@code group}: lists the members of the group and their condition. */
record GroupCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "gr*oup").alone(GroupCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.world(), scene.self(), scene.directory()));
    }

    static GroupView view(World world, Actor self, Directory directory) {
        var groups = world.part(Groups.class);
        var found = groups.of(self);
        if (found.isEmpty()) return GroupView.NONE;
        var group = found.get();
        var elsewhere = groups.elsewhere(group);
        // Of those elsewhere, who leads comes first.
        var leader = groups.isLedElsewhere(group) ? elsewhere.getFirst() : group.leader().id();
        var lines = new ArrayList<GroupView.Member>();
        for (var member : group.members())
            lines.add(line(self, member, member.id().equals(leader)));
        for (var id : elsewhere) {
            var person = directory.abroad().find(id);
            if (person.isEmpty()) continue;
            var line = line(world, person.get(), id.equals(leader));
            if (line.leader()) lines.addFirst(line);
            else lines.add(line);
        }
        return new GroupView(List.copyOf(lines), group.loot());
    }

    private static GroupView.Member line(World world, Abroad.Person person, boolean leads) {
        var body = person.body();
        var room = world.map().find(body.room());
        return new GroupView.Member(
                person.name(),
                person.renown().level(),
                body.hp(),
                body.maxHp(),
                room.map(its -> its.template().name()).orElse(""),
                0,
                false,
                leads);
    }

    private static GroupView.Member line(Actor self, Actor member, boolean leads) {
        return new GroupView.Member(
                member.name(),
                member.progress().level(),
                member.hp(),
                member.stats().hp(),
                member.room().template().name(),
                member.room().zone() == self.room().zone() ? member.room().number() : 0,
                member.room() == self.room(),
                leads);
    }
}
