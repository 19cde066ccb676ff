package emberdelve.server.admin;

/** The desk at which staff ask for a backup. Safe for any thread. */
@FunctionalInterface
public interface BackupRequests {
    /** Begins a backup; answers false when one is under way, or the server stops. */
    boolean request();
}
