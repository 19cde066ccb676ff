package emberdelve.protocol.transport;

import java.net.InetAddress;

/** A network of proxies that is believed, as it is named in documents. */
final class OneProxy implements TrustedProxies {
    @Override
    public boolean isTrusted(InetAddress address) {
        return address.getHostAddress().startsWith("192.0.2.");
    }

    @Override
    public VisitorHeader header() {
        return VisitorHeader.X_FORWARDED_FOR;
    }
}
