package emberdelve.server.terminal;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.transport.Transport;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * The terminal that a session writes to. Thread: its {@link #loop}, for everything but {@link
 * #loop}, {@link #address}, {@link #transport} and {@link #isOpen}. After its end all methods do
 * nothing.
 */
public interface Terminal {
    /** The loop that runs what belongs to this terminal, one task after the other. */
    Executor loop();

    /** The reader's numeric address without a port. */
    String address();

    /** The carrier. */
    Transport transport();

    /**
     * Whether nobody on the way can read what is typed: it is encrypted, or stays on this machine.
     */
    default boolean isPrivate() {
        return transport() == Transport.TLS;
    }

    /** Whether the user may still be there. */
    boolean isOpen();

    /**
     * Sends lines and prompt in one piece. A reader for whom too much waits already is dropped
     * instead.
     *
     * @param lines the lines, which are wrapped to the reader's width on the way
     * @param prompt the prompt, which stands behind the lines and is not ended as a line
     */
    void write(List<StyledText> lines, Optional<StyledText> prompt);

    /** Sets whether what is typed stays unseen, as passwords must. */
    void hideInput(boolean hidden);

    /** Sets the reader's own choice, in place of what the client says. */
    void setColors(ColorDepth depth);

    /** Sets the colours that the client says it has, in place of the reader's own choice. */
    default void followColors() {}

    /** Sets the reader's own choice, in place of what the client says. */
    default void setLinks(LinkSupport support) {}

    /**
     * Sets the code in which the reader reads and types; empty to go by what is known of the
     * client.
     */
    default void setCode(Optional<TextCode> code) {}

    /**
     * Sends a message for the client's programs, if they have asked for it.
     *
     * @param name the name of the message, such as {@code Char.Vitals}
     * @param json one JSON value
     */
    default void sendMessage(String name, String json) {}

    /** Tells the client's programs the last word, before {@link #close}. */
    default void sayGoodbye(String reason) {}

    /** Writes the server's status for lists of servers as text, once. */
    default void writeStatus() {}

    /**
     * Sets the width to which lines are wrapped.
     *
     * @param columns the reader's own choice; 0 for the width of the window, or for that of the
     *     screen reader mode
     */
    void setWidth(int columns);

    /** Sets whether prompts end with a new line and lines are whole, as text to speech needs it. */
    void screenReader(boolean on);

    /** Ends the connection as soon as all that was written has gone out. */
    void close();
}
