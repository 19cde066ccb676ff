/**
 * The transports between a socket and Telnet: TLS, the PROXY protocol, WebSocket, and those who
 * speak something else altogether. Start at {@link Transports}, which adds one to a pipeline.
 *
 * <p>Each of them holds {@code channelActive} back until its own part is done. Whoever stands at
 * the end of the pipeline begins to talk when {@code channelActive} arrives, and has been told the
 * rest by {@link TransportEvent}s before that.
 *
 * <p>Nothing here knows Telnet, nor who is let in.
 */
@NullMarked
package emberdelve.protocol.transport;

import org.jspecify.annotations.NullMarked;
