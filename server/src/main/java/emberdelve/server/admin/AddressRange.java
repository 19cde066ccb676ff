package emberdelve.server.admin;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A range of addresses that begin alike, as a ban names it. Pure.
 *
 * @param isLong whether they are IPv6 addresses
 * @param high the first 64 bits of an address; an IPv4 one stands in the upper half
 * @param low the last 64 bits; 0 for IPv4 addresses
 * @param bits the number of first bits that all addresses of the range have in common
 */
public record AddressRange(boolean isLong, long high, long low, int bits) {
    /**
     * The fewest bits of an IPv4 range: a wider one would shut out whole continents, for which
     * there is {@code wizlock}.
     */
    static final int SHORT_BITS_MIN = 8;

    static final int SHORT_BITS = 32;
    static final int LONG_BITS_MIN = 16;

    /**
     * The most bits of an IPv6 range, which are those of one customer (RFC 6177): nothing narrower
     * is told apart.
     */
    static final int LONG_BITS = 64;

    /**
     * The form of an IPv4 address; Java alone would take 192.0.2 for 192.0.0.2, and octal and
     * hexadecimal numbers.
     */
    private static final Pattern SHORT =
            Pattern.compile("(?:0|[1-9]\\d{0,2})(?:\\.(?:0|[1-9]\\d{0,2})){3}");

    private static final Pattern LONG = Pattern.compile("[0-9a-fA-F:]{2,39}");
    private static final Pattern BITS = Pattern.compile("[1-9]\\d{0,2}");

    /**
     * The range as staff write it: {@code 192.0.2.7}, {@code 192.0.2.0/24}, {@code 2001:db8::/32};
     * an IPv6 address alone means its /64. Empty for other spellings, and for a range that is not
     * written by its first address. No name is looked up.
     */
    public static Optional<AddressRange> read(String text) {
        var slash = text.indexOf('/');
        var literal = slash < 0 ? text : text.substring(0, slash);
        var all = address(literal);
        if (all.isEmpty()) return Optional.empty();
        if (slash < 0) return Optional.of(all.get().within(all.get().most()));
        var bits = text.substring(slash + 1);
        if (!BITS.matcher(bits).matches()) return Optional.empty();
        return Optional.of(Integer.parseInt(bits))
                .filter(wanted -> wanted >= all.get().least() && wanted <= all.get().most())
                .map(all.get()::within)
                .filter(range -> range.high == all.get().high && all.get().low == 0);
    }

    /** One address alone; empty when it is none. */
    public static Optional<AddressRange> address(String literal) {
        if (!SHORT.matcher(literal).matches() && !LONG.matcher(literal).matches())
            return Optional.empty();
        try {
            return Optional.of(of(InetAddress.ofLiteral(literal)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static AddressRange of(InetAddress address) {
        var octets = ByteBuffer.wrap(address.getAddress());
        return address instanceof Inet4Address
                ? new AddressRange(false, (long) octets.getInt() << SHORT_BITS, 0, SHORT_BITS)
                : new AddressRange(true, octets.getLong(), octets.getLong(), 2 * LONG_BITS);
    }

    private int least() {
        return isLong ? LONG_BITS_MIN : SHORT_BITS_MIN;
    }

    private int most() {
        return isLong ? LONG_BITS : SHORT_BITS;
    }

    private AddressRange within(int wanted) {
        return new AddressRange(isLong, high & -1L << (Long.SIZE - wanted), 0, wanted);
    }

    /** Whether the range contains the address. */
    public boolean holds(AddressRange address) {
        return isLong == address.isLong && high == address.within(bits).high;
    }

    /** The range as {@link #read} takes it, in one spelling. */
    public String text() {
        var written = new StringBuilder();
        for (var at = 0; at < most(); at += isLong ? Short.SIZE : Byte.SIZE) {
            if (at > 0) written.append(isLong ? ':' : '.');
            if (isLong) written.append(Long.toHexString(high >>> (48 - at) & 0xFFFF));
            else written.append(high >>> (56 - at) & 0xFF);
        }
        if (isLong) written.append(":0:0:0:0");
        if (bits < most()) written.append('/').append(bits);
        return written.toString();
    }
}
