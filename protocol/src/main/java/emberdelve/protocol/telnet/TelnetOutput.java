package emberdelve.protocol.telnet;

import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.StyledText;
import java.util.List;
import java.util.Optional;

/** What can be written to the channel, from any thread. */
public sealed interface TelnetOutput {

    /**
     * Lines and perhaps a prompt, sent as one piece. Lines are wrapped to the peer's width. A
     * prompt that the peer has not answered yet stays on the screen above them.
     */
    record Burst(List<StyledText> lines, Optional<StyledText> prompt) implements TelnetOutput {
        public Burst {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Whether we echo what the peer types, which means that nobody does: for passwords. Switched
     * off, it also ends the line of the prompt, because the peer's Enter was not shown.
     */
    record Echo(boolean byServer) implements TelnetOutput {}

    /** The user's choice, from now on in place of what the client says. */
    record Colors(ColorDepth depth) implements TelnetOutput {}

    /** The user's choice in place of the window's width; 0 to follow the window again. */
    record Width(int columns) implements TelnetOutput {}

    /** Whether prompts end with a new line, as screen readers need it. */
    record NewlinePrompts(boolean on) implements TelnetOutput {}
}
