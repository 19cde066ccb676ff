package emberdelve.server.kernel;

import emberdelve.config.content.RoomId;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * The numbers of rooms that players' mapping programs use. The number is made from the room's id,
 * so that a saved map stays right when other rooms are added.
 */
final class RoomNumbers {
    /** The largest number: programs take signed numbers of 32 bits. The number 0 means no room. */
    private static final int MASK = Integer.MAX_VALUE;

    private final Set<Integer> taken = new HashSet<>();

    /**
     * A number for a new room: the checksum of its id or, if another room has that, the next free
     * number.
     */
    int of(RoomId id) {
        var checksum = new CRC32();
        checksum.update(id.value().getBytes(StandardCharsets.UTF_8));
        var number = (int) checksum.getValue() & MASK;
        while (number == 0 || !taken.add(number)) number = number + 1 & MASK;
        return number;
    }

    /** Frees the number of a room that was closed. */
    void release(int number) {
        taken.remove(number);
    }
}
