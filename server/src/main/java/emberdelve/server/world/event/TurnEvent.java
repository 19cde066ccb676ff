package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** What an actor notices of its own turns. */
public sealed interface TurnEvent extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** In a zone of time mode {@code turns}: everybody waits for the reader to decide. */
    record MayAct(Named actor) implements TurnEvent {}

    /** What had come over the actor is over. */
    record CameToSenses(Named actor) implements TurnEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.SOME;
        }

        @Override
        public Carry carry() {
            return Carry.SIGHT;
        }
    }
}
