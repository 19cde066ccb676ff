package emberdelve.config.content;

/**
 * The name of one room of the whole dungeon, as {@code zone/room}. Written so in content and stored
 * so in the database; it never changes while players may stand there.
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

    /** The room's own part. */
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
