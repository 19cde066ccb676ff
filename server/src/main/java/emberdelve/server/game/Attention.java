package emberdelve.server.game;

import emberdelve.server.feature.fight.AttackResult;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;

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
            FightEvent.Blow blow,
            Detail detail,
            ActorId reader,
            Set<ActorId> friends,
            boolean far) {
        return switch (detail) {
            case FULL -> TOLD;
            case BRIEF -> brief(blow, reader, friends, far) ? TOLD : PASSED_OVER;
            case SUMMARY -> !far && concerns(blow, friends) ? COUNTED : PASSED_OVER;
        };
    }

    private static boolean brief(
            FightEvent.Blow blow, ActorId reader, Set<ActorId> friends, boolean far) {
        if (concerns(blow, Set.of(reader))) return true;
        return !far && concerns(blow, friends) && blow.result() instanceof AttackResult.Wounded;
    }

    private static boolean concerns(FightEvent.Blow blow, Set<ActorId> whom) {
        return whom.contains(blow.attacker().id()) || whom.contains(blow.target().id());
    }
}
