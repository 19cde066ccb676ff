/**
 * The pages that a browser reads: the page to play on, and pages for everybody. Start at {@link
 * emberdelve.server.web.Site}.
 *
 * <p>Knows nothing of connections. What is played goes over WebSocket, like every other session.
 */
@NullMarked
package emberdelve.server.web;

import org.jspecify.annotations.NullMarked;
