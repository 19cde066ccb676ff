package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.OneOf;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The ports for browsers, with the page to play on and WebSocket: the {@code websocket:} part.
 *
 * @param port 0 = any free one
 * @param tlsPort the port that serves the same inside TLS, where {@link TlsSettings} is enabled; 0
 *     = any free one
 * @param bind a numeric address
 * @param hosts names by which browsers reach this server, besides those that it knows itself, or
 *     {@code *}
 * @param origins the origins of other people's web pages that may connect, or {@code *}
 * @param encrypted whether the first port, too, speaks TLS, with the certificate of {@link
 *     TlsSettings}
 * @param behindProxy whether each connection begins with a PROXY header, as with {@link
 *     ProxySettings}
 * @param trustedProxies the proxies that are believed when they say for whom they ask
 * @param forwardedBy the header in which they say it
 * @param address the address at which the public opens the page to play on; empty = not known
 */
public record WebSocketSettings(
        boolean enabled,
        int port,
        int tlsPort,
        String bind,
        List<String> hosts,
        List<String> origins,
        boolean encrypted,
        boolean behindProxy,
        List<AddressRange> trustedProxies,
        ForwardedBy forwardedBy,
        String address) {
    private static final OneOf<ForwardedBy> FORWARDED_BY = OneOf.of(ForwardedBy.class);

    public static final WebSocketSettings DEFAULTS =
            new WebSocketSettings(
                    true,
                    4080,
                    4483,
                    "::",
                    List.of(),
                    List.of(),
                    false,
                    false,
                    List.of(),
                    ForwardedBy.X_FORWARDED_FOR,
                    "");

    public WebSocketSettings {
        Port.require("websocket", port, bind);
        Port.require("websocket", tlsPort, bind);
        hosts = List.copyOf(hosts);
        origins = List.copyOf(origins);
        trustedProxies = List.copyOf(trustedProxies);
        PublicAddress.WEB.require("websocket.address", address);
    }

    static WebSocketSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var websocket =
                new WebSocketSettings(
                        fields.optional("enabled", Flag.FLAG, DEFAULTS.enabled),
                        fields.optional("port", Port.PORT, DEFAULTS.port),
                        fields.optional("tls-port", Port.PORT, DEFAULTS.tlsPort),
                        fields.optional("bind", NumericAddress.ADDRESS, DEFAULTS.bind),
                        fields.list("hosts", HostName.HOST, DEFAULTS.hosts),
                        fields.list("origins", Origin.ORIGIN, DEFAULTS.origins),
                        fields.optional("encrypted", Flag.FLAG, DEFAULTS.encrypted),
                        fields.optional("behind-proxy", Flag.FLAG, DEFAULTS.behindProxy),
                        fields.list("trusted-proxies", AddressRange.RANGE, DEFAULTS.trustedProxies),
                        fields.optional("forwarded-by", FORWARDED_BY, DEFAULTS.forwardedBy),
                        fields.optional("address", PublicAddress.WEB, DEFAULTS.address));
        fields.end();
        return websocket;
    }

    /**
     * Whether the host is one of {@link #hosts}, or the host of one of {@link #origins}, or any
     * host is allowed.
     *
     * @param host the name of the host, in small letters, without a port
     */
    public boolean isHost(String host) {
        return hosts.contains(HostName.ANY)
                || hosts.contains(host)
                || origins.stream().anyMatch(each -> Origin.isOf(each, host));
    }

    /** Whether scripts of pages of that origin may connect. */
    public boolean isAllowed(String origin) {
        return origins.contains(Origin.ANY) || origins.contains(origin.toLowerCase(Locale.ROOT));
    }

    /** Whether a proxy at that address may say for whom it asks. */
    public boolean isTrustedProxy(InetAddress address) {
        return trustedProxies.stream().anyMatch(range -> range.contains(address));
    }

    /**
     * The whole address of something that this server shows to browsers; empty where the operator
     * has not said by which address the public comes.
     *
     * @param path such as {@code news}, as a page of this server names it: without a slash before
     */
    public Optional<String> publicly(String path) {
        if (address.isEmpty()) return Optional.empty();
        return Optional.of(address + (address.endsWith("/") ? "" : "/") + path);
    }

    /**
     * Takes whose pages may connect, by which names, which proxies are believed, and the public
     * address; the ports need a restart.
     */
    WebSocketSettings goingOnWith(WebSocketSettings read) {
        return new WebSocketSettings(
                enabled,
                port,
                tlsPort,
                bind,
                read.hosts,
                read.origins,
                encrypted,
                behindProxy,
                read.trustedProxies,
                read.forwardedBy,
                read.address);
    }
}
