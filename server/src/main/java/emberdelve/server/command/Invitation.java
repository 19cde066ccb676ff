package emberdelve.server.command;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.OptionalLong;

/**
 * One kind of thing that characters ask of one another, and that {@code accept} and {@code decline}
 * answer: to join a group, to fight a duel. Thread: world.
 */
public interface Invitation {
    /** The word that means this kind: {@code accept duel}. */
    String word();

    /** The tick of the newest one that waits for this character's answer; empty when none does. */
    OptionalLong askedTick(World world, Actor asked);

    /** Accepts the newest, or says that none waits. */
    Reply accept(Scene scene);

    /** Declines the newest, or says that none waits. */
    Reply decline(Scene scene);
}
