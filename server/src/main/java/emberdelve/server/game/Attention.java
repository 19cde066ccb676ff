package emberdelve.server.game;

import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Detail;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.rules.AttackResult;

import java.util.Set;

/** Whether a reader is told of a blow at once, in the sums of its round, or never. */
enum Attention {
    /** It is told. */
    TOLD,
    /** It goes into the sums of the round. */
    COUNTED,
    /** It is of no interest. */
    PASSED_OVER;

    /**
     * By how much the reader wants to know, and whose blow it is.
     *
     * @param friends the reader's group, the reader included
     * @param far whether it happened in another room
     */
    static Attention to(
            Fight.Blow blow, Detail detail, ActorId reader, Set<ActorId> friends, boolean far) {
        return switch (detail) {
            case FULL -> TOLD;
            case BRIEF -> brief(blow, reader, friends, far) ? TOLD : PASSED_OVER;
            case SUMMARY -> !far && concerns(blow, friends) ? COUNTED : PASSED_OVER;
        };
    }

    private static boolean brief(
            Fight.Blow blow, ActorId reader, Set<ActorId> friends, boolean far) {
        if (concerns(blow, Set.of(reader))) return true;
        return !far && concerns(blow, friends) && blow.result() instanceof AttackResult.Wounded;
    }

    private static boolean concerns(Fight.Blow blow, Set<ActorId> whom) {
        return whom.contains(blow.attacker().id()) || whom.contains(blow.target().id());
    }
}
