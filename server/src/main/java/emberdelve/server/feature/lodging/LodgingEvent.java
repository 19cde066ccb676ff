package emberdelve.server.feature.lodging;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of rented rooms. {@code house}: the name of the house. */
public sealed interface LodgingEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** An event that those notice who stay behind. */
    sealed interface InRoom extends LodgingEvent {
        @Override
        default Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    /** {@code amount}: coins for one time more; {@code keeper}: who has them. */
    record Rented(Named actor, long amount, String keeper) implements InRoom {}

    /** {@code lodger}: whose room it is, by name. */
    record WentUp(Named actor, String lodger) implements InRoom {}

    record WentDown(Named actor) implements InRoom {}

    /** The keeper of the house leads the actor out. */
    record ShownOut(Named actor, String keeper) implements InRoom {}

    /** The lodger's time is over in so many hours. */
    record EndsSoon(Named actor, String house, long hours) implements LodgingEvent {}

    /** The lodger's time is over. */
    record Ended(Named actor, String house) implements LodgingEvent {}
}
