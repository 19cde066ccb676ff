package emberdelve.server.admin;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * The network of an address, by which limits count: an IPv4 address, or the /64 of an IPv6 one.
 * Pure.
 */
public final class Network {
    private static final int NETWORK_OCTETS = 8;

    private Network() {}

    /** Whether the text is meant for an address; no name looks like that. */
    public static boolean looksLikeOne(String text) {
        return text.indexOf('.') >= 0 || text.indexOf(':') >= 0;
    }

    /** The network of an address in text; the text itself where it is none, such as a console. */
    public static String of(String address) {
        try {
            return of(InetAddress.ofLiteral(address));
        } catch (IllegalArgumentException none) {
            return address;
        }
    }

    /**
     * The address itself, or the first one of the /64 of an IPv6 address, because that is what one
     * customer has (RFC 6177).
     */
    public static String of(InetAddress address) {
        if (!(address instanceof Inet6Address)) return address.getHostAddress();
        var octets = Arrays.copyOf(address.getAddress(), NETWORK_OCTETS);
        try {
            return InetAddress.getByAddress(Arrays.copyOf(octets, 2 * NETWORK_OCTETS))
                    .getHostAddress();
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("16 octets are an address", impossible);
        }
    }
}
