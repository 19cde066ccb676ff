package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.level.Kills;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.VitalsView;

/** {@code hp}: shows the character's hit points and condition. */
public record VitalsCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "h*p").alone(VitalsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.world(), scene.self()));
    }

    public static VitalsView view(World world, Actor actor) {
        var progress = actor.progress();
        return new VitalsView(
                actor.hp(),
                actor.stats().hp(),
                progress.level(),
                progress.xp(),
                world.part(Kills.class).nextLevelAt(progress.level()),
                actor.gold(),
                actor.combat().isFighting());
    }
}
