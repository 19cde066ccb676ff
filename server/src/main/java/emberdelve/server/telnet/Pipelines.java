package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Foreign;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.session.SessionFactory;

import io.netty.channel.Channel;

import jakarta.inject.Inject;

import java.net.InetSocketAddress;
import java.util.Map;

/** Puts together what lies between a connection and its session. Safe for any thread. */
final class Pipelines {
    private final Settings settings;
    private final SessionFactory sessionFactory;
    private final CountedConnections connections;
    private final SessionStart sessionStart;
    private final Breaches breaches;
    private final Certificates certificates;
    private final OpenPorts ports;

    @Inject
    Pipelines(
            Settings settings,
            SessionFactory sessionFactory,
            CountedConnections connections,
            SessionStart sessionStart,
            Breaches breaches,
            Certificates certificates,
            OpenPorts ports) {
        this.settings = settings;
        this.sessionFactory = sessionFactory;
        this.connections = connections;
        this.sessionStart = sessionStart;
        this.breaches = breaches;
        this.certificates = certificates;
        this.ports = ports;
    }

    /** A connection was made there. Thread: the connection's event loop. */
    void receive(Channel channel, Listener listener) {
        var peer = PeerAddress.of(channel.remoteAddress());
        if (listener.isProxied(settings)) {
            if (!isBelieved(channel)) {
                breaches.add(listener, peer.text() + " is not in proxy.from, and is refused");
                CountedConnections.hangUp(channel);
                return;
            }
            Transports.addProxyHeader(channel.pipeline());
        } else if (!connections.enter(channel, peer, listener)) {
            return;
        }
        if (listener.isEncrypted(settings))
            Transports.addTls(channel.pipeline(), certificates.context());
        if (listener == Listener.WEBSOCKET)
            Transports.addWebSocket(channel.pipeline(), settings.websocket()::isAllowed);
        else Transports.addStrangerGuard(channel.pipeline(), this::words);
        channel.pipeline()
                .addLast(
                        new SessionGate(
                                connections,
                                sessionStart,
                                breaches,
                                listener,
                                peer,
                                !listener.isProxied(settings)));
    }

    private boolean isBelieved(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress remote
                && settings.proxy().isBelieved(PeerAddress.unmapped(remote.getAddress()));
    }

    private String words(Foreign who) {
        var websocket = ports.websocket();
        if (who != Foreign.HTTP || websocket.isEmpty())
            return sessionFactory.words("session.not-telnet");
        return sessionFactory.words(
                "session.not-browser", Map.of("port", Integer.toString(websocket.get())));
    }
}
