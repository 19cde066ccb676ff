package emberdelve.config.content;

import java.util.List;

/**
 * The part that the sky has in a room.
 *
 * @param open whether the room lies under the open sky
 * @param lines the sentences that are added to the description while their skies hold, in this
 *     order
 */
public record RoomSky(boolean open, List<Line> lines) {
    /** The sky of a room under a roof, whose description never changes. */
    public static final RoomSky ROOF = new RoomSky(false, List.of());

    /** A sentence, and the skies under which it is true. */
    public record Line(SkyWhen when, String text) {}

    public RoomSky {
        lines = List.copyOf(lines);
    }
}
