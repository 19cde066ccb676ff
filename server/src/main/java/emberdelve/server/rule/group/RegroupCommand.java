package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;

import java.util.Map;

/** {@code regroup}: makes all members in the room follow the leader again. */
record RegroupCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "reg*roup").alone(RegroupCommand::new);

    @Override
    public Reply run(Scene scene) {
        var groups = scene.world().part(Groups.class);
        var result = scene.world().part(Leadership.class).regroup(scene.self());
        if (result != Leadership.Result.DONE) return Leading.reply(result, "");
        var away =
                groups.companionsOf(scene.self()).stream()
                        .filter(each -> each.isPresent() && each.room() != scene.self().room())
                        .map(Actor::name)
                        .toList();
        if (away.isEmpty()) return Reply.note("group.behind-already");
        var count = Integer.toString(away.size());
        return Reply.note(
                "group.elsewhere", Map.of("names", String.join(", ", away), "count", count));
    }
}
