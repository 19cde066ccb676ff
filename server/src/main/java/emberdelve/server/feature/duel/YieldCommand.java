package emberdelve.server.feature.duel;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.feature.duel.DuelEvent.GaveUp.Why;

/** {@code duel stop}: gives up in a duel. */
record YieldCommand() implements Command.Free {
    @Override
    public Reply run(Scene scene) {
        return scene.world().part(Duels.class).giveUp(scene.self(), Why.YIELDED)
                ? Reply.NOTHING
                : Reply.note("duel.none");
    }
}
