package emberdelve.config.settings;

/**
 * The connections on which a client's program may log its player in with a stored password, by
 * GMCP.
 */
public enum ProgramLogin {
    /** Connections inside TLS only. */
    ENCRYPTED,
    /** All connections, even those on which everybody on the way could read the password. */
    ANYWHERE,
    NEVER
}
