package emberdelve.server.link;

/** The stage of slow or failing saving, which decides what players may do. */
public enum SavingStage {
    WELL,
    /** The stage in which all players have been warned. */
    WARNED,
    /** Commands whose result must not be lost are refused. */
    HELD
}
