package emberdelve.protocol.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;

import java.util.List;
import java.util.Optional;

/** A thing that can be written to the channel, from any thread. */
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
     * The switch of the echo: we take it over and show nothing while a password is typed. Switched
     * off, it also ends the line of the prompt, because the peer's Enter was not shown.
     */
    record Echo(boolean byServer) implements TelnetOutput {}

    /** The colours that the user has chosen, in place of those that the client says it has. */
    record Colors(ColorDepth depth) implements TelnetOutput {}

    /** The colours that the client says it has, in place of the user's choice. */
    record AutomaticColors() implements TelnetOutput {}

    /**
     * The character set that the user reads and writes, whatever the client says; empty to follow
     * the client again.
     */
    record Code(Optional<TextCode> chosen) implements TelnetOutput {}

    /** The links that the user has chosen, in place of those that the client says it has. */
    record Links(LinkSupport support) implements TelnetOutput {}

    /** The width that the user has chosen in place of the window's; 0 to follow that again. */
    record Width(int columns) implements TelnetOutput {}

    /** The choice that prompts end with a new line, as screen readers need it. */
    record ReadAloud(boolean on) implements TelnetOutput {}

    /**
     * A message for the client's programs, see {@link TelnetEvent.Modules}; not sent to a client
     * that has not asked for it. A name that is not valid makes the write fail.
     *
     * @param name such as {@code Char.Vitals}
     * @param json one JSON value, or empty
     */
    record Gmcp(String name, String json) implements TelnetOutput {}

    /** The last word to the client's programs, before the channel is closed. */
    record Goodbye(String reason) implements TelnetOutput {}

    /**
     * The status of {@link TelnetOptions}, as lines of text that are not wrapped: for those who ask
     * for it at the first prompt. Told once a connection.
     */
    record StatusText() implements TelnetOutput {}
}
