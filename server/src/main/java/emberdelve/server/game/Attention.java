package emberdelve.server.game;

import emberdelve.server.feature.fight.AttackResult;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;

import java.util.Set;

/** Whether a reader is told of a blow at once, in the sums of its round, or never. */
enum Attention {
    /** The reader is told of the blow at once. */
    TOLD,
    /** The blow is counted in the sums of its round. */
    COUNTED,
    /** The reader is not told of the blow. */
    PASSED_OVER;

    /**
     * Decides by the reader's choice of detail, and by who took part in the blow.
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
