package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.VitalsView;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.fight.Kills;

/** {@code hp}: how the character is. */
public record Vitals() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "h*p").alone(Vitals::new);

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
                actor.fray().isFighting());
    }
}
