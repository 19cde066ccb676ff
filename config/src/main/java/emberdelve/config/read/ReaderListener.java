package emberdelve.config.read;

import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

/** The listener of what a reader asks one node for. Thread: the one that loads. */
public interface ReaderListener {
    /** Listens to nothing: files that are read to be played. */
    ReaderListener NOBODY = new ReaderListener() {};

    /** The reader looks at the bare text, or whether there is one; {@code isText}: there is. */
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

    /** The keys of that mapping are of a kind. */
    default void readsNames(Scalar<?> kind) {}

    /** The reader asks for one key after the other. */
    default void readsFields(int size) {}

    /** The reader has something to say against the node as a whole. */
    default void complains() {}

    /** The key has to be there. */
    default void requires(String key) {}

    /** The key, whether it is there or not. */
    default ReaderListener key(String key) {
        return this;
    }

    /** Hears what stands for a key that is not there. */
    default void stands(String key, Object otherwise) {}

    /** The node is of a sort that may have things of the same sort in it. */
    default ReaderListener as(String sort) {
        return this;
    }

    /** An item of the list. */
    default ReaderListener item() {
        return this;
    }

    /** A value of the mapping with keys of somebody's choice. */
    default ReaderListener entry() {
        return this;
    }
}
