package emberdelve.config.read.scalar;

import java.util.List;
import java.util.Optional;

/** One kind of value, as written in a file. Safe for any thread. */
public interface Scalar<T> {
    /**
     * The words for what a mistaken value should have been, in half a sentence: {@code 0..65535}.
     */
    String expected();

    /** The value; empty when the text is none of this kind. */
    Optional<T> parse(String text);

    /** The value that stands in for a mistaken one, so that reading goes on to the next mistake. */
    T standIn();

    /** All words that would do, for "did you mean"; empty when there is no end of them. */
    default List<String> words() {
        return List.of();
    }

    /**
     * The gaps of texts that players read: the words that are filled in where they stand in braces.
     * Empty when the value is no such text, so that braces in it mean nothing.
     */
    default Optional<List<String>> gaps() {
        return Optional.empty();
    }
}
