package emberdelve.server.link;

/** How far failing or slow saving has gone, and so what it means for play. */
public enum SavingStage {
    WELL,
    /** Everybody has been told. */
    WARNED,
    /** Nobody can do what would be missed. */
    HELD
}
