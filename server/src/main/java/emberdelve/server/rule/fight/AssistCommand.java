package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.group.Groups;

import java.util.List;

/**
 * {@code assist tolo}: attacks the opponent of another actor.
 *
 * @param whom the name of that actor; empty for any companion who fights here
 */
record AssistCommand(String whom) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "as*sist").optionalText(AssistCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var friends = whom.isEmpty() ? companions(scene) : named(scene);
        if (friends.isEmpty() && !whom.isEmpty())
            return Intent.refuse(Find.none("target.not-here", whom));

        for (var friend : friends) {
            var enemy = friend.combat().opponent();
            if (enemy.isPresent()
                    && scene.world().part(Sides.class).mayHarm(scene.self(), enemy.get()))
                return Intent.to(new Attack(enemy.get()));
        }
        return Intent.refuse(Reply.note("assist.no-fight"));
    }

    private List<Actor> named(Scene scene) {
        return scene.somebody(whom).stream().toList();
    }

    private static List<Actor> companions(Scene scene) {
        return scene.world().part(Groups.class).companionsOf(scene.self()).stream()
                .filter(each -> each != scene.self() && each.room() == scene.room())
                .toList();
    }
}
