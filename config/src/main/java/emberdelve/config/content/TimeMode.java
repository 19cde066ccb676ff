package emberdelve.config.content;

/** The way in which a zone's time passes (docs/rules.md R1.8). */
public enum TimeMode {
    /** Time that passes with the ticks, whether or not anybody has decided. */
    REALTIME,
    /** Time that stops when a player's turn comes, until the player has decided. */
    TURNS
}
