package emberdelve.server.feature.dice;

import emberdelve.server.command.Invitation;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/**
 * An open table, which is an invitation to everybody and so to nobody: {@code accept} alone never
 * means it, because it costs gold.
 */
final class DiceInvitation implements Invitation {
    @Override
    public String word() {
        return "dice";
    }

    @Override
    public OptionalLong askedTick(World world, Actor asked) {
        return OptionalLong.empty();
    }

    @Override
    public Reply accept(Scene scene) {
        return scene.world()
                .part(DiceHouse.class)
                .table()
                .map(table -> DiceCommand.join(scene, table))
                .orElseGet(() -> Reply.note("dice.none"));
    }

    @Override
    public Reply decline(Scene scene) {
        return Reply.note("dice.declined");
    }
}
