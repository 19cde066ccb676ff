package emberdelve.server.telnet;

import emberdelve.server.admin.Network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * The address that a connection comes from.
 *
 * @param text the numeric address, for people to read
 * @param place the address or network by which limits count, see {@link Network}
 */
record PeerAddress(String text, String place) {
    private static final int MAPPED_OCTETS = 12;

    static PeerAddress of(SocketAddress remote) {
        if (remote instanceof InetSocketAddress socket && !socket.isUnresolved())
            return of(socket.getAddress());
        // An embedded channel, or a connection that was gone before we looked.
        return new PeerAddress(String.valueOf(remote), "");
    }

    /** Whether it comes from the machine that the server runs on. */
    boolean isThisMachine() {
        return text.equals("::1") || text.equals("0:0:0:0:0:0:0:1") || text.startsWith("127.");
    }

    /** The IPv4 address inside an IPv6 address that contains one; any other address as it is. */
    static InetAddress unmapped(InetAddress address) {
        var octets = address.getAddress();
        return address instanceof Inet6Address && isMapped(octets)
                ? fromOctets(Arrays.copyOfRange(octets, MAPPED_OCTETS, octets.length))
                : address;
    }

    private static PeerAddress of(InetAddress peer) {
        var address = unmapped(peer);
        return new PeerAddress(withoutScope(address.getHostAddress()), Network.of(address));
    }

    /** ::ffff:a.b.c.d, as IPv4 looks on a socket that listens for both (RFC 4291 section 2.5.5). */
    private static boolean isMapped(byte[] octets) {
        for (var at = 0; at < MAPPED_OCTETS - 2; at++) if (octets[at] != 0) return false;
        return octets[MAPPED_OCTETS - 2] == -1 && octets[MAPPED_OCTETS - 1] == -1;
    }

    private static InetAddress fromOctets(byte[] octets) {
        try {
            return InetAddress.getByAddress(octets);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("4 and 16 octets are addresses", impossible);
        }
    }

    private static String withoutScope(String address) {
        var scope = address.indexOf('%');
        return scope < 0 ? address : address.substring(0, scope);
    }
}
