package emberdelve.protocol.option;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/** A few octets as a value: what stands between IAC SB option and IAC SE. Immutable. */
public final class Octets {
    private final byte[] octets;

    private Octets(byte[] octets) {
        this.octets = octets;
    }

    /** Each value 0..255. */
    public static Octets of(int... values) {
        var octets = new byte[values.length];
        for (var at = 0; at < values.length; at++) octets[at] = (byte) values[at];
        return new Octets(octets);
    }

    /** A copy of the first {@code length} of them. */
    public static Octets copyOf(byte[] octets, int length) {
        return new Octets(Arrays.copyOf(octets, length));
    }

    /** One octet, then a text in ASCII. */
    public static Octets of(int first, String text) {
        var ascii = text.getBytes(StandardCharsets.US_ASCII);
        var octets = new byte[ascii.length + 1];
        octets[0] = (byte) first;
        System.arraycopy(ascii, 0, octets, 1, ascii.length);
        return new Octets(octets);
    }

    /** A text in UTF-8. */
    public static Octets utf8(String text) {
        return new Octets(text.getBytes(StandardCharsets.UTF_8));
    }

    public int length() {
        return octets.length;
    }

    /** The octet at that place, 0..255. */
    public int at(int index) {
        return octets[index] & 0xFF;
    }

    /** Whether the first octet is that one. */
    public boolean startsWith(int octet) {
        return octets.length > 0 && at(0) == octet;
    }

    /** The octets from that place on, read as ASCII; others become U+FFFD. */
    public String ascii(int from) {
        return from >= octets.length
                ? ""
                : new String(octets, from, octets.length - from, StandardCharsets.US_ASCII);
    }

    /** All octets, read as UTF-8; those that are not become U+FFFD. */
    public String utf8() {
        return new String(octets, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Octets that && Arrays.equals(octets, that.octets);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(octets);
    }

    @Override
    public String toString() {
        return IntStream.range(0, octets.length).mapToObj(this::at).toList().toString();
    }
}
