package emberdelve.server.admin;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/** What staff can ban of the network: an IPv4 address, or the /64 of an IPv6 one. Pure. */
public final class Network {
    private static final int NETWORK_OCTETS = 8;

    private Network() {}

    /** Whether that is meant for an address; no name looks so. */
    public static boolean looksLikeOne(String text) {
        return text.indexOf('.') >= 0 || text.indexOf(':') >= 0;
    }

    /**
     * One text for all addresses of a network; empty when it is no address. No name is looked up.
     *
     * @param text numeric; as Java writes addresses, with a slash before, too
     */
    public static Optional<String> of(String text) {
        var literal = text.startsWith("/") ? text.substring(1) : text;
        if (!looksLikeOne(literal)) return Optional.empty();
        try {
            var address = InetAddress.ofLiteral(literal);
            if (!(address instanceof Inet6Address)) return Optional.of(address.getHostAddress());
            var octets = Arrays.copyOf(address.getAddress(), NETWORK_OCTETS);
            var first = InetAddress.getByAddress(Arrays.copyOf(octets, 2 * NETWORK_OCTETS));
            return Optional.of(first.getHostAddress());
        } catch (IllegalArgumentException | UnknownHostException _) {
            return Optional.empty();
        }
    }
}
