package emberdelve.server.telnet;

import emberdelve.config.settings.ProxySettings;
import emberdelve.protocol.transport.Transports;

import io.netty.channel.Channel;

import java.net.InetSocketAddress;

/**
 * The load balancers before a port, which say for whom they stand. Nobody else is believed: whoever
 * could say so would be anybody. Safe for any thread.
 */
record Balancers(ProxySettings settings, Breaches breaches) {
    /**
     * Waits for the header of a balancer; a connection from elsewhere is told of and ended. Thread:
     * the connection's event loop.
     */
    boolean admit(Channel channel, Listener listener) {
        if (isBelieved(channel)) {
            Transports.addProxyHeader(channel.pipeline());
            return true;
        }
        var peer = PeerAddress.of(channel.remoteAddress());
        breaches.add(listener, peer.text() + " is not in proxy.from, and is refused");
        CountedConnections.hangUp(channel);
        return false;
    }

    private boolean isBelieved(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress remote
                && settings.isBelieved(PeerAddress.unmapped(remote.getAddress()));
    }
}
