package emberdelve.config.read;

import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

/** The listener of what a reader asks one node for. Thread: the one that loads. */
public interface ReaderListener {
    /** The listener that hears nothing, for files that are read to be played. */
    ReaderListener NOBODY = new ReaderListener() {};

    /**
     * The reader looks at the bare text, or asks whether there is any; {@code isText}: whether
     * there is.
     */
    default void looksAtText(boolean isText) {}

    /** The reader asks which kind of node it is. */
    default void asksForm() {}

    default void readsScalar(Scalar<?> kind) {}

    /** The reader goes through a list of that size. */
    default void readsList(int size) {}

    /** The list is taken with so many items only. */
    default void takes(Whole count) {}

    /** The reader goes through a mapping of that size, whose keys are its own to choose. */
    default void readsMapping(int size) {}

    /** The keys of that mapping are values of a kind. */
    default void readsNames(Scalar<?> kind) {}

    /** The reader asks for one key after the other. */
    default void readsFields(int size) {}

    /** The reader reports a problem with the node as a whole. */
    default void complains() {}

    /** The key has to be there. */
    default void requires(String key) {}

    /** The listener of a key, whether the key is there or not. */
    default ReaderListener key(String key) {
        return this;
    }

    /** The reader takes {@code otherwise} where the key is not there. */
    default void stands(String key, Object otherwise) {}

    /** The listener of the node as one of a sort whose nodes may hold others of that sort. */
    default ReaderListener as(String sort) {
        return this;
    }

    /** The listener of an item of the list. */
    default ReaderListener item() {
        return this;
    }

    /** The listener of a value of the mapping whose keys are the builder's choice. */
    default ReaderListener entry() {
        return this;
    }
}
