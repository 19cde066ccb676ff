package emberdelve.server.telnet;

import emberdelve.protocol.telnet.TelnetException;
import emberdelve.protocol.transport.TransportException;

import io.netty.handler.codec.CodecException;

import java.io.IOException;

import javax.net.ssl.SSLException;

/** The one to blame when a connection cannot go on. */
enum Blame {
    /** The peer, which sent what nobody may send. Every day, and no reason for a stack trace. */
    PEER,
    /** Cables are pulled every day, too. */
    NETWORK,
    /** A fault of the program, to be found by its stack trace. */
    OURS;

    static Blame of(Throwable cause) {
        return switch (cause) {
            case TransportException _, TelnetException _ -> PEER;
            // Whatever a decoder throws comes from the octets it was given.
            case CodecException _, SSLException _ -> PEER;
            case IOException _ -> NETWORK;
            default -> OURS;
        };
    }

    /** The words for what the peer did, in one line of the log without any of its own. */
    static String words(Throwable cause) {
        return switch (cause) {
            case TransportException ours -> String.valueOf(ours.getMessage());
            case TelnetException ours -> String.valueOf(ours.getMessage());
            default -> cause.getClass().getSimpleName();
        };
    }
}
