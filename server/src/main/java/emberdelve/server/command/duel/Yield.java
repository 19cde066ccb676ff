package emberdelve.server.command.duel;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.event.Duelling.GaveUp.Why;

/** {@code duel stop}: gives a duel up. */
record Yield() implements Command.Free {
    @Override
    public Reply run(Scene scene) {
        return scene.world().part(Duels.class).giveUp(scene.self(), Why.YIELDED)
                ? Reply.NOTHING
                : Reply.note("duel.none");
    }
}
