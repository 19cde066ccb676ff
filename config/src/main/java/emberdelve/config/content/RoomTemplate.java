package emberdelve.config.content;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A room as its builder has described it.
 *
 * @param dark whether one needs a light to see here
 * @param shop the shop here, if there is one
 * @param bank whether a bank keeps gold and things here
 * @param board whether players can pin notices here
 * @param hires the hirelings whom one can hire here, if any
 * @param sky what the sky does here
 * @param details what {@code look WORD} shows, by word in lower case
 */
public record RoomTemplate(
        RoomId id,
        String name,
        String description,
        Coordinates at,
        Map<Direction, ExitTemplate> exits,
        Map<String, String> details,
        boolean dark,
        List<Trigger> triggers,
        Optional<Shop> shop,
        boolean bank,
        boolean board,
        Optional<Hires> hires,
        RoomSky sky) {
    /** A lit room under a roof where nothing goes off and nobody trades. */
    public RoomTemplate(
            RoomId id,
            String name,
            String description,
            Coordinates at,
            Map<Direction, ExitTemplate> exits,
            Map<String, String> details) {
        this(
                id,
                name,
                description,
                at,
                exits,
                details,
                /* dark= */ false,
                List.of(),
                Optional.empty(),
                /* bank= */ false,
                /* board= */ false,
                Optional.empty(),
                RoomSky.ROOF);
    }

    public RoomTemplate {
        var inOrder = new EnumMap<Direction, ExitTemplate>(Direction.class);
        inOrder.putAll(exits);
        exits = Collections.unmodifiableMap(inOrder);
        triggers = List.copyOf(triggers);
        details = Collections.unmodifiableMap(new TreeMap<>(details));
    }

    /** The same room with other ways out. */
    public RoomTemplate withExits(Map<Direction, ExitTemplate> others) {
        return with(others, triggers);
    }

    /** The same room with other triggers. */
    public RoomTemplate withTriggers(List<Trigger> others) {
        return with(exits, others);
    }

    private RoomTemplate with(Map<Direction, ExitTemplate> itsExits, List<Trigger> itsTriggers) {
        return new RoomTemplate(
                id,
                name,
                description,
                at,
                itsExits,
                details,
                dark,
                itsTriggers,
                shop,
                bank,
                board,
                hires,
                sky);
    }
}
