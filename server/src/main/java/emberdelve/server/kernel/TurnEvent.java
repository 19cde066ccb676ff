package emberdelve.server.kernel;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** An event of an actor's own turns. */
public sealed interface TurnEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /**
     * The turn of the reader in a zone of time mode {@code turns}: everybody waits for the reader
     * to decide.
     */
    record MayAct(Named actor) implements TurnEvent {}

    /** The last passing mind, such as confusion, has left the actor. */
    record CameToSenses(Named actor) implements TurnEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.SOME;
        }

        @Override
        public Audibility audibility() {
            return Audibility.SIGHT;
        }
    }
}
