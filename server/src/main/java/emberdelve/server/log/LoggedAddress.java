package emberdelve.server.log;

import emberdelve.config.settings.LogSettings.Addresses;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * The address of a player as a value of a line of the log. Only as such are addresses logged: how
 * much of it is written, the settings say ({@link LogForm}).
 *
 * @param text a numeric address, or a word such as {@code console}
 */
public record LoggedAddress(String text) {
    /** The key under which an address is logged. */
    public static final String KEY = "from";

    private static final String HIDDEN = "-";
    private static final int IPV4_BITS = 24;
    private static final int IPV6_BITS = 48;

    /** The address as that setting lets it be written. */
    String written(Addresses setting) {
        return switch (setting) {
            case FULL -> text;
            case NETWORK -> network();
            case NONE -> HIDDEN;
        };
    }

    private String network() {
        try {
            var address = InetAddress.ofLiteral(text);
            var bits = address instanceof Inet6Address ? IPV6_BITS : IPV4_BITS;
            var octets = address.getAddress();
            var begin = Arrays.copyOf(octets, bits / Byte.SIZE);
            var lowest = InetAddress.getByAddress(Arrays.copyOf(begin, octets.length));
            return lowest.getHostAddress() + "/" + bits;
        } catch (IllegalArgumentException none) {
            return text;
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("4 and 16 octets are an address", impossible);
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
