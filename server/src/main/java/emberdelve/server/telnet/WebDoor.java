package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transports;
import emberdelve.protocol.transport.WebSite;

import io.netty.channel.ChannelPipeline;

import jakarta.inject.Inject;

/** The door for browsers: what they are given, and by which names. Safe for any thread. */
final class WebDoor {
    private final WebSite site;
    private final OwnHosts hosts;

    @Inject
    WebDoor(WebSite site, OwnHosts hosts) {
        this.site = site;
        this.hosts = hosts;
    }

    /**
     * Adds what serves a browser. Thread: the connection's event loop.
     *
     * @param trusted whether TLS is around it, with a certificate that an authority has signed
     */
    void addTo(ChannelPipeline pipeline, boolean trusted) {
        Transports.addWebSocket(pipeline, site, hosts::isOurs, trusted);
    }
}
