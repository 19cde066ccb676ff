package emberdelve.protocol.telnet;

import emberdelve.protocol.telnet.TelnetOutput.Burst;

import io.netty.buffer.ByteBuf;

/**
 * The encoder of lines and prompts to octets for one {@link Screen}. No code makes an octet of 255
 * of what it {@link emberdelve.protocol.code.TextCode#has}, so text needs no doubling of IAC; every
 * other control character is dropped on the way.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetEncoder {
    /** Carriage return, line feed. */
    private static final int NEW_LINE = 0x0D_0A;

    private final Screen screen;

    TelnetEncoder(Screen screen) {
        this.screen = screen;
    }

    /** Adds the burst to {@code out}; {@code mark} follows a prompt that stays open. */
    void encode(Burst burst, PromptMark mark, ByteBuf out) {
        if (burst.lines().isEmpty() && burst.prompt().isEmpty()) return;

        if (screen.atPrompt()) out.writeShort(NEW_LINE);
        var shape = screen.shape();
        for (var line : burst.lines()) {
            shape.draw(line, out);
            out.writeShort(NEW_LINE);
        }
        if (burst.prompt().isPresent()) {
            shape.draw(burst.prompt().get(), out);
            if (screen.newlinePrompts()) out.writeShort(NEW_LINE);
        }
        screen.atPrompt(burst.prompt().isPresent() && !screen.newlinePrompts());
        if (!screen.atPrompt() || mark == PromptMark.NONE) return;
        mark.write(out);
        screen.promptMarked();
    }
}
