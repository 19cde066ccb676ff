package emberdelve.protocol.telnet;

import io.netty.buffer.ByteBuf;

/**
 * The sign by which the peer is told that a prompt is complete, so that it shows it without
 * waiting.
 */
enum PromptMark {
    NONE,
    GO_AHEAD,
    END_OF_RECORD;

    void write(ByteBuf out) {
        switch (this) {
            case NONE -> {}
            case GO_AHEAD -> TelnetWriter.command(out, TelnetCommand.GO_AHEAD);
            case END_OF_RECORD -> TelnetWriter.command(out, TelnetCommand.EOR);
        }
    }
}
