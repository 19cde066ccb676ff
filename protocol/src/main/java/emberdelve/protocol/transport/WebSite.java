package emberdelve.protocol.transport;

/** The pages that are read on the port for WebSocket. */
public interface WebSite {
    /** Thread: any event loop; must not wait for anything. */
    WebAnswer answer(WebRequest request);

    /** Whether scripts of a page may open a WebSocket here that have this origin and no other. */
    boolean isAllowed(String origin);
}
