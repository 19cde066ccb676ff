package emberdelve.server.console;

import java.io.IOException;
import java.util.List;

/**
 * The seat of the operator: where lines are typed, and where answers are read. {@link #next} is for
 * one thread; the rest is safe for any.
 */
interface Seat {
    /** Begins: from now on lines may be typed. */
    void take();

    /**
     * Waits for what the operator does next.
     *
     * @throws IOException when nothing can be read any more
     */
    Deed next() throws IOException;

    /** Prints lines, whatever is being typed. Waits as long as nobody takes them. */
    void print(List<String> lines);

    /**
     * Ends: a terminal is given back as it was found. What is printed later is printed as into a
     * pipe. Does nothing a second time.
     */
    void leave();

    /** What an operator can do. */
    sealed interface Deed {
        /** Typed something and pressed ENTER. */
        record Typed(String text) implements Deed {}

        /** Pressed Ctrl-C with nothing typed. */
        record Interrupted() implements Deed {}

        /** Pressed Ctrl-D with nothing typed. */
        record EndedInput() implements Deed {}

        /** Is gone: nothing will be typed any more. */
        record Gone() implements Deed {}
    }
}
