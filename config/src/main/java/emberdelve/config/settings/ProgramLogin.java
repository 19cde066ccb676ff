package emberdelve.config.settings;

/**
 * The connections on which a client's program may log its player in with a stored password, by
 * GMCP.
 */
public enum ProgramLogin {
    /** Connections inside TLS only. */
    ENCRYPTED,
    /** Also where everybody on the way could read it. */
    ANYWHERE,
    NEVER
}
