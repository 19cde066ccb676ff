package emberdelve.server.command.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.fight.Sides;

import java.util.Map;

/**
 * {@code target kobold}, {@code target none}: whom the blows of a fight, and things that ask for
 * somebody, go to from now on.
 *
 * @param whom empty to be told
 */
public record Target(String whom) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.FIGHT, "ta*rget").optionalText(Target::new);

    @Override
    public Reply run(Scene scene) {
        var fray = scene.self().fray();
        if (whom.isEmpty())
            return fray.aim()
                    .map(aim -> Reply.note("target.is", aim.named()))
                    .orElseGet(() -> Reply.note("target.none"));
        if (whom.equalsIgnoreCase("none")) {
            fray.aimAt(null);
            return Reply.note("target.none");
        }
        var found = scene.somebody(whom);
        if (found.isEmpty()) return Reply.note("target.not-here", Map.of("what", whom));
        var enemy = found.get();
        if (enemy == scene.self()) return Reply.note("target.yourself");
        if (!scene.world().part(Sides.class).mayHarm(scene.self(), enemy))
            return Reply.note("target.friend", enemy.named());
        fray.aimAt(enemy);
        if (fray.isFighting()) fray.turnTo(enemy);
        return Reply.note("target.is", enemy.named());
    }
}
