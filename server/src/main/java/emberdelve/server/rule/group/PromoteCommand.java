package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code promote NAME}: makes another member the leader. */
record PromoteCommand(String name) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "pr*omote").text(PromoteCommand::new);

    @Override
    public Reply run(Scene scene) {
        var member = Leading.member(scene, name);
        return member.isEmpty()
                ? Leading.nobody(scene, name)
                : Leading.reply(
                        scene.world().part(Leadership.class).promote(scene.self(), member.get()),
                        name);
    }
}
