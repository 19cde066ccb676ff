package emberdelve.server.kernel;

import emberdelve.config.content.RoomId;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Gives rooms the numbers by which players' programs know them. They come from the rooms' ids, so
 * that a map somebody has drawn stays true when rooms are added elsewhere.
 */
final class RoomNumbers {
    /** Programs take a signed 32-bit number, and 0 for nowhere. */
    private static final int MASK = Integer.MAX_VALUE;

    private final Set<Integer> taken = new HashSet<>();

    /** A number for a room that has none yet; of two with one checksum, the later gets the next. */
    int of(RoomId id) {
        var checksum = new CRC32();
        checksum.update(id.value().getBytes(StandardCharsets.UTF_8));
        var number = (int) checksum.getValue() & MASK;
        while (number == 0 || !taken.add(number)) number = number + 1 & MASK;
        return number;
    }

    /** Its room is no more. */
    void release(int number) {
        taken.remove(number);
    }
}
