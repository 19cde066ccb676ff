package emberdelve.server.feature.reload;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The change of content, as players notice it. */
public sealed interface ReloadEvent extends WorldEvent {
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
     * The move of the actor from a room that is no more; {@code to}: the name of the room where it
     * is now.
     */
    record Moved(Named actor, String to) implements ReloadEvent {}

    /**
     * The return of the actor to the room from which it was moved, which is back; {@code to}: the
     * room's name.
     */
    record Returned(Named actor, String to) implements ReloadEvent {}

    /**
     * The loss of a worn thing that does not fit there any more; {@code pile}: the thing as it was.
     */
    record CameOff(Named actor, Pile pile) implements ReloadEvent {}

    /** The return of a thing that came off to where it was worn. */
    record PutOnAgain(Named actor, Pile pile) implements ReloadEvent {}

    /** The move of the actor from a room of a draft to the published one; {@code to}: its name. */
    record Published(Named actor, String to) implements ReloadEvent {}
}
