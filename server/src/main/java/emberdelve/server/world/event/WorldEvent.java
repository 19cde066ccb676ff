package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;
import java.util.List;

/** Something that happened. Immutable; words for it are found by its readers' sessions. */
public sealed interface WorldEvent
        permits Company,
                Delving,
                Duelling,
                Fight,
                Handling,
                Life,
                Magic,
                Movement,
                Service,
                Talk {
    /** How far it is noticed. */
    Carry carry();

    /** Who took part: 0 acted, 1 was acted on. */
    List<Named> actors();
}
