package emberdelve.bench.load;

import emberdelve.bench.opponent.Opponent;

import io.netty.channel.ChannelPipeline;

/** The way that players come in by. */
public enum Way {
    /** Telnet without any negotiation: lines with their colours. */
    TELNET,
    /** WebSocket as the page uses it: lines, and the messages for its panels. */
    PAGE;

    /** The name in tables for players who come to that opponent by this way. */
    String called(Opponent opponent) {
        return switch (this) {
            case TELNET -> opponent.name();
            case PAGE -> opponent.name() + " by page";
        };
    }

    /** The port to which they connect. */
    int port(Opponent opponent) {
        return switch (this) {
            case TELNET -> opponent.port();
            case PAGE -> opponent.webPort();
        };
    }

    /** Adds what stands between the socket and a player, who reads and writes lines. */
    void prepare(ChannelPipeline pipeline, int port) {
        switch (this) {
            case TELNET -> {}
            case PAGE -> PageStream.add(pipeline, port);
        }
    }
}
