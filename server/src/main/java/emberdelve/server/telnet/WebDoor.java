package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transports;
import emberdelve.protocol.transport.WebSite;

import io.netty.channel.ChannelPipeline;

import jakarta.inject.Inject;

import java.net.InetSocketAddress;
import java.net.SocketAddress;

/** The door for browsers: what they are given, and by which names. Safe for any thread. */
final class WebDoor {
    private final WebSite site;
    private final TrustedHeaders proxies;
    private final OwnHosts hosts;

    @Inject
    WebDoor(WebSite site, TrustedHeaders proxies, OwnHosts hosts) {
        this.site = site;
        this.proxies = proxies;
        this.hosts = hosts;
    }

    /** Whether a connection from there comes for others, who are counted once they are named. */
    boolean isForOthers(SocketAddress remote) {
        return remote instanceof InetSocketAddress socket
                && !socket.isUnresolved()
                && proxies.isTrusted(socket.getAddress());
    }

    /**
     * Adds what serves a browser. Thread: the connection's event loop.
     *
     * @param trusted whether TLS is around it, with a certificate that an authority has signed
     */
    void addTo(ChannelPipeline pipeline, boolean trusted) {
        Transports.addWebSocket(pipeline, site, proxies, hosts::isOurs, trusted);
    }
}
