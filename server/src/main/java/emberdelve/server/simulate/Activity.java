package emberdelve.server.simulate;

/** The activity on which somebody spends time of an evening. */
public enum Activity {
    FIGHTING,
    /** On the way in a delve, and taking what lies there. */
    EXPLORING,
    /** Until the wounds are closed. */
    RESTING,
    /** Shops, choices, and ways between them. */
    ERRANDS
}
