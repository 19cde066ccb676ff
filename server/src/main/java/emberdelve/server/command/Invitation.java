package emberdelve.server.command;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/**
 * One kind of invitation between characters, such as to a group or a duel; {@code accept} and
 * {@code decline} answer it. Thread: world.
 */
public interface Invitation {
    /** The word for this kind of invitation: {@code duel} in {@code accept duel}. */
    String word();

    /** The tick of the newest invitation that waits for this character; empty when none does. */
    OptionalLong askedTick(World world, Actor asked);

    /** Accepts the newest invitation, or says that none waits. */
    Reply accept(Scene scene);

    /** Declines the newest invitation, or says that none waits. */
    Reply decline(Scene scene);
}
