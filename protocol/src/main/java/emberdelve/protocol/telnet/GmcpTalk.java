package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Side;
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
    private final Agreements agreements;
    private final GmcpCore core;
    private final Consumer<TelnetEvent> events;

    GmcpTalk(Agreements agreements, GmcpCore core, Consumer<TelnetEvent> events) {
        this.agreements = agreements;
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
        core.receive(message).ifPresent(this::write);
        if (!core.modules().equals(before)) events.accept(new TelnetEvent.Modules(core.modules()));
    }

    /** Sends it if it was asked for. */
    void send(GmcpMessage message) {
        if (core.modules().wants(message.name())) write(message);
    }

    void goodbye(String reason) {
        write(GmcpCore.goodbye(reason));
    }

    private void write(GmcpMessage message) {
        if (agreements.isOn(Side.US, TelnetOption.GMCP)) {
            agreements.send(TelnetOption.GMCP, message.octets());
        }
    }
}
