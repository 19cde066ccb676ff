package emberdelve.server.feature.duel;

import emberdelve.server.command.Invitation;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/** An invitation to a duel: a challenge. */
final class DuelInvitation implements Invitation {
    @Override
    public String word() {
        return "duel";
    }

    @Override
    public OptionalLong askedTick(World world, Actor asked) {
        return world.part(Duels.class).challengedTick(asked);
    }

    @Override
    public Reply accept(Scene scene) {
        var duels = scene.world().part(Duels.class);
        var challenger = duels.challenger(scene.self());
        var answer = duels.accept(scene.self());
        return DuelReplies.of(answer, challenger.orElseGet(() -> scene.self().named()));
    }

    @Override
    public Reply decline(Scene scene) {
        return scene.world().part(Duels.class).decline(scene.self())
                ? Reply.NOTHING
                : Reply.note("duel.not-challenged");
    }
}
