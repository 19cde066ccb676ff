package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transport;

import io.netty.channel.Channel;

import java.time.Duration;

/** The loops of the sessions, as new connections see them. Safe for any thread. */
interface Inside {
    /** The hall where the next connection waits for its session to begin. */
    Hall hall();

    /**
     * Adds the session's handlers behind all others; the session begins with their {@code
     * channelActive}.
     *
     * @param sinceConnected the time since the connection was made, which counts towards the time
     *     to log in
     * @param encrypted whether the peer came to a trusted proxy inside TLS
     * @param complaints the complaints about this peer
     */
    void admit(
            Channel channel,
            PeerAddress peer,
            Transport transport,
            Duration sinceConnected,
            boolean encrypted,
            Complaints complaints);
}
