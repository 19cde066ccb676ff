package emberdelve.server.feature.mail;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of mail. */
public sealed interface MailEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** The news to {@code actor} that a letter from {@code author} has come. */
    record GotMail(Named actor, Named author) implements MailEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, author);
        }
    }
}
