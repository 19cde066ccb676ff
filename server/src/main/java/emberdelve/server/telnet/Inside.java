package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transport;

import io.netty.channel.Channel;

import java.time.Duration;

/** The loops of the sessions, as the door sees them. Safe for any thread. */
interface Inside {
    /** The hall where the next connection waits for its session to begin. */
    Hall hall();

    /**
     * Adds the session's handlers as the last ones; it begins with their {@code channelActive}.
     *
     * @param sinceConnected counts towards the time to log in
     * @param complaints about what the peer does that nobody may do
     */
    void admit(
            Channel channel,
            PeerAddress peer,
            Transport transport,
            Duration sinceConnected,
            Complaints complaints);
}
