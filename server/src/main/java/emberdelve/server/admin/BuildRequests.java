package emberdelve.server.admin;

/** The desk that takes what builders want of the content. Safe for any thread. */
public interface BuildRequests {
    /**
     * Begins to do the deed; the builder is told the result.
     *
     * @return false when too much waits already
     */
    boolean request(BuildOrder order);
}
