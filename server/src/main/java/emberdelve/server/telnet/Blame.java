package emberdelve.server.telnet;

import emberdelve.protocol.telnet.TelnetException;
import emberdelve.protocol.transport.TransportException;

import io.netty.handler.codec.CodecException;

import java.io.IOException;

import javax.net.ssl.SSLException;

/** The one to blame when a connection cannot go on. */
enum Blame {
    /**
     * The peer, which sent what nobody may send. It happens every day, and needs no stack trace.
     */
    PEER,
    /** The network, which fails every day, too, as when a cable is pulled. */
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

    /** The words of the log for what the peer did, without any words of the peer. */
    static String words(Throwable cause) {
        return switch (cause) {
            case TransportException ours -> String.valueOf(ours.getMessage());
            case TelnetException ours -> String.valueOf(ours.getMessage());
            default -> cause.getClass().getSimpleName();
        };
    }
}
