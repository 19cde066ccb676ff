package emberdelve.server.command.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.group.Groups;

/** {@code gtell WORDS}, {@code gt WORDS}: speaks to the group, wherever they are. */
public record GroupTell(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "gte*ll", "gt").listedAfter("shout").text(GroupTell::new);

    @Override
    public Reply run(Scene scene) {
        var group = scene.world().part(Groups.class).of(scene.self());
        if (group.isEmpty()) return Reply.note("group.none");
        return Breathing.speak(
                scene,
                () -> {
                    for (var member : group.get().members())
                        scene.world().tell(member, new Talk.ToldGroup(scene.self().named(), words));
                    return Reply.NOTHING;
                });
    }
}
