package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** Letters that arrive. */
public sealed interface MailEvent extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** A letter has come for {@code actor}. */
    record GotMail(Named actor, Named author) implements MailEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, author);
        }
    }
}
