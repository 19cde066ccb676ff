package emberdelve.server.link;

/** How serious slow or failing saving is, which decides what players may do. */
public enum SavingStage {
    WELL,
    /** Everybody has been told. */
    WARNED,
    /** Commands whose result must not be lost are refused. */
    HELD
}
