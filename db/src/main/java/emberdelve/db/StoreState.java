package emberdelve.db;

/** The state of saving. */
public enum StoreState {
    /** The last write was good, or one is under way for the first time. */
    WELL,
    /** Nothing has failed, but what changed has waited for longer than is promised. */
    LATE,
    /** The disk or the database fails; the world is opened again and the write is tried again. */
    FAILING,
    /**
     * All is stored but some rows that cannot be and that are reported by name: our fault, and a
     * person has to look.
     */
    ASIDE,
    /** Nothing can be stored, and no row is to blame: our fault, and a person has to look. */
    REJECTED,
    /** What is stored cannot be trusted any more; nothing is written over it. */
    UNSOUND
}
