package emberdelve.server.admin;

/** The desk that takes the orders of staff about the content. Safe for any thread. */
public interface ReloadRequests {
    /**
     * Begins to carry out the order; the member of staff is told the result.
     *
     * @return false when too much waits already
     */
    boolean request(ReloadOrder order);
}
