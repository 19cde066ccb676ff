package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code expel NAME}: expels a member from the group. */
record ExpelCommand(String name) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "expe*l").text(ExpelCommand::new);

    @Override
    public Reply run(Scene scene) {
        var member = Leading.member(scene, name);
        return member.isEmpty()
                ? Leading.nobody(scene, name)
                : Leading.reply(
                        scene.world().part(Leadership.class).expel(scene.self(), member.get()),
                        name);
    }
}
