package emberdelve.config.content;

import java.util.Optional;

/**
 * A way from one room to another.
 *
 * @param door its name, {@code iron door}; empty when there is none. A door is shut at first.
 */
public record ExitTemplate(RoomId to, Optional<String> door) {}
