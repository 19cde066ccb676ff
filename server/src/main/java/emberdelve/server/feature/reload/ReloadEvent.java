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

    /** The room in which the actor stood is no more; {@code to}: name of where it is now. */
    record Moved(Named actor, String to) implements ReloadEvent {}

    /**
     * The room from which the actor was moved is back, and so is the actor; {@code to}: its name.
     */
    record Returned(Named actor, String to) implements ReloadEvent {}

    /** A thing can be worn no more where the actor wore it; {@code pile}: what it was. */
    record CameOff(Named actor, Pile pile) implements ReloadEvent {}

    /** A thing that came off can be worn there again, and is. */
    record PutOnAgain(Named actor, Pile pile) implements ReloadEvent {}

    /** The draft in which the actor stood has been published; {@code to}: the room's name. */
    record Published(Named actor, String to) implements ReloadEvent {}
}
