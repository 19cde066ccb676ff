package emberdelve.config.read.scalar;

import emberdelve.config.content.RoomId;

import java.util.Optional;

/**
 * A room as content names it: {@code zone/room}, or {@code room} for one of the same zone.
 *
 * @param zone the zone to whose files the value belongs; empty where every room needs its zone
 */
public record RoomName(String zone) implements Scalar<RoomId> {
    /** The name of a room for files that belong to no zone. */
    public static final RoomName WITH_ZONE = new RoomName("");

    @Override
    public String expected() {
        return zone.isEmpty() ? "room as zone/room" : "room of this zone, or zone/room";
    }

    @Override
    public Optional<RoomId> parse(String text) {
        var slash = text.indexOf('/');
        var inZone = slash < 0 ? zone : text.substring(0, slash);
        var room = text.substring(slash + 1);
        if (Id.ID.parse(inZone).isEmpty() || Id.ID.parse(room).isEmpty()) return Optional.empty();
        return Optional.of(RoomId.of(inZone, room));
    }

    @Override
    public RoomId standIn() {
        return RoomId.of("x", "x");
    }
}
