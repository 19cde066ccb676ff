package emberdelve.server.narrate;

import emberdelve.config.content.Direction;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.actor.Named;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One fact on its way to one reader.
 *
 * @param direction where it happened, seen from the reader; empty when it is here
 */
record Telling(Phrasing phrasing, Reader reader, Optional<Direction> direction) {
    static final List<StyledText> NOTHING = List.of();

    boolean isReader(Named actor) {
        return actor.id().equals(reader.self());
    }

    boolean isFar() {
        return direction.isPresent();
    }

    /** The message of that key as one line, from where it happened. */
    StyledText line(String key, List<Named> actors, Map<String, String> arguments) {
        return direction
                .map(way -> phrasing.far(key, actors, arguments, reader, way))
                .orElseGet(() -> phrasing.line(key, actors, arguments, reader.self()));
    }

    List<StyledText> tell(String key, List<Named> actors, Map<String, String> arguments) {
        return List.of(line(key, actors, arguments));
    }

    List<StyledText> tell(String key, List<Named> actors) {
        return tell(key, actors, Map.of());
    }

    /** A piece of a line, in words alone. */
    String words(String key, List<Named> actors, Map<String, String> arguments) {
        return phrasing.words(key, actors, arguments, reader.self());
    }
}
