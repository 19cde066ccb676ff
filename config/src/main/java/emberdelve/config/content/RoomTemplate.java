package emberdelve.config.content;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * A room as built.
 *
 * @param details what {@code look WORD} shows, by word in lower case
 */
public record RoomTemplate(
        RoomId id,
        String name,
        String description,
        Coordinates at,
        Map<Direction, ExitTemplate> exits,
        Map<String, String> details) {
    public RoomTemplate {
        var inOrder = new EnumMap<Direction, ExitTemplate>(Direction.class);
        inOrder.putAll(exits);
        exits = Collections.unmodifiableMap(inOrder);
        details = Collections.unmodifiableMap(new TreeMap<>(details));
    }
}
