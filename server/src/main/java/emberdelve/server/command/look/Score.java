package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.ScoreView;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;

/** {@code score}: the whole character. */
public record Score() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "sco*re", "st*ats", "x*p", "exp").alone(Score::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.world(), scene.self()));
    }

    public static ScoreView view(World world, Actor self) {
        var characterClass =
                self.nature() instanceof Nature.PlayerCharacter character
                        ? character.characterClass().name()
                        : "";
        return new ScoreView(
                self.named(),
                characterClass,
                Vitals.view(world, self),
                self.stats(),
                self.abilities(),
                self.progress().choicesLeft());
    }
}
