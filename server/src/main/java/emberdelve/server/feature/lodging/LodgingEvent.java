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

    /** An event that everybody in the room notices. */
    sealed interface InRoom extends LodgingEvent {
        @Override
        default Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    /** The payment for one time more; {@code amount}: in coins; {@code keeper}: who gets them. */
    record Rented(Named actor, long amount, String keeper) implements InRoom {}

    /** The way up to a rented room; {@code lodger}: the name of its lodger. */
    record WentUp(Named actor, String lodger) implements InRoom {}

    record WentDown(Named actor) implements InRoom {}

    /** The way out of a rented room, on which {@code keeper} leads the actor. */
    record ShownOut(Named actor, String keeper) implements InRoom {}

    /** The warning that the lodger's time is over in so many hours. */
    record EndsSoon(Named actor, String house, long hours) implements LodgingEvent {}

    /** The news that the lodger's time is over. */
    record Ended(Named actor, String house) implements LodgingEvent {}
}
