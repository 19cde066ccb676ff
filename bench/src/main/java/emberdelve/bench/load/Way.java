package emberdelve.bench.load;

import emberdelve.bench.opponent.Opponent;

import io.netty.channel.ChannelPipeline;

/** The way that players come in by. */
public enum Way {
    /** Telnet, and nothing is negotiated: lines with their colours. */
    TELNET,
    /** WebSocket, as the page to play on has it: lines, and what its panels show besides. */
    PAGE;

    /** The name by which a table calls those who come to somebody by it. */
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
