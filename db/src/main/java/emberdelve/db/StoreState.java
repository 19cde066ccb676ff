package emberdelve.db;

/** How saving goes. */
public enum StoreState {
    /** The last write was good, or one is under way for the first time. */
    WELL,
    /** Nothing has failed, but what changed has waited for longer than is promised. */
    LATE,
    /** The disk or the database fails; it is opened again and written again. */
    FAILING,
    /** The database refuses the rows themselves: our fault, and a person has to look. */
    REJECTED,
    /** What is stored cannot be trusted any more; nothing is written over it. */
    UNSOUND
}
