package emberdelve.server.telnet;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.TrustedProxies;
import emberdelve.protocol.transport.VisitorHeader;

import jakarta.inject.Inject;

import java.net.InetAddress;
import java.util.function.Supplier;

/** The proxies whose headers are believed, as the settings name them. Safe for any thread. */
record TrustedHeaders(Supplier<WebSocketSettings> settings) implements TrustedProxies {
    @Inject
    TrustedHeaders {}

    @Override
    public boolean isTrusted(InetAddress address) {
        return settings.get().isTrustedProxy(PeerAddress.unmapped(address));
    }

    @Override
    public VisitorHeader header() {
        return switch (settings.get().forwardedBy()) {
            case X_FORWARDED_FOR -> VisitorHeader.X_FORWARDED_FOR;
            case FORWARDED -> VisitorHeader.FORWARDED;
        };
    }
}
