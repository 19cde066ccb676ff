package emberdelve.server.feature.lantern;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code lanterns}: how many burn, and who lit them. */
record LanternsCommand() implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "lan*terns").alone(LanternsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return scene.world()
                .part(LanternYard.class)
                .lightings()
                .map(lightings -> LanternPlates.list(lightings, scene))
                .orElseGet(() -> Reply.note("lantern.none"));
    }
}
