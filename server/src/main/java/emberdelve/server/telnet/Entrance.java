package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Foreign;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.session.Reception;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import jakarta.inject.Inject;
import java.net.InetSocketAddress;
import java.util.Map;

/** Puts together what lies between a connection and its session. Safe for any thread. */
final class Entrance {
    private final Settings settings;
    private final Reception reception;
    private final Turnstile turnstile;
    private final Admission admission;
    private final Breaches breaches;
    private final Certificates certificates;
    private final OpenPorts ports;

    @Inject
    Entrance(
            Settings settings,
            Reception reception,
            Turnstile turnstile,
            Admission admission,
            Breaches breaches,
            Certificates certificates,
            OpenPorts ports) {
        this.settings = settings;
        this.reception = reception;
        this.turnstile = turnstile;
        this.admission = admission;
        this.breaches = breaches;
        this.certificates = certificates;
        this.ports = ports;
    }

    /** Somebody is at that door. Thread: the connection's event loop. */
    void receive(Channel channel, Door door) {
        var peer = PeerAddress.of(channel.remoteAddress());
        if (door.isProxied(settings)) {
            if (!isBelieved(channel)) {
                breaches.add(door, peer.text() + " is not in proxy.from, and is refused");
                hangUp(channel);
                return;
            }
            Transports.addProxyHeader(channel.pipeline());
        } else if (!enter(channel, peer, door)) {
            return;
        }
        if (door.isEncrypted(settings))
            Transports.addTls(channel.pipeline(), certificates.context());
        if (door == Door.WEBSOCKET)
            Transports.addWebSocket(channel.pipeline(), settings.websocket()::isAllowed);
        else Transports.addStrangerGuard(channel.pipeline(), this::words);
        channel.pipeline().addLast(
                new SessionGate(
                        this, admission, breaches, door, peer, !door.isProxied(settings)));
    }

    /** Counts it, until it closes; turns it away when there are too many. */
    boolean enter(Channel channel, PeerAddress peer, Door door) {
        var answer = turnstile.enter(peer);
        switch (answer) {
            case WELCOME -> channel.closeFuture().addListener(_ -> turnstile.leave(peer));
            case TOO_MANY_FROM_THERE -> turnAway(channel, door, "session.too-many-from-you");
            case FULL -> turnAway(channel, door, "session.full");
        }
        return answer == Turnstile.Answer.WELCOME;
    }

    /** One line and the end: no session, no timers, nothing that a flood could pile up. */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turnAway(Channel channel, Door door, String key) {
        if (door.isEncrypted(settings) || door == Door.WEBSOCKET) {
            // They would not understand it, and a handshake would cost more than it says.
            hangUp(channel);
            return;
        }
        var words = ByteBufUtil.writeUtf8(channel.alloc(), reception.words(key) + "\r\n");
        channel.eventLoop()
                .execute(
                        () ->
                                channel.writeAndFlush(words)
                                        .addListener(ChannelFutureListener.CLOSE));
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void hangUp(Channel channel) {
        channel.close();
    }

    private boolean isBelieved(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress remote
                && settings.proxy().isBelieved(PeerAddress.unmapped(remote.getAddress()));
    }

    private String words(Foreign who) {
        var websocket = ports.websocket();
        if (who != Foreign.HTTP || websocket.isEmpty())
            return reception.words("session.not-telnet");
        return reception.words(
                "session.not-browser", Map.of("port", Integer.toString(websocket.get())));
    }
}
