package emberdelve.config.content;

/**
 * The id of one room of the whole dungeon, as {@code zone/room}. Content and the database write it
 * that way; it never changes while players may stand in the room.
 */
public record RoomId(String value) implements Comparable<RoomId> {
    public RoomId {
        if (value.indexOf('/') < 1 || value.endsWith("/"))
            throw new IllegalArgumentException("room: " + value + " (expected: zone/room)");
    }

    public static RoomId of(String zone, String room) {
        return new RoomId(zone + "/" + room);
    }

    public String zone() {
        return value.substring(0, value.indexOf('/'));
    }

    /** The part behind the slash, which names the room within its zone. */
    public String room() {
        return value.substring(value.indexOf('/') + 1);
    }

    @Override
    public int compareTo(RoomId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
