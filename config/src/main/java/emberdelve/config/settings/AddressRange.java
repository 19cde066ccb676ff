package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.net.InetAddress;
import java.util.Optional;

/**
 * One address, or a network in the notation of RFC 4632. Safe for any thread.
 *
 * @param network its lowest address
 * @param prefixBits how many of its bits all addresses of the range share
 */
public record AddressRange(InetAddress network, int prefixBits) {
    static final Scalar<AddressRange> RANGE = new Form();

    /** Reads a range such as {@code 192.0.2.7}, {@code 10.0.0.0/8} or {@code 2001:db8::/32}. */
    public static Optional<AddressRange> parse(String text) {
        var slash = text.indexOf('/');
        try {
            var address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
            var most = address.getAddress().length * Byte.SIZE;
            var digits = slash < 0 ? Integer.toString(most) : text.substring(slash + 1);
            if (!digits.matches("\\d{1,3}") || Integer.parseInt(digits) > most)
                return Optional.empty();
            return Optional.of(new AddressRange(address, Integer.parseInt(digits)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /**
     * Whether the address lies in the range; an IPv4 address is never in a range of IPv6, nor the
     * other way round.
     */
    public boolean contains(InetAddress address) {
        var ours = network.getAddress();
        var theirs = address.getAddress();
        if (ours.length != theirs.length) return false;
        for (var bit = 0; bit < prefixBits; bit++) {
            var mask = 0x80 >> (bit % Byte.SIZE);
            if (((ours[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) & mask) != 0) return false;
        }
        return true;
    }

    @Override
    public String toString() {
        var isOne = prefixBits == network.getAddress().length * Byte.SIZE;
        return network.getHostAddress() + (isOne ? "" : "/" + prefixBits);
    }

    private static final class Form implements Scalar<AddressRange> {
        @Override
        public String expected() {
            return "numeric address or network such as 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32";
        }

        @Override
        public Optional<AddressRange> parse(String text) {
            return AddressRange.parse(text);
        }

        @Override
        public AddressRange standIn() {
            return new AddressRange(InetAddress.getLoopbackAddress(), 0);
        }
    }
}
