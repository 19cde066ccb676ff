package emberdelve.protocol.transport;

import java.util.Map;

/** The pages that are read on the port for WebSocket. */
public interface WebSite {
    /**
     * The headers of every answer, also where a request is refused.
     *
     * @param trusted as in {@link WebRequest}
     */
    Map<String, String> headers(boolean trusted);

    /**
     * The headers of every answer that is a part of pages ({@link WebAnswer#isPart}): those that
     * mean something only where a page is shown are left out.
     *
     * @param trusted as in {@link WebRequest}
     */
    Map<String, String> headersOfParts(boolean trusted);

    /** Answers a request. Thread: any event loop; must not wait for anything. */
    WebAnswer answer(WebRequest request);

    /** Whether scripts of a page with this origin may open a WebSocket here. */
    boolean isAllowed(String origin);
}
