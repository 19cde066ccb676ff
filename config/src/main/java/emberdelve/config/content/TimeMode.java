package emberdelve.config.content;

/** The way in which a zone's time passes (docs/rules.md R1.8). */
public enum TimeMode {
    /** With the ticks, whether or not anybody has decided. */
    REALTIME,
    /** It stops at a player who is due and has not decided. */
    TURNS
}
