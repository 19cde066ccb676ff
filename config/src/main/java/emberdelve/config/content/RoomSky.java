package emberdelve.config.content;

import java.util.List;

/**
 * The part that the sky has in a room.
 *
 * @param open whether one stands under it here
 * @param lines what is added to the description while the sky is so, in this order
 */
public record RoomSky(boolean open, List<Line> lines) {
    /** A roof, and the same words at all times. */
    public static final RoomSky ROOF = new RoomSky(false, List.of());

    /** A sentence, and when it is true. */
    public record Line(SkyWhen when, String text) {}

    public RoomSky {
        lines = List.copyOf(lines);
    }
}
