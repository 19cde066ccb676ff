package emberdelve.server.admin;

/** The desk that takes what staff want of the content. Safe for any thread. */
public interface ReloadRequests {
    /**
     * Begins to do it; the member of staff is told the result.
     *
     * @return false when too much waits already
     */
    boolean request(ReloadOrder order);
}
