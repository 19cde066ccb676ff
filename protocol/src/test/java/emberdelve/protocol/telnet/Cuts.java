package emberdelve.protocol.telnet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** What a peer sends, cut into packets as a network might. */
final class Cuts {
    private static final int PACKET_MAX_OCTETS = 9;

    private Cuts() {}

    /** One packet after the other; the octets themselves decide where the cuts are. */
    static List<byte[]> of(byte[] octets) {
        var random = new Random(Arrays.hashCode(octets));
        var packets = new ArrayList<byte[]>();
        for (var from = 0; from < octets.length; ) {
            var to = Math.min(octets.length, from + random.nextInt(1, PACKET_MAX_OCTETS + 1));
            packets.add(Arrays.copyOfRange(octets, from, to));
            from = to;
        }
        return packets;
    }
}
