package emberdelve.protocol.telnet;

import emberdelve.protocol.telnet.TelnetOutput.Burst;

import io.netty.buffer.ByteBuf;

import java.nio.charset.StandardCharsets;

/**
 * Lines and prompts to octets for one {@link Screen}. Neither UTF-8 nor ASCII has an octet of 255,
 * so text needs no doubling of IAC; every other control character is dropped on the way.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetEncoder {
    private static final String NEW_LINE = "\r\n";

    /** Room for one of them: a wide line with a few colours. */
    private static final int LINE_CHARS = 100;

    private final Screen screen;

    TelnetEncoder(Screen screen) {
        this.screen = screen;
    }

    /** Adds the burst to {@code out}; {@code mark} follows a prompt that stays open. */
    void encode(Burst burst, PromptMark mark, ByteBuf out) {
        if (burst.lines().isEmpty() && burst.prompt().isEmpty()) return;

        var text = new StringBuilder(LINE_CHARS * (burst.lines().size() + 1));
        if (screen.atPrompt()) text.append(NEW_LINE);
        var shape = screen.shape();
        for (var line : burst.lines()) text.append(shape.draw(line)).append(NEW_LINE);
        if (burst.prompt().isPresent()) {
            text.append(shape.draw(burst.prompt().get()));
            if (screen.newlinePrompts()) text.append(NEW_LINE);
        }
        // Much quicker than character by character: nearly all of it is ASCII.
        out.writeBytes(text.toString().getBytes(StandardCharsets.UTF_8));

        screen.atPrompt(burst.prompt().isPresent() && !screen.newlinePrompts());
        if (!screen.atPrompt() || mark == PromptMark.NONE) return;
        mark.write(out);
        screen.promptMarked();
    }
}
