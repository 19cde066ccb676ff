package emberdelve.server.simulate;

/** The activity on which somebody spends time of an evening. */
public enum Activity {
    FIGHTING,
    /** The way through a delve, and the taking of what lies there. */
    EXPLORING,
    /** The rest until the wounds are closed. */
    RESTING,
    /** Shopping, choices at new levels, and the ways between. */
    ERRANDS
}
