package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code target kobold}, {@code target none}: sets the target of blows, and of items that need a
 * target.
 *
 * @param whom the target's name, or {@code none}; empty to show the target
 */
record TargetCommand(String whom) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "ta*rget").optionalText(TargetCommand::new);

    @Override
    public Reply run(Scene scene) {
        var combat = scene.self().combat();
        if (whom.isEmpty())
            return combat.aim()
                    .map(aim -> Reply.note("target.is", aim.named()))
                    .orElseGet(() -> Reply.note("target.none"));
        if (whom.equalsIgnoreCase("none")) {
            combat.aimAt(null);
            return Reply.note("target.none");
        }
        var found = scene.somebody(whom);
        if (found.isEmpty()) return Find.none("target.not-here", whom);
        var enemy = found.get();
        if (enemy == scene.self()) return Reply.note("target.yourself");
        if (!scene.world().part(Sides.class).mayHarm(scene.self(), enemy))
            return Reply.note("target.friend", enemy.named());
        combat.aimAt(enemy);
        if (combat.isFighting()) combat.turnTo(enemy);
        return Reply.note("target.is", enemy.named());
    }
}
