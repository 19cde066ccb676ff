package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.Octets;

import java.util.function.Consumer;

/**
 * GMCP on one connection: keeps the package Core to itself and hands on the rest, both ways, but
 * sends only what the peer has asked for.
 *
 * <p>Thread: its connection's event loop.
 */
final class GmcpTalk {
    private final Consumer<GmcpMessage> wire;
    private final GmcpCore core;
    private final Consumer<TelnetEvent> events;

    /** {@code wire}: takes what is to be sent, and drops it where GMCP was not agreed upon. */
    GmcpTalk(Consumer<GmcpMessage> wire, GmcpCore core, Consumer<TelnetEvent> events) {
        this.wire = wire;
        this.core = core;
        this.events = events;
    }

    void receive(Octets payload) {
        GmcpMessage.read(payload).ifPresent(this::receive);
    }

    private void receive(GmcpMessage message) {
        if (!GmcpCore.takes(message)) {
            events.accept(new TelnetEvent.Gmcp(message.name(), message.json()));
            return;
        }
        var before = core.modules();
        core.receive(message).ifPresent(wire);
        if (!core.modules().equals(before)) events.accept(new TelnetEvent.Modules(core.modules()));
    }

    /** Sends the message if the peer has asked for it. */
    void send(GmcpMessage message) {
        if (core.modules().wants(message.name())) wire.accept(message);
    }

    void goodbye(String reason) {
        wire.accept(GmcpCore.goodbye(reason));
    }
}
