package emberdelve.server.feature.reload;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** What players notice of other content. */
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

    /** The draft in which the actor stood has been published; {@code to}: the room's name. */
    record Published(Named actor, String to) implements ReloadEvent {}
}
