package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;

/** The writer of commands into a buffer. Stateless. */
final class TelnetWriter {
    private TelnetWriter() {}

    static void command(ByteBuf out, TelnetCommand command) {
        out.writeByte(TelnetCommand.IAC.octet()).writeByte(command.octet());
    }

    static void request(ByteBuf out, Request request, int option) {
        command(
                out,
                switch (request) {
                    case WILL -> TelnetCommand.WILL;
                    case WONT -> TelnetCommand.WONT;
                    case DO -> TelnetCommand.DO;
                    case DONT -> TelnetCommand.DONT;
                });
        out.writeByte(option);
    }

    /**
     * Writes a sub-negotiation; octets of 255 in the payload are doubled, after everything else was
     * encoded (RFC 855).
     */
    static void subnegotiation(ByteBuf out, TelnetOption option, Octets payload) {
        command(out, TelnetCommand.SB);
        out.writeByte(option.number());
        for (var at = 0; at < payload.length(); at++) {
            var octet = payload.at(at);
            out.writeByte(octet);
            if (octet == TelnetCommand.IAC.octet()) out.writeByte(octet);
        }
        command(out, TelnetCommand.SE);
    }

    /** Writes the line end, of which RFC 854 has only one. */
    static void newLine(ByteBuf out) {
        out.writeByte('\r').writeByte('\n');
    }
}
