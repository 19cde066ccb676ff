package emberdelve.protocol.transport;

import io.netty.handler.codec.http.HttpHeaders;

import java.net.InetAddress;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The address from which a request comes that trusted proxies have passed on: the last hop that is
 * none of theirs. What stands before it may be anybody's invention.
 *
 * @param encrypted whether the visitor came inside TLS, as the proxy says
 */
record VisitorAddress(InetAddress address, boolean encrypted) {
    /** An address in digits, or one of IPv6 in brackets, each with a port or without. */
    private static final Pattern NODE =
            Pattern.compile(
                    "([0-9]{1,3}(?:\\.[0-9]{1,3}){3})(?::\\d+)?|\\[([0-9a-fA-F:.]+)](?::\\d+)?|([0-9a-fA-F]*:[0-9a-fA-F:.]+)");

    /**
     * @param proxy the trusted proxy that the connection comes from; it stands for whom it does not
     *     name
     */
    static VisitorAddress of(InetAddress proxy, HttpHeaders headers, TrustedProxies trusted) {
        var visitor = new VisitorAddress(proxy, false);
        for (var hop : trusted.header().hops(headers).reversed()) {
            var address = address(hop.node());
            if (address.isEmpty()) return visitor;
            visitor = new VisitorAddress(address.orElseThrow(), hop.encrypted());
            if (!trusted.isTrusted(visitor.address())) return visitor;
        }
        return visitor;
    }

    /** Empty for {@code unknown}, for a name that hides the address, and for what is none. */
    private static Optional<InetAddress> address(String node) {
        var form = NODE.matcher(node);
        if (!form.matches()) return Optional.empty();
        return IntStream.rangeClosed(1, form.groupCount())
                .mapToObj(group -> Optional.ofNullable(form.group(group)))
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(VisitorAddress::literal);
    }

    private static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException noAddress) {
            return Optional.empty();
        }
    }
}
