package emberdelve.server.telnet;

import emberdelve.config.settings.ProxySettings;
import emberdelve.protocol.transport.Transports;

import io.netty.channel.Channel;

import java.net.InetSocketAddress;

/**
 * The load balancers before a port, which say from which address each connection comes. Only the
 * balancers of the settings are believed, since anybody could claim any address. Safe for any
 * thread.
 */
record Balancers(ProxySettings settings, Breaches breaches) {
    /**
     * Lets a connection of a balancer begin with its header; ends a connection from elsewhere, and
     * reports it. Thread: the connection's event loop.
     */
    boolean admit(Channel channel, Listener listener) {
        if (isBelieved(channel)) {
            Transports.addProxyHeader(channel.pipeline());
            return true;
        }
        var peer = PeerAddress.of(channel.remoteAddress());
        breaches.add(listener, peer, "is not in proxy.from, and is refused");
        CountedConnections.hangUp(channel);
        return false;
    }

    private boolean isBelieved(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress remote
                && settings.isBelieved(PeerAddress.unmapped(remote.getAddress()));
    }
}
