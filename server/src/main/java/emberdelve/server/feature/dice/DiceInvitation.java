package emberdelve.server.feature.dice;

import emberdelve.server.command.Invitation;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/**
 * The invitation to an open dice table. It is to everybody, and to play costs gold: so {@code
 * accept} alone never answers it, only {@code accept dice}.
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
