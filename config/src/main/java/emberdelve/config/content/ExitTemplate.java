package emberdelve.config.content;

import java.util.Optional;

/**
 * A way from one room to another.
 *
 * @param door its name, {@code iron door}; empty when there is none. A door is shut at first.
 * @param key the kind of item that turns its lock from this side; empty for a bolt that needs none.
 *     A door is locked at first if either side has a key.
 */
public record ExitTemplate(RoomId to, Optional<String> door, Optional<String> key) {
    /** An exit without a lock. */
    public ExitTemplate(RoomId to, Optional<String> door) {
        this(to, door, Optional.empty());
    }
}
