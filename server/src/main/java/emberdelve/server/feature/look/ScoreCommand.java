package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.item.LeftBehindView;
import emberdelve.server.view.ScoreView;

/** {@code score}: shows the whole character. */
record ScoreCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "sco*re", "st*ats", "x*p", "exp").alone(ScoreCommand::new);

    @Override
    public Reply run(Scene scene) {
        var score = view(scene.world(), scene.self());
        return LeftBehindView.of(scene.world(), scene.self())
                .map(left -> Reply.of(score, left))
                .orElseGet(() -> Reply.of(score));
    }

    public static ScoreView view(World world, Actor self) {
        var characterClass =
                self.nature() instanceof Nature.PlayerCharacter character
                        ? character.characterClass().name()
                        : "";
        return new ScoreView(
                self.named(),
                characterClass,
                Looking.vitals(world, self),
                self.stats(),
                self.fighter().melee(),
                self.abilities(),
                self.progress().choicesLeft(),
                self.fighter().keenness(),
                self.fighter().sturdiness());
    }
}
