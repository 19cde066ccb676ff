package emberdelve.server.telnet;

import emberdelve.config.settings.SettingsInForce;
import emberdelve.protocol.transport.Transports;

import io.netty.channel.Channel;

import jakarta.inject.Inject;

/**
 * The pipelines: what lies between a connection and its session is put together here. Safe for any
 * thread.
 */
final class Pipelines {
    private final SettingsInForce settings;
    private final CountedConnections connections;
    private final Inside inside;
    private final Breaches breaches;
    private final Certificates certificates;
    private final StrangerWords strangerWords;
    private final WebDoor web;

    @Inject
    Pipelines(
            SettingsInForce settings,
            CountedConnections connections,
            SessionStart inside,
            Breaches breaches,
            Certificates certificates,
            StrangerWords strangerWords,
            WebDoor web) {
        this.settings = settings;
        this.connections = connections;
        this.inside = inside;
        this.breaches = breaches;
        this.certificates = certificates;
        this.strangerWords = strangerWords;
        this.web = web;
    }

    /**
     * Puts together the pipeline of a connection that was made to that listener. Thread: the
     * connection's event loop.
     */
    void receive(Channel channel, Listener listener) {
        var peer = PeerAddress.of(channel.remoteAddress());
        var gate = new SessionGate(connections, inside, breaches, listener, peer);
        if (listener.isProxied(settings.now())) {
            if (!new Balancers(settings.now().proxy(), breaches).admit(channel, listener)) return;
        } else if (!isForOthers(channel, listener) && !gate.letIn(channel, peer)) {
            return;
        }
        if (listener.isEncrypted(settings.now())) certificates.addTo(channel.pipeline());
        if (listener.isWeb()) web.addTo(channel.pipeline(), isTrusted(listener));
        else Transports.addStrangerGuard(channel.pipeline(), strangerWords::of);
        channel.pipeline().addLast(gate);
    }

    private boolean isForOthers(Channel channel, Listener listener) {
        return listener.isWeb() && web.isForOthers(channel.remoteAddress());
    }

    private boolean isTrusted(Listener listener) {
        return listener.isEncrypted(settings.now()) && certificates.isVouchedFor();
    }
}
