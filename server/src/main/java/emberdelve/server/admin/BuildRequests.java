package emberdelve.server.admin;

/** Takes what builders want of the content. Safe for any thread. */
public interface BuildRequests {
    /**
     * Begins to do it; the builder is told the result.
     *
     * @return false when too much waits already
     */
    boolean request(BuildOrder order);
}
